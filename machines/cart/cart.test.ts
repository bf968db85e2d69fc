// §4 Cart: Added: the cart
// §4 Cart: The cart is
// §5 Other: The cart query

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '#machines/at.ts';
import { cartMachine } from './cart.ts';
import { line, opened, startCart } from './testing/cart-by-hand.ts';

describe('the cart of a visitor', () => {
  it('is empty and asks nothing of the server, since the cart is read only when a token exists', () => {
    const { actor, readCart, shown } = startCart();
    actor.send({ type: 'cart.changed' });
    actor.send({ type: 'cart.changedElsewhere' });
    actor.send({ type: 'cart.retried' });
    expect(readCart.calls).toHaveLength(0);
    expect(shown()).toEqual([]);
  });

  it('is read once a session opens, and forgotten when it closes', async () => {
    const { actor, shown } = await opened(line('a', 2));
    expect(shown()).toEqual([['a', 2]]);
    actor.send({ type: 'session.closed' });
    expect(actor.getSnapshot().matches('visitor')).toBe(true);
    expect(shown()).toEqual([]);
  });

  it('never receives the late answer of a session that has closed', async () => {
    const { actor, readCart, shown } = startCart();
    actor.send({ type: 'session.opened' });
    actor.send({ type: 'session.closed' });
    expect(readCart.last().signal.aborted).toBe(true);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 2)] });
    expect(shown()).toEqual([]);
  });

  it('never shows one customer the lines of another', async () => {
    const { actor, shown } = await opened(line('a', 2));
    actor.send({ type: 'session.opened' });
    expect(shown()).toEqual([]);
  });
});

describe('reading the cart', () => {
  it('says that it failed and reads again when asked', async () => {
    const { actor, readCart, shown } = startCart();
    actor.send({ type: 'session.opened' });
    await readCart.last().fail();
    expect(actor.getSnapshot().matches('failed')).toBe(true);
    actor.send({ type: 'cart.retried' });
    await readCart.last().answer({ kind: 'refused' });
    expect(actor.getSnapshot().matches('failed')).toBe(true);
    actor.send({ type: 'cart.retried' });
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 1)] });
    expect(shown()).toEqual([['a', 1]]);
  });

  it('happens again after an add or an order, and the other tabs are told', async () => {
    const { actor, readCart, shown, told } = await opened(line('a', 1));
    actor.send({ type: 'cart.changed' });
    expect(told.otherTabs).toBe(1);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 1), line('b', 1)] });
    expect(shown()).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(actor.getSnapshot().matches({ ready: { truth: 'known', work: 'resting' } })).toBe(true);
    expect(readCart.calls).toHaveLength(2);
  });

  it('happens again after news of another tab, which is not told on', async () => {
    const { actor, readCart, told } = await opened(line('a', 1));
    actor.send({ type: 'cart.changedElsewhere' });
    expect(readCart.calls).toHaveLength(2);
    expect(told.otherTabs).toBe(0);
  });

  it('starts over when the cart changes meanwhile, so an older answer never overwrites a newer cart', async () => {
    const { actor, readCart, shown } = await opened(line('a', 1));
    actor.send({ type: 'cart.changedElsewhere' });
    const older = readCart.last();
    actor.send({ type: 'cart.changed' });
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 3)] });
    await older.answer({ kind: 'loaded', lines: [line('a', 1)] });
    expect(shown()).toEqual([['a', 3]]);
  });

  it('keeps the lines when they cannot be read again, says so, and retries when asked', async () => {
    const { actor, readCart, shown } = await opened(line('a', 1));
    actor.send({ type: 'cart.changedElsewhere' });
    await readCart.last().fail();
    expect(actor.getSnapshot().matches({ ready: { truth: 'unread', work: 'resting' } })).toBe(true);
    expect(shown()).toEqual([['a', 1]]);
    actor.send({ type: 'cart.retried' });
    await readCart.last().answer({ kind: 'loaded', lines: [] });
    expect(actor.getSnapshot().matches({ ready: { truth: 'known' } })).toBe(true);
    expect(shown()).toEqual([]);
  });
});

