// §4 Cart: Added: the cart
// §4 Cart: The cart is
// §5 Other: The cart query

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../at.ts';
import { cartMachine, cartStatusOf } from './cart.machine.ts';
import { emptyCart, shownUnread } from './cart.model.ts';
import { burstEnds } from './cart-setup.ts';
import { line, opened, startCart } from './testing/cart-fixtures.ts';

describe('the cart of a visitor', () => {
  it('is empty and sends no request, since the cart is read only when a token exists', () => {
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

  it.each(['on its way', 'still waiting', 'waiting by itself'])(
    'warns, when its session closes during an update that is %s, that it may not have been saved',
    async (how) => {
      const { actor, notices, update, shown, changeLine } = await opened(line('a', 2));
      update('a', 3);
      if (how !== 'on its way') update('a', 4);
      if (how === 'waiting by itself') await changeLine.last().answer({ kind: 'changed' });
      actor.send({ type: 'session.closed' });
      expect([notices, shown()]).toEqual([[{ code: 'update-unanswered' }], []]);
      actor.send({ type: 'session.opened' });
      actor.send({ type: 'session.closed' });
      expect(notices).toHaveLength(1);
    },
  );

  it('never receives the late answer of a session that has closed', async () => {
    const { actor, readCart, shown } = startCart();
    actor.send({ type: 'session.opened' });
    actor.send({ type: 'session.closed' });
    expect(readCart.last().signal.aborted).toBe(true);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 2)] });
    expect(shown()).toEqual([]);
  });

  it('never shows one customer the lines of another', async () => {
    const { actor, readCart, shown } = await opened(line('a', 2));
    actor.send({ type: 'session.opened' });
    expect(shown()).toEqual([]);
    const former = readCart.last();
    actor.send({ type: 'session.opened' });
    expect(former.signal.aborted).toBe(true);
    await former.answer({ kind: 'loaded', lines: [line('a', 2)] });
    expect(shown()).toEqual([]);
  });
});

describe('reading the cart', () => {
  it('reports a failure and can be retried', async () => {
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

  it('happens again after an add or an order, which is broadcast to the other tabs', async () => {
    const { actor, readCart, shown, notified } = await opened(line('a', 1));
    actor.send({ type: 'cart.changed' });
    expect(notified.otherTabs).toBe(1);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 1), line('b', 1)] });
    expect(shown()).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(actor.getSnapshot().matches({ ready: { freshness: 'fresh', work: 'idle' } })).toBe(true);
    expect(readCart.calls).toHaveLength(2);
  });

  it('happens again after a change of another tab, which is not broadcast again', async () => {
    const { actor, readCart, notified } = await opened(line('a', 1));
    actor.send({ type: 'cart.changedElsewhere' });
    expect(readCart.calls).toHaveLength(2);
    expect(notified.otherTabs).toBe(0);
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

  it('starts over at a second change elsewhere during a running read, which may be older than that change', async () => {
    const { actor, readCart, shown } = await opened(line('a', 1));
    actor.send({ type: 'cart.changedElsewhere' });
    const older = readCart.last();
    actor.send({ type: 'cart.changedElsewhere' });
    expect(older.signal.aborted).toBe(true);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 7)] });
    await older.answer({ kind: 'loaded', lines: [line('a', 1)] });
    expect(shown()).toEqual([['a', 7]]);
    expect(readCart.calls).toHaveLength(3);
  });

  it('is broadcast to the other tabs, also where the cart changed before its first read was answered', () => {
    const { actor, readCart, notified } = startCart();
    actor.send({ type: 'session.opened' });
    actor.send({ type: 'cart.changed' });
    expect([notified.otherTabs, readCart.calls.length]).toEqual([1, 2]);
  });

  it.each([
    ['cart.changed', 1],
    ['cart.changedElsewhere', 0],
  ] as const)('a failed read is repeated automatically at %s', async (type, times) => {
    const { actor, readCart, shown, notified } = startCart();
    actor.send({ type: 'session.opened' });
    await readCart.last().fail();
    actor.send({ type });
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 1)] });
    expect(shown()).toEqual([['a', 1]]);
    expect(notified.otherTabs).toBe(times);
  });

  it('starts over at a second change elsewhere during the first read, too', async () => {
    const { actor, readCart, shown } = startCart();
    actor.send({ type: 'session.opened' });
    const older = readCart.last();
    actor.send({ type: 'cart.changedElsewhere' });
    expect(older.signal.aborted).toBe(true);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 7)] });
    expect(shown()).toEqual([['a', 7]]);
  });

  it.each(['refused', 'unreachable'])(
    'keeps the lines when they cannot be read again, reports it, and can be retried: %s',
    async (how) => {
      const { actor, readCart, shown } = await opened(line('a', 1));
      actor.send({ type: 'cart.changedElsewhere' });
      await (how === 'refused' ? readCart.last().answer({ kind: 'refused' }) : readCart.last().fail());
      expect(actor.getSnapshot().matches({ ready: { freshness: 'unread', work: 'idle' } })).toBe(true);
      expect(shown()).toEqual([['a', 1]]);
      actor.send({ type: 'cart.retried' });
      await readCart.last().answer({ kind: 'loaded', lines: [] });
      expect(actor.getSnapshot().matches({ ready: { freshness: 'fresh' } })).toBe(true);
      expect(shown()).toEqual([]);
    },
  );
});

