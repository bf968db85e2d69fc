import { assign, setup } from 'xstate';
import { selectionLimits } from '#rules/selection.ts';
import type { StoryMeta } from '../story-meta.ts';
import { providedAction } from '../with-effects.ts';

/** The ids of the chosen animals, in the order in which they were chosen. */
export type SelectionContext = { chosen: readonly string[] };

export type SelectionEvent = { type: 'animal.toggled'; id: string } | { type: 'selection.emptied' };

/**
 * The animals selected for a message to the family (beyond the specification). A press selects an animal or deselects it; a
 * sixth one is refused, with a message until the next press. Stored for the tab.
 */
export const selectionMachine = setup({
  types: {
    context: {} as SelectionContext,
    events: {} as SelectionEvent,
    input: {} as SelectionContext,
    meta: {} as StoryMeta,
  },
  actions: {
    choose: assign(({ context: { chosen } }, id: string) => ({ chosen: [...chosen, id] })),
    takeOut: assign(({ context: { chosen } }, id: string) => ({
      chosen: chosen.filter((other) => other !== id),
    })),
    takeAllOut: assign({ chosen: [] }),
    store: providedAction<SelectionContext>(),
  },
  guards: {
    isChosen: ({ context }, id: string) => context.chosen.includes(id),
    isFull: ({ context }) => context.chosen.length >= selectionLimits.most,
  },
}).createMachine({
  id: 'selection',
  context: ({ input }) => ({ chosen: [...new Set(input.chosen)].slice(0, selectionLimits.most) }),
  initial: 'idle',
  on: {
    'animal.toggled': [
      {
        guard: { type: 'isChosen', params: ({ event }) => event.id },
        target: '.idle',
        actions: [
          { type: 'takeOut', params: ({ event }) => event.id },
          { type: 'store', params: ({ context }) => context },
        ],
      },
      { guard: 'isFull', target: '.full' },
      {
        target: '.idle',
        actions: [
          { type: 'choose', params: ({ event }) => event.id },
          { type: 'store', params: ({ context }) => context },
        ],
      },
    ],
    'selection.emptied': {
      target: '.idle',
      actions: ['takeAllOut', { type: 'store', params: ({ context }) => context }],
    },
  },
  states: { idle: {}, full: {} },
});
