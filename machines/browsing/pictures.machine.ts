import { assign, setup } from 'xstate';
import { type SlideEvent, slideAskedFor } from './slides.ts';

/** `count`: the number of frames. `index`: the one shown. */
export type PicturesContext = { count: number; index: number };

/**
 * The pictures of an animal (specification §2 "Product detail"): none, one, or several that are swiped over 50 px, turned
 * by arrows or selected by thumbnail. They wrap around at both ends and never advance by themselves. Where a photo or video can
 * be asked for (`isAsked`), the request is one more frame after the last picture.
 */
export const picturesMachine = setup({
  types: {
    context: {} as PicturesContext,
    events: {} as SlideEvent,
    input: {} as { count: number; isAsked?: boolean },
    meta: {} as { unseen?: string },
  },
  actions: { turn: assign(({ context, event }) => ({ index: slideAskedFor(context, event) })) },
  guards: {
    isEmpty: ({ context }) => context.count === 0,
    isSingle: ({ context }) => context.count === 1,
  },
}).createMachine({
  id: 'pictures',
  context: ({ input: { count, isAsked = false } }) => ({
    count: count === 0 ? 0 : count + Number(isAsked),
    index: 0,
  }),
  initial: 'opening',
  states: {
    opening: {
      meta: { unseen: 'left in the step that enters it' },
      always: [
        { guard: 'isEmpty', target: 'none' },
        { guard: 'isSingle', target: 'single' },
        { target: 'several' },
      ],
    },
    none: {},
    single: {},
    several: {
      on: {
        'next.chosen': { actions: 'turn' },
        'previous.chosen': { actions: 'turn' },
        'slide.chosen': { actions: 'turn' },
        'slide.swiped': { actions: 'turn' },
      },
    },
  },
});
