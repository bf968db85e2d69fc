// §4 Cart: A line’s quantity
// §8 Cart: Quantity and removal
// §8 Cart: « Erreur lors
// §8 Cart: « Échec de
// §8 Cart: « Quantité mise
// §8 Cart: « Article supprimé
// §9 Constants: Detail quantity from

import { describe, expect, it } from 'vitest';
import { burstEnds } from './cart-setup.ts';
import { line, opened } from './testing/cart-fixtures.ts';

describe('quantities', () => {
  it('are shown as requested before the server answers, and confirmed by a notice once it has', async () => {
    const { changeLine, notices, shown, notified, update } = await opened(line('a', 1));
    update('a', 2);
    expect(shown()).toEqual([['a', 2]]);
    expect(notices).toEqual([]);
    await changeLine.last().answer({ kind: 'changed' });
    expect(shown()).toEqual([['a', 2]]);
    expect(notices).toEqual([{ code: 'quantity-changed' }]);
    expect(notified.otherTabs).toBe(1);
  });

  it.each([
    ['at once', 0],
    ['after 20 taps', 20],
    ['after the burst', 60],
  ])(
    'cost two requests for fifty taps less than 500 ms apart, where the server answers %s',
    async (_, pace) => {
      const { changeLine, clock, notices, shown, update } = await opened(line('a', 1));
      const answered = new Set<unknown>();
      const answer = async () => {
        const call = changeLine.calls.find((one) => !answered.has(one));
        answered.add(call);
        await call?.answer({ kind: 'changed' });
      };
      for (let tap = 0; tap < 50; tap += 1) {
        update('a', tap + 2);
        clock.increment(burstEnds - 1);
        if (tap >= pace) await answer();
      }
      expect(shown()).toEqual([['a', 51]]);
      clock.increment(1);
      await answer();
      await answer();
      expect(changeLine.calls.map(({ input }) => input.quantity)).toEqual([2, 51]);
      expect(shown()).toEqual([['a', 51]]);
      expect(notices.filter(({ code }) => code === 'quantity-changed').length).toBeGreaterThan(0);
    },
  );

  it('are sent at once where taps are 500 ms apart, which is no burst', async () => {
    const { changeLine, clock, update } = await opened(line('a', 1));
    for (const quantity of [2, 3, 4]) {
      update('a', quantity);
      expect(changeLine.last().input.quantity).toBe(quantity);
      await changeLine.last().answer({ kind: 'changed' });
      clock.increment(burstEnds);
    }
    expect(changeLine.calls.map(({ input }) => input.quantity)).toEqual([2, 3, 4]);
  });

  it('send no further request when the last update equals the one sent', async () => {
    const { changeLine, clock, update } = await opened(line('a', 1), line('b', 2));
    update('b', 6);
    update('b', 7);
    update('b', 6);
    await changeLine.last().answer({ kind: 'changed' });
    update('b', 6);
    clock.increment(burstEnds);
    expect(changeLine.calls).toHaveLength(1);
  });

  it('updates of two lines are both sent', async () => {
    const { changeLine, clock, notices, shown, update } = await opened(line('a', 1), line('b', 5));
    update('b', 1);
    update('a', 3);
    update('b', 4);
    expect(shown()).toEqual([
      ['a', 3],
      ['b', 4],
    ]);
    await changeLine.last().answer({ kind: 'changed' });
    clock.increment(burstEnds);
    await changeLine.last().answer({ kind: 'changed' });
    await changeLine.last().answer({ kind: 'changed' });
    expect(changeLine.calls.map(({ input }) => [input.lineId, input.quantity])).toEqual([
      ['b', 1],
      ['a', 3],
      ['b', 4],
    ]);
    expect(notices).toHaveLength(2);
  });

  it('are reported as refused while an update of another line is pending', async () => {
    const { changeLine, notices, update } = await opened(line('a', 1), line('b', 5));
    update('a', 9);
    update('b', 4);
    await changeLine.last().answer({ kind: 'refused' });
    expect(notices).toEqual([{ code: 'quantity-change-failed' }]);
  });

  it('an update of a line that another tab has removed meanwhile does not restore the line', async () => {
    const { actor, changeLine, readCart, shown, update } = await opened(line('a', 1), line('b', 5));
    update('b', 4);
    update('a', 2);
    await changeLine.last().answer({ kind: 'changed' });
    actor.send({ type: 'cart.changedElsewhere' });
    await readCart.last().answer({ kind: 'loaded', lines: [line('b', 4)] });
    expect(shown()).toEqual([['b', 4]]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('never become %d', async (quantity) => {
    const { changeLine, shown, update } = await opened(line('a', 1));
    update('a', quantity);
    expect(changeLine.calls).toHaveLength(0);
    expect(shown()).toEqual([['a', 1]]);
  });

  it('an update of a line that is not in the cart sends no request', async () => {
    const { changeLine, update } = await opened(line('a', 1));
    update('b', 2);
    expect(changeLine.calls).toHaveLength(0);
  });

  it("are rolled back when they are refused, with the server's message", async () => {
    const { changeLine, notices, readCart, shown, update } = await opened(line('a', 1));
    update('a', 9);
    await changeLine.last().answer({ kind: 'refused', message: 'Il ne reste que 3 animaux.' });
    expect(notices).toEqual([{ code: 'quantity-change-failed', message: 'Il ne reste que 3 animaux.' }]);
    expect(shown()).toEqual([['a', 1]]);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 3)] });
    expect(shown()).toEqual([['a', 3]]);
  });

  it('are rolled back without an answer, and the cart is read again', async () => {
    const { actor, changeLine, notices, readCart, shown, update } = await opened(line('a', 1));
    update('a', 9);
    await changeLine.last().fail();
    expect(notices).toEqual([{ code: 'quantity-change-failed' }]);
    await readCart.last().fail();
    expect(shown()).toEqual([['a', 1]]);
    expect(actor.getSnapshot().matches({ ready: { freshness: 'unread' } })).toBe(true);
  });

  it('updates without an answer are broadcast to the other tabs, since the server may have applied them', async () => {
    const { changeLine, clock, notified, update } = await opened(line('a', 1));
    update('a', 9);
    update('a', 3);
    await changeLine.last().fail();
    expect(notified.otherTabs).toBe(1);
    clock.increment(burstEnds);
    await changeLine.last().fail();
    expect(notified.otherTabs).toBe(2);
  });

  it('refused updates are broadcast to the other tabs, since the cart has changed', async () => {
    const { changeLine, clock, notified, update } = await opened(line('a', 1));
    update('a', 9);
    update('a', 3);
    await changeLine.last().answer({ kind: 'refused' });
    expect(notified.otherTabs).toBe(1);
    clock.increment(burstEnds);
    await changeLine.last().answer({ kind: 'refused' });
    expect(notified.otherTabs).toBe(2);
  });

  it('an update that a later one replaces fails without a notice', async () => {
    const { changeLine, clock, notices, readCart, shown, update } = await opened(line('a', 1));
    update('a', 9);
    update('a', 2);
    await changeLine.last().answer({ kind: 'refused' });
    expect(readCart.calls).toHaveLength(2);
    clock.increment(burstEnds);
    expect(shown()).toEqual([['a', 2]]);
    await changeLine.last().answer({ kind: 'changed' });
    expect(notices).toEqual([{ code: 'quantity-changed' }]);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 2)] });
    expect(shown()).toEqual([['a', 2]]);
  });

  it.each(['refused', 'lost'])(
    'an update that a later one replaces is dropped if it fails (%s), and sent again if the customer chooses it again',
    async (how) => {
      const { changeLine, clock, readCart, update } = await opened(line('a', 1));
      update('a', 9);
      update('a', 2);
      await (how === 'refused' ? changeLine.last().answer({ kind: 'refused' }) : changeLine.last().fail());
      expect(readCart.calls).toHaveLength(2);
      update('a', 9);
      clock.increment(burstEnds);
      expect(changeLine.calls.map(({ input }) => input.quantity)).toEqual([9, 9]);
    },
  );

  it('an update that a later one replaces is part of the cart after its answer, and is broadcast to the other tabs', async () => {
    const { changeLine, clock, shown, notified, update } = await opened(line('a', 1));
    update('a', 2);
    update('a', 9);
    await changeLine.last().answer({ kind: 'changed' });
    expect(notified.otherTabs).toBe(1);
    clock.increment(burstEnds);
    await changeLine.last().answer({ kind: 'refused' });
    expect(shown()).toEqual([['a', 2]]);
  });

  it('leave the notice of an ended session to the session', async () => {
    const { changeLine, notices, readCart, shown, update } = await opened(line('a', 1));
    update('a', 2);
    await changeLine.last().answer({ kind: 'unauthorized' });
    expect(notices).toEqual([]);
    expect(shown()).toEqual([['a', 1]]);
    expect(readCart.calls).toHaveLength(2);
  });

  it('requested while the cart is read again go first, and their line is read afterwards', async () => {
    const { actor, changeLine, readCart, shown, update } = await opened(line('a', 1));
    actor.send({ type: 'cart.changedElsewhere' });
    const stale = readCart.last();
    update('a', 4);
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

  it('keep changes of another tab that arrive while they are sent', async () => {
    const { actor, changeLine, readCart, update } = await opened(line('a', 1));
    update('a', 2);
    actor.send({ type: 'cart.changedElsewhere' });
    expect(readCart.calls).toHaveLength(1);
    await changeLine.last().answer({ kind: 'changed' });
    expect(readCart.calls).toHaveLength(2);
  });
});

