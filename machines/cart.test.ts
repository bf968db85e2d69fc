import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { CartLine } from '#openapi/schemas.ts';
import { at } from './at.ts';
import {
  type CartAnswer,
  type CartNotice,
  cartMachine,
  type LineAnswer,
  shownLines,
  type Wish,
} from './cart.ts';
import { handAnswered } from './hand-answered.ts';
import { withEffects } from './with-effects.ts';

const line = (id: string, quantity: number): CartLine => ({
  id,
  quantity,
  product: {
    id: `product-${id}`,
    name: `Bélier ${id}`,
    image1: null,
    price: 95_000,
    promo_price: null,
    taille: null,
  },
});

function start(snapshot?: SnapshotFrom<typeof cartMachine>) {
  const readCart = handAnswered<undefined, CartAnswer>();
  const changeLine = handAnswered<Wish, LineAnswer>();
  const notices: CartNotice[] = [];
  const told = { otherTabs: 0 };
  const actor = createActor(
    withEffects(cartMachine, {
      calls: { readCart: readCart.call, changeLine: changeLine.call },
      actions: {
        tell: (notice) => notices.push(notice),
        tellOtherTabs: () => {
          told.otherTabs += 1;
        },
      },
    }),
    snapshot === undefined ? {} : { snapshot },
  ).start();
  const shown = () => shownLines(actor.getSnapshot().context).map(({ id, quantity }) => [id, quantity]);
  const wish = (lineId: string, quantity: number) =>
    actor.send({ type: 'quantity.wished', lineId, quantity });
  return { actor, readCart, changeLine, notices, told, shown, wish };
}

async function opened(...lines: CartLine[]) {
  const cart = start();
  cart.actor.send({ type: 'session.opened' });
  await cart.readCart.last().answer({ kind: 'loaded', lines });
  return cart;
}

describe('the cart of a visitor', () => {
  it('is empty and asks nothing of the server, since the cart is read only when a token exists', () => {
    const { actor, readCart, shown } = start();
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
    const { actor, readCart, shown } = start();
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
    const { actor, readCart, shown } = start();
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
    expect(actor.getSnapshot().matches({ ready: { truth: 'known', work: 'settled' } })).toBe(true);
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
    expect(actor.getSnapshot().matches({ ready: { truth: 'unread', work: 'settled' } })).toBe(true);
    expect(shown()).toEqual([['a', 1]]);
    actor.send({ type: 'cart.retried' });
    await readCart.last().answer({ kind: 'loaded', lines: [] });
    expect(actor.getSnapshot().matches({ ready: { truth: 'known' } })).toBe(true);
    expect(shown()).toEqual([]);
  });
});

