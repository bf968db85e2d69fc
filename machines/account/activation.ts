import { setup } from 'xstate';
import { answered, answers } from '#machines/answers.ts';
import type { Seen } from '#machines/seen.ts';
import { effect, outward } from '#machines/with-effects.ts';

/** `token` is the mailed link's, or null where the address has none. */
export type ActivationContext = { token: string | null };

export type ActivationEvent = { type: 'activation.retried' };

export type ActivationAnswer = { kind: 'activated' } | { kind: 'refused' };

/**
 * The activation by the mailed link (specification §2 "Activation by link", §4, §8): it begins with the page. A refusal is
 * definite; without an answer it may be tried again. Activated, the code that was mailed along is not waited for any more.
 */
export const activationMachine = setup({
  types: {
    context: {} as ActivationContext,
    events: {} as ActivationEvent,
    input: {} as ActivationContext,
    tags: {} as 'busy',
    meta: {} as Seen,
  },
  actors: { activate: effect<ActivationAnswer, { token: string }>() },
  actions: {
    /** The e-mail that waited for its activation, if the device knows it: it waits no longer, and the login begins with it. */
    handOnEmail: outward(),
  },
  guards: { answered, isLinked: ({ context }) => context.token !== null },
}).createMachine({
  id: 'activation',
  context: ({ input: { token } }) => ({ token }),
  initial: 'opening',
  states: {
    opening: {
      meta: { unseen: 'left in the step that enters it' },
      always: [{ guard: 'isLinked', target: 'activating' }, { target: 'unlinked' }],
    },
    unlinked: {},
    activating: {
      tags: 'busy',
      invoke: {
        src: 'activate',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: answers({
          refused: 'refused',
          activated: { target: 'activated', actions: 'handOnEmail' },
        }),
        onError: 'unreachable',
      },
    },
    activated: {},
    refused: {},
    unreachable: { on: { 'activation.retried': 'activating' } },
  },
});
