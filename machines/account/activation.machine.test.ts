// §2 Activation by link: Activates on load;
// §4 Forgot password, reset, activation: Form then success
// §8 Activation by link: Failure, no token

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import { type ActivationAnswer, activationMachine } from './activation.machine.ts';

const open = (token: string | null = 'mailed') => {
  const said: string[] = [];
  const activate = deferredCall<{ token: string }, ActivationAnswer>();
  const actor = createActor(
    withEffects(activationMachine, {
      calls: { activate: activate.call },
      actions: { prefillLoginEmail: () => said.push('e-mail prefilled') },
    }),
    { input: { token } },
  ).start();
  const retry = () => actor.send({ type: 'activation.retried' });
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  return { actor, said, activate, retry, isBusy, state: () => actor.getSnapshot().value };
};

describe('activation by link', () => {
  it('starts automatically, once', () => {
    const { activate, isBusy, retry, state } = open();
    retry();
    expect(state()).toBe('activating');
    expect(isBusy()).toBe(true);
    expect(activate.calls.map(({ input }) => input)).toEqual([{ token: 'mailed' }]);
  });

  it('asks nothing without a token', () => {
    const { activate, state } = open(null);
    expect(state()).toBe('unlinked');
    expect(activate.calls).toEqual([]);
  });

  it('activates, and forgets the pending activation code', async () => {
    const { activate, isBusy, said, state } = open();
    await activate.last().answer({ kind: 'activated' });
    expect(state()).toBe('activated');
    expect(isBusy()).toBe(false);
    expect(said).toEqual(['e-mail prefilled']);
  });

  it('does not retry after a refusal', async () => {
    const { activate, retry, state } = open();
    await activate.last().answer({ kind: 'refused' });
    retry();
    expect(state()).toBe('refused');
    expect(activate.calls).toHaveLength(1);
  });

  it('can be retried without an answer', async () => {
    const { activate, retry, state } = open();
    await activate.last().fail();
    expect(state()).toBe('unreachable');
    retry();
    expect(state()).toBe('activating');
    expect(activate.calls).toHaveLength(2);
  });
});
