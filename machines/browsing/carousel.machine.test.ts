// §4 Home carousels: Banner: 3 slides,
// §4 Home carousels: Testimonials: 4 items,
// §4 Home carousels: Partners: every 3
// §4 Home carousels: A manual change
// §9 Constants: Banner 5 s,
// §9 Constants: Pause after interaction

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { manualPause, periods, slideLock } from '#rules/carousel.ts';
import {
  type CarouselEvent,
  type CarouselInput,
  carouselMachine,
  type PauseReason,
} from './carousel.machine.ts';

const step = 100;
/** A pause that is no multiple of a full cycle, so that a carousel that kept moving would show another slide. */
const long = 10 * periods.banner;

function started(input: Partial<CarouselInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(carouselMachine, {
    clock,
    input: { count: 3, period: periods.banner, ...input },
  }).start();
  return {
    send: (event: CarouselEvent) => actor.send(event),
    // In small steps: a simulated clock starts a timer that another timer sets only after the full increment.
    wait: (ms: number) => {
      for (let left = ms; left > 0; left -= step) clock.increment(Math.min(step, left));
    },
    index: () => actor.getSnapshot().context.index,
    state: () => actor.getSnapshot(),
  };
}

describe('a carousel', () => {
  it('has the periods of the specification', () => {
    expect(periods).toEqual({ banner: 5000, testimonials: 6000, partners: 3000 });
    expect([slideLock, manualPause]).toEqual([500, 10_000]);
  });

  it('shows the next slide after its period, and the first one after the last', () => {
    const { wait, index } = started();
    wait(4999);
    expect(index()).toBe(0);
    wait(1);
    expect(index()).toBe(1);
    wait(5000);
    expect(index()).toBe(2);
    wait(5000);
    expect(index()).toBe(0);
  });

  it('advances the partners by one every 3 s, and returns to the first at the end', () => {
    const { wait, index } = started({ count: 7, period: periods.partners });
    const shown = Array.from({ length: 8 }, () => {
      wait(periods.partners);
      return index();
    });
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 0, 1]);
  });

  it('needs the next slide’s picture one second before its turn, and no other', () => {
    const { wait, state } = started();
    const needed = () => state().context.needed;
    wait(3999);
    expect(needed()).toBe(0);
    wait(1);
    expect(needed()).toBe(1);
    wait(4999);
    expect(needed()).toBe(1);
    wait(1);
    expect(needed()).toBe(2);
  });

  it('needs no picture while it stands still, and the chosen slide’s at once', () => {
    const { send, wait, state } = started({ still: ['reduced-motion'] });
    wait(long);
    expect(state().context.needed).toBe(0);
    send({ type: 'slide.chosen', index: 2 });
    expect(state().context.needed).toBe(2);
  });

  it('goes back from the first slide to the last', () => {
    const { send, index } = started();
    send({ type: 'previous.chosen' });
    expect(index()).toBe(2);
  });

  it('locks the slides for 500 ms after a change', () => {
    const { send, wait, index } = started();
    send({ type: 'next.chosen' });
    send({ type: 'next.chosen' });
    send({ type: 'slide.chosen', index: 0 });
    wait(499);
    send({ type: 'next.chosen' });
    expect(index()).toBe(1);
    wait(1);
    send({ type: 'next.chosen' });
    expect(index()).toBe(2);
  });

  it('is not locked by the dot of the slide that it shows', () => {
    const { send, index } = started();
    send({ type: 'slide.chosen', index: 0 });
    send({ type: 'next.chosen' });
    expect(index()).toBe(1);
  });

  it('shows the slide of a dot, and takes no dot that is not there', () => {
    const { send, wait, index } = started();
    send({ type: 'slide.chosen', index: 2 });
    expect(index()).toBe(2);
    wait(slideLock);
    for (const strange of [3, -1, 0.5, Number.NaN]) send({ type: 'slide.chosen', index: strange });
    expect(index()).toBe(2);
    send({ type: 'slide.chosen', index: 0 });
    expect(index()).toBe(0);
  });

  it.each([
    [-51, 1],
    [51, 2],
    [-50, 0],
    [50, 0],
    [0, 0],
  ])('after a swipe of %i px shows slide %i', (distance, expected) => {
    const { send, index } = started();
    send({ type: 'slide.swiped', distance });
    expect(index()).toBe(expected);
  });

  it.each<CarouselEvent>([
    { type: 'next.chosen' },
    { type: 'previous.chosen' },
    { type: 'slide.chosen', index: 1 },
    { type: 'slide.swiped', distance: -80 },
  ])('holds auto-play back for 10 s after $type, then counts its period', (event) => {
    const { send, wait, index } = started();
    send(event);
    const chosen = index();
    wait(manualPause + periods.banner - 1);
    expect(index()).toBe(chosen);
    wait(1);
    expect(index()).toBe((chosen + 1) % 3);
  });

  it.each<CarouselEvent>([
    { type: 'next.chosen' },
    { type: 'slide.chosen', index: 2 },
    { type: 'slide.swiped', distance: -80 },
  ])('counts the 10 s from the last manual action: $type', (event) => {
    const { send, wait, index } = started();
    send({ type: 'next.chosen' });
    wait(9000);
    send(event);
    wait(manualPause + periods.banner - 1);
    expect(index()).toBe(2);
    wait(1);
    expect(index()).toBe(0);
  });

  it('is not paused by a swipe that was too short', () => {
    const { send, wait, index } = started();
    send({ type: 'slide.swiped', distance: 20 });
    wait(periods.banner);
    expect(index()).toBe(1);
  });

  it.each<PauseReason>(['pointer', 'focus', 'hidden', 'reduced-motion'])(
    'pauses while there is a reason (%s), and restarts the timer when it is gone',
    (reason) => {
      const { send, wait, index } = started();
      wait(4000);
      send({ type: 'stillness.began', reason });
      wait(long);
      expect(index()).toBe(0);
      send({ type: 'stillness.ended', reason });
      wait(4999);
      expect(index()).toBe(0);
      wait(1);
      expect(index()).toBe(1);
    },
  );

  it('resumes only when the last of several reasons to pause is gone', () => {
    const { send, wait, index } = started({ still: ['reduced-motion'] });
    send({ type: 'stillness.began', reason: 'pointer' });
    send({ type: 'stillness.began', reason: 'pointer' });
    send({ type: 'stillness.ended', reason: 'pointer' });
    wait(long);
    expect(index()).toBe(0);
    send({ type: 'stillness.ended', reason: 'reduced-motion' });
    wait(periods.banner);
    expect(index()).toBe(1);
  });

  it('accepts manual actions while it is paused', () => {
    const { send, index } = started({ still: ['focus', 'pointer'] });
    send({ type: 'next.chosen' });
    expect(index()).toBe(1);
  });

  it('stays paused after the pause button until the play button, except for manual actions', () => {
    const { send, wait, index, state } = started();
    send({ type: 'pause.pressed' });
    expect(state().hasTag('playing')).toBe(false);
    wait(long);
    expect(index()).toBe(0);
    send({ type: 'next.chosen' });
    wait(long);
    expect(index()).toBe(1);
    send({ type: 'play.pressed' });
    expect(state().hasTag('playing')).toBe(true);
    wait(periods.banner);
    expect(index()).toBe(2);
  });

  it('is paused by the button also within the 10 s after a manual action', () => {
    const { send, wait, index } = started();
    send({ type: 'next.chosen' });
    send({ type: 'pause.pressed' });
    wait(long);
    expect(index()).toBe(1);
  });

  it.each([0, 1])('never moves with %i slides', (count) => {
    const { send, wait, index } = started({ count });
    wait(long);
    send({ type: 'next.chosen' });
    send({ type: 'previous.chosen' });
    expect(index()).toBe(0);
  });

  it.each([
    [0, false],
    [1, false],
    [2, true],
  ])('with %i slides says that it advances by itself: %j', (count, isPlaying) => {
    expect(started({ count }).state().hasTag('playing')).toBe(isPlaying);
  });

  it('always shows a slide that exists, and never two changes within 500 ms', () => {
    const event = fc.oneof(
      fc.constantFrom<CarouselEvent>(
        { type: 'next.chosen' },
        { type: 'previous.chosen' },
        { type: 'pause.pressed' },
        { type: 'play.pressed' },
      ),
      fc.integer({ min: -2, max: 6 }).map((index): CarouselEvent => ({ type: 'slide.chosen', index })),
      fc
        .integer({ min: -200, max: 200 })
        .map((distance): CarouselEvent => ({ type: 'slide.swiped', distance })),
      fc
        .record({
          type: fc.constantFrom('stillness.began' as const, 'stillness.ended' as const),
          reason: fc.constantFrom<PauseReason>('pointer', 'focus', 'hidden', 'reduced-motion'),
        })
        .map((both): CarouselEvent => both),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.tuple(event, fc.integer({ min: 0, max: 7000 })), { maxLength: 40 }),
        (count, steps) => {
          const { send, wait, index } = started({ count });
          let elapsed = slideLock;
          let shown = index();
          const look = () => {
            expect(index()).toBeGreaterThanOrEqual(0);
            expect(index()).toBeLessThan(count);
            if (index() === shown) return;
            expect(elapsed).toBeGreaterThanOrEqual(slideLock);
            shown = index();
            elapsed = 0;
          };
          for (const [one, ms] of steps) {
            send(one);
            look();
            for (let left = ms; left > 0; left -= step) {
              wait(Math.min(step, left));
              elapsed += Math.min(step, left);
              look();
            }
          }
        },
      ),
    );
  });
});
