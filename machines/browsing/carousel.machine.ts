import { assign, not, raise, setup } from 'xstate';
import { aheadOfTurn, manualPause, slideLock, swipeStep } from '#rules/carousel.ts';
import { type SlideEvent, slideAskedFor } from './slides.ts';

/** Why a carousel pauses by itself: pointer or focus on it, hidden, or reduced motion. */
export type PauseReason = 'pointer' | 'focus' | 'hidden' | 'reduced-motion';

export type CarouselInput = {
  /** Number of slides, and milliseconds between two of them. */
  count: number;
  period: number;
  /** The reasons to pause that apply from the start. */
  still?: readonly PauseReason[];
};

export type CarouselContext = {
  count: number;
  period: number;
  index: number;
  /** The last slide whose picture is needed: it was shown, or its turn is near. */
  needed: number;
  still: readonly PauseReason[];
};

export type CarouselEvent =
  | SlideEvent
  | { type: 'pause.pressed' }
  | { type: 'play.pressed' }
  | { type: 'stillness.began'; reason: PauseReason }
  | { type: 'stillness.ended'; reason: PauseReason }
  | { type: 'slide.due' };

type Asked = { context: CarouselContext; event: SlideEvent | { type: 'slide.due' } };

/** The slide that an event selects, or the next one when the period is over. */
const asked = ({ context, event }: Asked): number =>
  slideAskedFor(context, event.type === 'slide.due' ? { type: 'next.chosen' } : event);

const change = {
  guard: { type: 'isOther', params: asked },
  target: 'locked',
  actions: { type: 'turn', params: asked },
} as const;
const isSwipe = {
  type: 'isSwipe',
  params: ({ event }: { event: { distance: number } }) => event.distance,
} as const;
const again = { target: 'interrupted', reenter: true } as const;

/**
 * A carousel of the home page: banner, testimonials or partners, which only advance (specification §2, §4), with two parallel states.
 * `slide`: a change of slide locks the slides for 500 ms; requests are ignored meanwhile. `autoplay`: every
 * `period` ms it shows the next slide, the first one after the last; the timer restarts after a pause (under
 * the pointer or the focus, in a hidden tab, under reduced motion), after the 10 s that follow a manual action, and
 * after the pause button. Tag `playing`: it advances by itself.
 */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    input: {} as CarouselInput,
    tags: {} as 'playing',
  },
  actions: {
    turn: assign(({ context }, index: number) => ({ index, needed: Math.max(context.needed, index) })),
    needNext: assign(({ context }) => ({ needed: Math.max(context.needed, context.index + 1) })),
    addStillness: assign(({ context }, reason: PauseReason) => ({
      still: [...new Set([...context.still, reason])],
    })),
    endStillness: assign(({ context }, reason: PauseReason) => ({
      still: context.still.filter((other) => other !== reason),
    })),
  },
  guards: {
    isOther: ({ context }, index: number) => index !== context.index,
    isStill: ({ context }) => context.still.length > 0 || context.count < 2,
    isSwipe: (_, distance: number) => swipeStep(distance) !== 0,
  },
  delays: {
    period: ({ context }) => context.period,
    beforeTurn: ({ context }) => context.period - aheadOfTurn,
    slideLock,
    manualPause,
  },
}).createMachine({
  id: 'carousel',
  context: ({ input: { count, period, still = [] } }) => ({ count, period, index: 0, needed: 0, still }),
  type: 'parallel',
  on: {
    'stillness.began': { actions: { type: 'addStillness', params: ({ event }) => event.reason } },
    'stillness.ended': { actions: { type: 'endStillness', params: ({ event }) => event.reason } },
  },
  states: {
    slide: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'next.chosen': change,
            'previous.chosen': change,
            'slide.chosen': change,
            'slide.swiped': change,
            'slide.due': change,
          },
        },
        locked: {
          meta: { looksAs: { idle: 'a lock of 500 ms, against a second slide under the same press' } },
          after: { slideLock: 'idle' },
        },
      },
    },
    autoplay: {
      initial: 'running',
      states: {
        running: {
          initial: 'counting',
          states: {
            counting: {
              tags: 'playing',
              meta: { looksAs: { still: 'one moment of what moves is a slide that stands' } },
              always: { guard: 'isStill', target: 'still' },
              after: {
                beforeTurn: { actions: 'needNext' },
                period: { target: 'counting', reenter: true, actions: raise({ type: 'slide.due' }) },
              },
            },
            still: {
              always: { guard: not('isStill'), target: 'counting' },
            },
          },
          on: {
            'next.chosen': 'interrupted',
            'previous.chosen': 'interrupted',
            'slide.chosen': 'interrupted',
            'slide.swiped': { guard: isSwipe, target: 'interrupted' },
            'pause.pressed': 'paused',
          },
        },
        interrupted: {
          meta: { looksAs: { still: 'it stands still; the difference is when it goes on' } },
          after: { manualPause: 'running' },
          on: {
            'next.chosen': again,
            'previous.chosen': again,
            'slide.chosen': again,
            'slide.swiped': { guard: isSwipe, ...again },
            'pause.pressed': 'paused',
          },
        },
        paused: { on: { 'play.pressed': 'running' } },
      },
    },
  },
});
