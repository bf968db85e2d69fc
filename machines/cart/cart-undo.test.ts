import { describe, expect, it } from 'vitest';
import { line, opened } from './testing/cart-by-hand.ts';
import { isAmong } from './wishes.ts';

/** A cart of two lines, the first of which (three animals) was removed and answered for. */
async function removed() {
  const cart = await opened(line('a', 3), line('b', 1));
  cart.actor.send({ type: 'removal.wished', lineId: 'a' });
  await cart.changeLine.last().answer({ kind: 'changed' });
  const notice = cart.notices.at(-1);
  if (notice?.removed === undefined) throw new Error('The notice has nothing to bring back.');
  return { ...cart, undo: () => cart.actor.send({ type: 'removal.undone', line: line('a', 3) }), notice };
}

describe('a removal undone', () => {
  it('brings back the same animal and quantity, at once and at the server, whose cart is read again', async () => {
    const { undo, shown, changeLine, readCart, notices, notice, told } = await removed();
    expect(notice).toMatchObject({ code: 'line-removed', removed: { id: 'a', quantity: 3 } });
    undo();
    expect(shown()).toEqual([
      ['b', 1],
      ['a', 3],
    ]);
    expect(changeLine.last().input).toMatchObject({ quantity: 3, line: { product: { id: 'product-a' } } });
    const before = told.otherTabs;
    await changeLine.last().answer({ kind: 'changed' });
    expect(notices.at(-1)).toEqual({ code: 'line-restored' });
    expect(told.otherTabs).toBe(before + 1);
    await readCart.last().answer({ kind: 'loaded', lines: [line('b', 1), line('new', 3)] });
    expect(shown()).toEqual([
      ['b', 1],
      ['new', 3],
    ]);
  });

  it('pressed twice asks once', async () => {
    const { undo, changeLine, notices } = await removed();
    undo();
    undo();
    expect(changeLine.calls).toHaveLength(2);
    expect(notices.map(({ code }) => code)).toEqual(['line-removed']);
  });

  it('says why nothing comes back: stock that is gone, no answer', async () => {
    const gone = await removed();
    gone.undo();
    await gone.changeLine.last().answer({ kind: 'refused', message: 'Il ne reste que 1 animal.' });
    expect(gone.notices.at(-1)).toEqual({
      code: 'line-restore-failed',
      message: 'Il ne reste que 1 animal.',
    });
    expect(gone.shown()).toEqual([['b', 1]]);
    const offline = await removed();
    offline.undo();
    await offline.changeLine.last().fail();
    expect(offline.notices.at(-1)).toEqual({ code: 'line-restore-failed' });
    expect(offline.shown()).toEqual([['b', 1]]);
  });

  it('adds nothing to what another tab has brought back, and says so', async () => {
    const { undo, changeLine, readCart, notices, shown } = await removed();
    undo();
    await changeLine.last().answer({ kind: 'present' });
    expect(notices.at(-1)).toEqual({ code: 'line-present' });
    await readCart.last().answer({ kind: 'loaded', lines: [line('b', 1), line('new', 3)] });
    expect(shown()).toEqual([
      ['b', 1],
      ['new', 3],
    ]);
  });

  it('brings back one of two lines of an animal, although the other one still holds it', async () => {
    const twin = (id: string, quantity: number) => ({ ...line('a', quantity), id });
    const { actor, changeLine, notices } = await opened(twin('l1', 3), twin('l2', 1));
    actor.send({ type: 'removal.wished', lineId: 'l1' });
    await changeLine.last().answer({ kind: 'changed' });
    const { removed: back } = notices.at(-1) ?? {};
    if (back === undefined) throw new Error('The notice has nothing to bring back.');
    actor.send({ type: 'removal.undone', line: back });
    expect(changeLine.last().input).toMatchObject({ quantity: 3, line: { id: 'l1', beside: ['l2'] } });
    expect(isAmong([twin('l2', 1)], back)).toBe(false);
    expect(isAmong([twin('l2', 1), twin('new', 3)], back)).toBe(true);
  });

  it('says so, and asks nothing, where this tab knows already what another one has brought back', async () => {
    const { actor, undo, changeLine, readCart, notices, shown } = await removed();
    actor.send({ type: 'cart.changedElsewhere' });
    await readCart.last().answer({ kind: 'loaded', lines: [line('b', 1), { ...line('a', 1), id: 'new' }] });
    undo();
    expect(notices.at(-1)).toEqual({ code: 'line-present' });
    expect(changeLine.calls).toHaveLength(1);
    expect(shown()).toEqual([
      ['b', 1],
      ['new', 1],
    ]);
  });
});