describe('removals', () => {
  it('hide the line at once and are confirmed by a notice once the server has answered', async () => {
    const { actor, changeLine, notices, shown } = await opened(line('a', 1), line('b', 2));
    actor.send({ type: 'removal.requested', lineId: 'a' });
    expect(shown()).toEqual([['b', 2]]);
    await changeLine.last().answer({ kind: 'changed' });
    expect(changeLine.last().input).toMatchObject({ lineId: 'a', quantity: 0 });
    expect(notices).toEqual([{ code: 'line-removed' }]);
  });

  it('are rolled back when they are refused', async () => {
    const { actor, changeLine, notices, readCart, shown } = await opened(line('a', 1));
    actor.send({ type: 'removal.requested', lineId: 'a' });
    await changeLine.last().answer({ kind: 'refused' });
    expect(notices).toEqual([{ code: 'line-removal-failed' }]);
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 1)] });
    expect(shown()).toEqual([['a', 1]]);
  });

  it('remember the line that is removed, as it was shown', async () => {
    const { actor, changeLine, rows, update } = await opened(line('a', 1), line('b', 2));
    update('b', 5);
    actor.send({ type: 'cart.awaited' });
    await changeLine.last().answer({ kind: 'changed' });
    actor.send({ type: 'removal.requested', lineId: 'b' });
    await changeLine.last().answer({ kind: 'changed' });
    expect(rows()).toEqual(['line a 1', 'removed b 5']);
  });

  it('belong to the burst of taps that they come in', async () => {
    const { actor, changeLine, clock, update } = await opened(line('a', 1), line('b', 2));
    update('a', 2);
    update('a', 3);
    await changeLine.last().answer({ kind: 'changed' });
    clock.increment(burstEnds - 1);
    actor.send({ type: 'removal.requested', lineId: 'b' });
    clock.increment(burstEnds - 1);
    expect(changeLine.calls).toHaveLength(1);
    clock.increment(1);
    expect(changeLine.calls).toHaveLength(2);
  });

  it('are sent once for a double click', async () => {
    const { actor, changeLine } = await opened(line('a', 1));
    actor.send({ type: 'removal.requested', lineId: 'a' });
    actor.send({ type: 'removal.requested', lineId: 'a' });
    await changeLine.last().answer({ kind: 'changed' });
    expect(changeLine.calls).toHaveLength(1);
  });

  it('replace a pending quantity of the same line', async () => {
    const { actor, changeLine, clock, update } = await opened(line('a', 1));
    update('a', 2);
    update('a', 3);
    actor.send({ type: 'removal.requested', lineId: 'a' });
    await changeLine.last().answer({ kind: 'changed' });
    clock.increment(burstEnds);
    await changeLine.last().answer({ kind: 'changed' });
    expect(changeLine.calls.map(({ input }) => input.quantity)).toEqual([2, 0]);
  });
});