describe('whatever happens', () => {
  const lineId = fc.constantFrom('a', 'b', 'c', 'unknown');
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('quantity' as const),
        lineId,
        quantity: fc.integer({ min: -1, max: 9 }),
      }),
    },
    fc.record({ kind: fc.constant('removal' as const), lineId }),
    fc.record({ kind: fc.constantFrom('write' as const, 'refuse' as const, 'fail' as const) }),
    fc.record({ kind: fc.constantFrom('read' as const, 'unread' as const) }),
    fc.record({ kind: fc.constantFrom('here' as const, 'elsewhere' as const, 'retry' as const) }),
    fc.record({ kind: fc.constant('pause' as const), ms: fc.integer({ min: 0, max: 600 }) }),
    fc.record({ kind: fc.constant('awaited' as const) }),
  );

  it('one request runs at a time, quantities stay at least 1, and the cart ends equal to the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        let server = [line('a', 1), line('b', 2), line('c', 3)];
        const { actor, changeLine, clock, readCart, shown } = await opened(...server);
        const open = new Set<unknown>([...readCart.calls]);
        const pending = () => changeLine.calls.filter((call) => !open.has(call) && !call.signal.aborted);
        const reading = () => readCart.calls.filter((call) => !open.has(call) && !call.signal.aborted);
        const write = async (outcome: 'write' | 'refuse' | 'fail') => {
          const call = pending()[0];
          if (call === undefined) return;
          open.add(call);
          const { lineId: id, quantity } = call.input;
          if (outcome !== 'write') return outcome === 'fail' ? call.fail() : call.answer({ kind: 'refused' });
          server = server.flatMap((one) =>
            one.id !== id ? [one] : quantity === 0 ? [] : [{ ...one, quantity }],
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
          if (taken.kind === 'quantity') actor.send({ type: 'quantity.requested', ...taken });
          else if (taken.kind === 'removal') actor.send({ type: 'removal.requested', lineId: taken.lineId });
          else if (taken.kind === 'pause') clock.increment(taken.ms);
          else if (taken.kind === 'awaited') actor.send({ type: 'cart.awaited' });
          else if (taken.kind === 'here') actor.send({ type: 'cart.changed' });
          else if (taken.kind === 'elsewhere') actor.send({ type: 'cart.changedElsewhere' });
          else if (taken.kind === 'retry') actor.send({ type: 'cart.retried' });
          else if (taken.kind === 'read' || taken.kind === 'unread') await read(taken.kind === 'read');
          else await write(taken.kind);
          expect(pending().length + reading().length).toBeLessThanOrEqual(1);
          expect(shown().every(([, quantity]) => Number(quantity) >= 1)).toBe(true);
        }
        const wanted = shown();
        clock.increment(burstEnds);
        while (pending().length > 0) await write('write');
        expect(shown()).toEqual(wanted);
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
    { ready: { freshness: 'fresh', burst: 'inactive', work: 'idle' } },
    { ready: { freshness: 'stale', burst: 'inactive', work: 'changing' } },
    { ready: { freshness: 'unread', burst: 'inactive', work: 'idle' } },
    { ready: { freshness: 'stale', burst: 'inactive', work: 'rereading' } },
  ])('nothing of the customer is left once the session closes in %j', (value) => {
    const { actor, shown } = startCart(at(cartMachine, value, { ...emptyCart, lines: [line('a', 1)] }));
    actor.send({ type: 'session.closed' });
    expect(actor.getSnapshot().matches('visitor')).toBe(true);
    expect(shown()).toEqual([]);
  });
});

