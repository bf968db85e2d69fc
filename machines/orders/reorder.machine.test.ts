import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import { type ReorderAnswer, reorderMachine } from './reorder.machine.ts';

const start = (isRepaid = false) => {
  const refill = deferredCall<{ orderNumber: string }, ReorderAnswer>();
  const done: string[] = [];
  const actor = createActor(
    withEffects(reorderMachine, {
      calls: { refillCart: refill.call },
      actions: {
        refreshCart: () => done.push('cart read again'),
        notify: ({ code }) => done.push(code),
        leaveForCart: () => done.push('/cart/'),
        openPaymentStep: () => done.push('/checkout'),
      },
    }),
    { input: { orderNumber: 'BL-1', isRepaid } },
  ).start();
  const press = () => actor.send({ type: 'reorder.requested' });
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  return { actor, done, press, refill, isBusy, state: () => actor.getSnapshot().value };
};

describe('ordering again', () => {
  it('puts the animals back with one press and goes to the cart', async () => {
    const { actor, done, isBusy, press, refill, state } = start();
    expect([isBusy(), actor.getSnapshot().context.missing]).toEqual([false, []]);
    press();
    press();
    expect(isBusy()).toBe(true);
    expect(refill.calls.map(({ input }) => input)).toEqual([{ orderNumber: 'BL-1' }]);
    await refill.last().answer({ kind: 'refilled', missing: [], isAlone: true });
    expect([state(), done]).toEqual(['idle', ['cart read again', 'order-refilled', '/cart/']]);
  });

  it.each([
    ['to where one pays again', true, true, '/checkout'],
    ['to the cart where it holds other animals, too', true, false, '/cart/'],
    ['to the cart where no payment was refused', false, true, '/cart/'],
  ] as const)('leads %s', async (_, isRepaid, isAlone, path) => {
    const { done, press, refill } = start(isRepaid);
    press();
    await refill.last().answer({ kind: 'refilled', missing: [], isAlone });
    expect(done).toEqual(['cart read again', 'order-refilled', path]);
  });

  it.each([
    ['', false],
    [' and pays for none of them', true],
  ])('says which animals are gone before it leads anywhere%s', async (_, isRepaid) => {
    const { actor, done, press, refill, state } = start(isRepaid);
    press();
    const missing = [{ name: 'Ladoum', wanted: 2, back: 1 }];
    await refill.last().answer({ kind: 'refilled', missing, isAlone: true });
    expect([state(), actor.getSnapshot().context.missing]).toEqual(['short', missing]);
    expect(done).toEqual(['cart read again']);
  });

  it.each(['refused', 'no answer'] as const)(
    'reports a failure, and can be pressed again: %s',
    async (how) => {
      const { done, press, refill, state } = start();
      press();
      if (how === 'refused') await refill.last().answer({ kind: 'refused' });
      else await refill.last().fail();
      expect(state()).toBe('failed');
      // Some animals may already be in the cart.
      expect(done).toEqual(['cart read again']);
      press();
      expect(refill.calls).toHaveLength(2);
    },
  );

  it('leaves an expired session to the session machine', async () => {
    const { done, press, refill, state } = start();
    press();
    await refill.last().answer({ kind: 'unauthorized' });
    expect([state(), done]).toEqual(['idle', ['cart read again']]);
  });
});