describe('quantities', () => {
  it('are shown as wished before the server answers, and told once it has', async () => {
    const { changeLine, notices, shown, told, wish } = await opened(line('a', 1));
    wish('a', 2);
    expect(shown()).toEqual([['a', 2]]);
    expect(notices).toEqual([]);
    await changeLine.last().answer({ kind: 'changed' });
    expect(shown()).toEqual([['a', 2]]);
    expect(notices).toEqual([{ code: 'quantity-changed' }]);
    expect(told.otherTabs).toBe(1);
  });

  it('cost two requests for fifty quick taps: the one on its way and the last wish', async () => {
    const { changeLine, notices, shown, wish } = await opened(line('a', 1));
    for (let quantity = 2; quantity <= 51; quantity += 1) wish('a', quantity);
    expect(shown()).toEqual([['a', 51]]);
    await changeLine.last().answer({ kind: 'changed' });
    expect(shown()).toEqual([['a', 51]]);
    await changeLine.last().answer({ kind: 'changed' });
    expect(changeLine.calls.map(({ input }) => input.quantity)).toEqual([2, 51]);
    expect(notices).toEqual([{ code: 'quantity-changed' }]);
  });

  it('ask nothing more of the server when the last wish is what was sent already', async () => {
    const { changeLine, wish } = await opened(line('a', 1));
    wish('a', 2);
    wish('a', 3);
    wish('a', 2);
    await changeLine.last().answer({ kind: 'changed' });
    wish('a', 2);
    expect(changeLine.calls).toHaveLength(1);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('never become %d', async (quantity) => {
    const { changeLine, shown, wish } = await opened(line('a', 1));
    wish('a', quantity);
    expect(changeLine.calls).toHaveLength(0);
    expect(shown()).toEqual([['a', 1]]);
  });

  it('of a line that is not in the cart ask nothing of the server', async () => {
    const { changeLine, wish } = await opened(line('a', 1));
    wish('b', 2);
    expect(changeLine.calls).toHaveLength(0);
  });

  it("go back to the server's truth when they are refused, with the server's own words", async () => {
    const { changeLine, notices, readCart, shown, wish } = await opened(line('a', 1));
    wish('a', 9);
    await changeLine.last().answer({ kind: 'refused', message: 'Il ne reste que 3 animaux.' });
    expect(notices).toEqual([{ code: 'quantity-change-failed', message: 'Il ne reste que 3 animaux.' }]);
    expect(shown()).toEqual([['a', 1]]);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 3)] });
    expect(shown()).toEqual([['a', 3]]);
  });

  it('go back to what was known when nobody answers, and the cart is read again', async () => {
    const { actor, changeLine, notices, readCart, shown, wish } = await opened(line('a', 1));
    wish('a', 9);
    await changeLine.last().fail();
    expect(notices).toEqual([{ code: 'quantity-change-failed' }]);
    await readCart.last().fail();
    expect(shown()).toEqual([['a', 1]]);
    expect(actor.getSnapshot().matches({ ready: { truth: 'unread' } })).toBe(true);
  });

  it('that a later wish overrules fail in silence: only the last wish counts', async () => {
    const { changeLine, notices, readCart, shown, wish } = await opened(line('a', 1));
    wish('a', 9);
    wish('a', 2);
    await changeLine.last().answer({ kind: 'refused' });
    expect(shown()).toEqual([['a', 2]]);
    await changeLine.last().answer({ kind: 'changed' });
    expect(notices).toEqual([{ code: 'quantity-changed' }]);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 2)] });
    expect(shown()).toEqual([['a', 2]]);
  });

  it('say nothing of a session that ends: that is the session to tell', async () => {
    const { changeLine, notices, wish } = await opened(line('a', 1));
    wish('a', 2);
    await changeLine.last().answer({ kind: 'unauthorized' });
    expect(notices).toEqual([]);
  });

  it('wished while the cart is read again go first, and their line is read afterwards', async () => {
    const { actor, changeLine, readCart, shown, wish } = await opened(line('a', 1));
    actor.send({ type: 'cart.changedElsewhere' });
    const stale = readCart.last();
    wish('a', 4);
    await stale.answer({ kind: 'loaded', lines: [line('a', 1)] });
    expect(shown()).toEqual([['a', 4]]);
    await changeLine.last().answer({ kind: 'changed' });
    expect(readCart.calls).toHaveLength(3);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 4), line('b', 1)] });
    expect(shown()).toEqual([
      ['a', 4],
      ['b', 1],
    ]);
  });

  it('keep news of another tab that arrives while they are sent', async () => {
    const { actor, changeLine, readCart, wish } = await opened(line('a', 1));
    wish('a', 2);
    actor.send({ type: 'cart.changedElsewhere' });
    expect(readCart.calls).toHaveLength(1);
    await changeLine.last().answer({ kind: 'changed' });
    expect(readCart.calls).toHaveLength(2);
  });
});

describe('removals', () => {
  it('hide the line at once and are told once the server has answered', async () => {
    const { actor, changeLine, notices, shown } = await opened(line('a', 1), line('b', 2));
    actor.send({ type: 'removal.wished', lineId: 'a' });
    expect(shown()).toEqual([['b', 2]]);
    await changeLine.last().answer({ kind: 'changed' });
    expect(changeLine.last().input).toEqual({ lineId: 'a', quantity: 0 });
    expect(notices).toEqual([{ code: 'line-removed' }]);
  });

  it('bring the line back when they are refused', async () => {
    const { actor, changeLine, notices, readCart, shown } = await opened(line('a', 1));
    actor.send({ type: 'removal.wished', lineId: 'a' });
    await changeLine.last().answer({ kind: 'refused' });
    expect(notices).toEqual([{ code: 'line-removal-failed' }]);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 1)] });
    expect(shown()).toEqual([['a', 1]]);
  });

  it('are sent once for a double click', async () => {
    const { actor, changeLine } = await opened(line('a', 1));
    actor.send({ type: 'removal.wished', lineId: 'a' });
    actor.send({ type: 'removal.wished', lineId: 'a' });
    await changeLine.last().answer({ kind: 'changed' });
    expect(changeLine.calls).toHaveLength(1);
  });

  it('overrule a quantity of the same line that still waits', async () => {
    const { actor, changeLine, wish } = await opened(line('a', 1));
    wish('a', 2);
    wish('a', 3);
    actor.send({ type: 'removal.wished', lineId: 'a' });
    await changeLine.last().answer({ kind: 'changed' });
    await changeLine.last().answer({ kind: 'changed' });
    expect(changeLine.calls.map(({ input }) => input.quantity)).toEqual([2, 0]);
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
    { ready: { truth: 'known', work: 'settled' } },
    { ready: { truth: 'outdated', work: 'changing' } },
    { ready: { truth: 'unread', work: 'settled' } },
    { ready: { truth: 'outdated', work: 'rereading' } },
  ])('nothing of the customer is left once the session closes in %j', (value) => {
    const { actor, shown } = start(at(cartMachine, value, { lines: [line('a', 1)], wishes: [] }));
    actor.send({ type: 'session.closed' });
    expect(actor.getSnapshot().matches('visitor')).toBe(true);
    expect(shown()).toEqual([]);
  });
});