describe('a caller that awaits the cart', () => {
  it('knows it settled only when no answer and no update is still to come', async () => {
    const { actor, changeLine, clock, readCart, update } = startCart();
    const standing = () => cartStatusOf(actor.getSnapshot());
    expect(standing()).toBe('settled');
    actor.send({ type: 'session.opened' });
    expect(standing()).toBe('settling');
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 1)] });
    expect(standing()).toBe('settled');
    update('a', 2);
    update('a', 3);
    await changeLine.last().answer({ kind: 'changed' });
    expect(standing()).toBe('settling');
    clock.increment(burstEnds);
    expect(standing()).toBe('settling');
    await changeLine.last().answer({ kind: 'changed' });
    expect(standing()).toBe('settled');
    actor.send({ type: 'cart.changedElsewhere' });
    expect(standing()).toBe('settling');
    await readCart.last().fail();
    expect(standing()).toBe('unread');
  });

  it('can flush the updates that are pending until the end of a burst', async () => {
    const { actor, changeLine, update } = await opened(line('a', 1));
    update('a', 2);
    update('a', 3);
    await changeLine.last().answer({ kind: 'changed' });
    expect(changeLine.calls).toHaveLength(1);
    actor.send({ type: 'cart.awaited' });
    expect(changeLine.calls.map(({ input }) => input.quantity)).toEqual([2, 3]);
  });

  it('is notified that a first cart could not be read', async () => {
    const { actor, readCart } = startCart();
    actor.send({ type: 'session.opened' });
    await readCart.last().answer({ kind: 'refused' });
    expect(cartStatusOf(actor.getSnapshot())).toBe('unread');
  });
});

describe('a cart of which a line could not be read', () => {
  const broken = { id: 'broken', name: null };
  async function incomplete() {
    const cart = startCart();
    cart.actor.send({ type: 'session.opened' });
    await cart.readCart.last().answer({ kind: 'loaded', lines: [line('a', 2)], unread: [broken] });
    const unread = () => shownUnread(cart.actor.getSnapshot().context);
    return { ...cart, unread, standing: () => cartStatusOf(cart.actor.getSnapshot()) };
  }

  it('is incomplete, and shows the others', async () => {
    const { shown, unread, standing } = await incomplete();
    expect([shown(), unread(), standing()]).toEqual([[['a', 2]], [broken], 'incomplete']);
  });

  it('is complete once that line was removed, which cannot be undone', async () => {
    const { actor, changeLine, notices, rows, unread, standing } = await incomplete();
    actor.send({ type: 'removal.requested', lineId: 'broken' });
    expect([unread(), standing()]).toEqual([[], 'settling']);
    expect(changeLine.last().input).toEqual({ lineId: 'broken', quantity: 0 });
    await changeLine.last().answer({ kind: 'changed' });
    expect([unread(), standing(), notices]).toEqual([[], 'settled', [{ code: 'line-removed' }]]);
    expect(rows()).toEqual(['line a 2']);
  });

  it('is incomplete again where the removal fails', async () => {
    const { actor, changeLine, readCart, notices, unread } = await incomplete();
    actor.send({ type: 'removal.requested', lineId: 'broken' });
    await changeLine.last().fail();
    expect([unread(), notices]).toEqual([[broken], [{ code: 'line-removal-failed' }]]);
    await readCart.last().answer({ kind: 'loaded', lines: [], unread: [broken] });
    expect(unread()).toEqual([broken]);
  });

  it('accepts no quantity for that line, and no removal of one without an id', async () => {
    const { actor, changeLine, update } = await incomplete();
    update('broken', 3);
    actor.send({ type: 'removal.requested', lineId: 'unknown' });
    expect(changeLine.calls).toHaveLength(0);
  });
});
