import { describe, expect, it } from 'vitest';
import { emptyCart, shownLines } from './cart.model.ts';
import { requireSent } from './optimistic-updates.ts';
import { line } from './testing/cart-fixtures.ts';

describe('shownLines', () => {
  it('shows a restored line once, also where the cart that was read contains it', () => {
    const back = { lineId: 'a', quantity: 3, line: line('a', 3) };
    const lines = [line('a', 1), line('b', 2)];
    expect(shownLines({ ...emptyCart, lines, sent: back })).toEqual([line('a', 3), line('b', 2)]);
    expect(shownLines({ ...emptyCart, lines: [line('b', 2)], sent: back })).toEqual([
      line('b', 2),
      line('a', 3),
    ]);
  });
});

describe('requireSent', () => {
  it('throws without an update to send', () => {
    expect(() => requireSent(emptyCart)).toThrow('There is no update on its way.');
  });
});
