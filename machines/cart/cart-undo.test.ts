import { describe, expect, it } from 'vitest';
import { isAmong } from './optimistic-updates.ts';
import { line, opened } from './testing/cart-fixtures.ts';

/** A cart of two lines, the first of which (three animals) was removed at the server. */
async function removed() {
  const cart = await opened(line('a', 3), line('b', 1));
  cart.actor.send({ type: 'removal.requested', lineId: 'a' });
  await cart.changeLine.last().answer({ kind: 'changed' });
  return { ...cart, undo: () => cart.actor.send({ type: 'removal.undone', line: line('a', 3) }) };
}

describe('a removal undone', () => {
  it('restores the same animal and quantity, at once and at the server, whose cart is read again', async () => {
    const { undo, shown, rows, changeLine, readCart, notices, notified } = await removed();
    expect(notices.at(-1)).toEqual({ code: 'line-removed' });
    expect(rows()).toEqual(['removed a 3', 'line b 1']);
    undo();
    expect(rows()).toEqual(['line b 1', 'line a 3']);
    expect(shown()).toEqual([
      ['b', 1],
      ['a', 3],
    ]);
    expect(changeLine.last().input).toMatchObject({ quantity: 3, line: { product: { id: 'product-a' } } });
    const before = notified.otherTabs;
    await changeLine.last().answer({ kind: 'changed' });
    expect(notices.at(-1)).toEqual({ code: 'line-restored' });
    expect(notified.otherTabs).toBe(before + 1);
    await readCart.last().answer({ kind: 'loaded', lines: [line('b', 1), line('new', 3)] });
    expect(shown()).toEqual([
      ['b', 1],
      ['new', 3],
    ]);
  });

  it('sends one request for two presses', async () => {
    const { undo, changeLine, notices } = await removed();
    undo();
    undo();
    expect(changeLine.calls).toHaveLength(2);
    expect(notices.map(({ code }) => code)).toEqual(['line-removed']);
  });

  it('reports why a line cannot be restored: no stock left, no answer', async () => {
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

  it('is offered again in its place after a failure, and can be retried', async () => {
    const { undo, rows, changeLine, readCart } = await removed();
    undo();
    expect(rows()).toEqual(['line b 1', 'line a 3']);
    await changeLine.last().fail();
    await readCart.last().answer({ kind: 'loaded', lines: [line('b', 1)] });
    expect(rows()).toEqual(['removed a 3', 'line b 1']);
    undo();
    await changeLine.last().answer({ kind: 'changed' });
    expect(changeLine.calls).toHaveLength(3);
    await readCart.last().answer({ kind: 'loaded', lines: [line('b', 1), line('a', 3)] });
    expect(rows()).toEqual(['line b 1', 'line a 3']);
  });

  it('is not offered for a restored line that another tab removes', async () => {
    const { actor, undo, rows, changeLine, readCart } = await removed();
    undo();
    await changeLine.last().answer({ kind: 'changed' });
    await readCart.last().answer({ kind: 'loaded', lines: [line('b', 1), line('a', 3)] });
    actor.send({ type: 'cart.changedElsewhere' });
    await readCart.last().answer({ kind: 'loaded', lines: [line('b', 1)] });
    expect(rows()).toEqual(['line b 1']);
  });

  it('adds nothing where another tab has restored the line, and reports it', async () => {
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

  it('restores one of two lines of an animal while the cart has the other', async () => {
    const twin = (id: string, quantity: number) => ({ ...line('a', quantity), id });
    const { actor, changeLine, rows } = await opened(twin('l1', 3), twin('l2', 1));
    actor.send({ type: 'removal.requested', lineId: 'l1' });
    await changeLine.last().answer({ kind: 'changed' });
    expect(rows()).toEqual(['removed l1 3', 'line l2 1']);
    const { line: back } = actor.getSnapshot().context.removed?.[0] ?? {};
    if (back === undefined) throw new Error('There is nothing to restore.');
    actor.send({ type: 'removal.undone', line: back });
    expect(changeLine.last().input).toMatchObject({ quantity: 3, line: { id: 'l1', beside: ['l2'] } });
    expect(isAmong([twin('l2', 1)], back)).toBe(false);
    expect(isAmong([twin('l2', 1), twin('new', 3)], back)).toBe(true);
  });

  it('is offered in the place of each removed line until the page is left, whatever the cart holds by then', async () => {
    const { actor, changeLine, readCart, rows } = await opened(line('a', 1), line('b', 2), line('c', 3));
    for (const lineId of ['b', 'a']) {
      actor.send({ type: 'removal.requested', lineId });
      actor.send({ type: 'cart.awaited' });
      await changeLine.last().answer({ kind: 'changed' });
    }
    expect(rows()).toEqual(['removed a 1', 'removed b 2', 'line c 3']);
    actor.send({ type: 'cart.changedElsewhere' });
    await readCart.last().answer({ kind: 'loaded', lines: [line('c', 3), { ...line('b', 1), id: 'other' }] });
    expect(rows()).toEqual(['removed a 1', 'line c 3', 'line other 1']);
    actor.send({ type: 'page.left' });
    expect(rows()).toEqual(['line c 3', 'line other 1']);
  });

  it('is offered once for a line that is removed, comes back by a refusal, and is removed again', async () => {
    const { actor, changeLine, readCart, rows } = await opened(line('a', 1), line('b', 2));
    actor.send({ type: 'removal.requested', lineId: 'a' });
    await changeLine.last().answer({ kind: 'refused' });
    await readCart.last().answer({ kind: 'loaded', lines: [line('a', 1), line('b', 2)] });
    expect(rows()).toEqual(['line a 1', 'line b 2']);
    actor.send({ type: 'removal.requested', lineId: 'a' });
    expect(rows()).toEqual(['removed a 1', 'line b 2']);
  });

  it('sends no request, and reports it, where this tab knows that another one has restored the line', async () => {
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
