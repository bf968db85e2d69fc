import { setup } from 'xstate';
import { answered, answers } from '../answers.ts';
import type { StoryMeta } from '../story-meta.ts';
import { effect, providedAction } from '../with-effects.ts';

/** `token` is the mailed link's, or null where the address has none. */
export type ActivationContext = { token: string | null };

export type ActivationEvent = { type: 'activation.retried' };

export type ActivationAnswer = { kind: 'activated' } | { kind: 'refused' };

/**
 * Activates an account by the mailed link (specification §2 "Activation by link", §4, §8) as soon as the page opens. A
 * refusal is final; a call without an answer can be retried. Success clears the pending activation code.
 */
export const activationMachine = setup({
  types: {
    context: {} as ActivationContext,
    events: {} as ActivationEvent,
    input: {} as ActivationContext,
    tags: {} as 'busy',
    meta: {} as StoryMeta,
  },
  actors: { activate: effect<ActivationAnswer, { token: string }>() },
  actions: {
    /** Clears the e-mail whose activation was pending, if the device stores one, and prefills the login with it. */
    prefillLoginEmail: providedAction(),
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
          activated: { target: 'activated', actions: 'prefillLoginEmail' },
        }),
        onError: 'unreachable',
      },
    },
    activated: {},
    refused: {},
    unreachable: { on: { 'activation.retried': 'activating' } },
  },
});