describe('whatever happens', () => {
  const lineId = fc.constantFrom('a', 'b', 'c', 'unknown');
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('wish' as const),
        lineId,
        quantity: fc.integer({ min: -1, max: 9 }),
      }),
    },
    fc.record({ kind: fc.constant('removal' as const), lineId }),
    fc.record({ kind: fc.constantFrom('write' as const, 'refuse' as const, 'fail' as const) }),
    fc.record({ kind: fc.constantFrom('read' as const, 'unread' as const) }),
    fc.record({ kind: fc.constantFrom('here' as const, 'elsewhere' as const, 'retry' as const) }),
  );

  it('one request runs at a time, quantities stay at least 1, and the cart ends equal to the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        let server = [line('a', 1), line('b', 2), line('c', 3)];
        const { actor, changeLine, readCart, shown } = await opened(...server);
        const open = new Set<unknown>([...readCart.calls]);
        const pending = () => changeLine.calls.filter((call) => !open.has(call) && !call.signal.aborted);
        const reading = () => readCart.calls.filter((call) => !open.has(call) && !call.signal.aborted);
        const write = async (outcome: 'write' | 'refuse' | 'fail') => {
          const call = pending()[0];
          if (call === undefined) return;
          open.add(call);
          const { lineId: id, quantity } = call.input;
          if (outcome !== 'write') return outcome === 'fail' ? call.fail() : call.answer({ kind: 'refused' });
          server = server.flatMap((held) =>
            held.id !== id ? [held] : quantity === 0 ? [] : [{ ...held, quantity }],
          );
          return call.answer({ kind: 'changed' });
        };
        const read = async (isRead: boolean) => {
          const call = reading()[0];
          if (call === undefined) return;
          open.add(call);
          return call.answer(isRead ? { kind: 'loaded', lines: server } : { kind: 'refused' });
        };
        for (const taken of steps) {
          if (taken.kind === 'wish') actor.send({ type: 'quantity.wished', ...taken });
          else if (taken.kind === 'removal') actor.send({ type: 'removal.wished', lineId: taken.lineId });
          else if (taken.kind === 'here') actor.send({ type: 'cart.changed' });
          else if (taken.kind === 'elsewhere') actor.send({ type: 'cart.changedElsewhere' });
          else if (taken.kind === 'retry') actor.send({ type: 'cart.retried' });
          else if (taken.kind === 'read' || taken.kind === 'unread') await read(taken.kind === 'read');
          else await write(taken.kind);
          expect(pending().length + reading().length).toBeLessThanOrEqual(1);
          expect(shown().every(([, quantity]) => Number(quantity) >= 1)).toBe(true);
        }
        const wished = shown();
        while (pending().length > 0) await write('write');
        expect(shown()).toEqual(wished);
        actor.send({ type: 'cart.retried' });
        while (reading().length > 0) await read(true);
        expect(shown()).toEqual(server.map(({ id, quantity }) => [id, quantity]));
      }),
      { numRuns: 300, seed: 15 },
    );
  });

  it.each([
    'loading',
    'failed',
    { ready: { truth: 'known', work: 'resting' } },
    { ready: { truth: 'outdated', work: 'changing' } },
    { ready: { truth: 'unread', work: 'resting' } },
    { ready: { truth: 'outdated', work: 'rereading' } },
  ])('nothing of the customer is left once the session closes in %j', (value) => {
    const { actor, shown } = startCart(at(cartMachine, value, { lines: [line('a', 1)], wishes: [] }));
    actor.send({ type: 'session.closed' });
    expect(actor.getSnapshot().matches('visitor')).toBe(true);
    expect(shown()).toEqual([]);
  });
});
