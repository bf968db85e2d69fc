import type { CartNoticeCode, Notice } from '#machines/session/notices.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { withMessage } from '#rules/with-message.ts';

/** What the customer wants of a line: a quantity of at least 1, or 0 for its removal. */
export type Wish = { lineId: string; quantity: number };

/** `lines`: the server's cart. `sent`: the wish that is on its way. `wishes`: those that wait, one at most per line. */
export type CartContext = { lines: readonly CartLine[]; sent: Wish | null; wishes: readonly Wish[] };

export type CartNotice = Notice<CartNoticeCode>;

export const emptyCart: CartContext = { lines: [], sent: null, wishes: [] };

const withWish = (lines: readonly CartLine[], { lineId, quantity }: Wish): readonly CartLine[] =>
  quantity === 0
    ? lines.filter(({ id }) => id !== lineId)
    : lines.map((line) => (line.id === lineId ? { ...line, quantity } : line));

const withSent = ({ lines, sent }: CartContext): readonly CartLine[] =>
  sent === null ? lines : withWish(lines, sent);

/** The cart as the customer wants it: the server's lines under all wishes. Screens show this, never `context.lines`. */
export const shownLines = (context: CartContext): readonly CartLine[] =>
  context.wishes.reduce(withWish, withSent(context));

/** Whether a line is there as the customer sees it. */
export const isShown = ({ context }: { context: CartContext }, { lineId }: { lineId: string }): boolean =>
  shownLines(context).some(({ id }) => id === lineId);

/** The cart with one more wish: it takes the place of one that waits for the same line, and is dropped where it is no news. */
export const wished = (context: CartContext, wish: Wish): CartContext => {
  const others = context.wishes.filter(({ lineId }) => lineId !== wish.lineId);
  const isNews = withSent(context).find(({ id }) => id === wish.lineId)?.quantity !== wish.quantity;
  return { ...context, wishes: isNews ? [...others, wish] : others };
};

/** The cart whose next wish leaves. */
export const withNextSent = ({ lines, wishes: [sent, ...wishes] }: CartContext): CartContext => ({
  lines,
  sent: sent ?? null,
  wishes,
});

/** The cart once the server has done what was sent. */
export const fulfilled = (context: CartContext): CartContext => ({
  ...context,
  lines: withSent(context),
  sent: null,
});

/** A later wish of the same line waits: of the one that was sent there is nothing to say. */
export const isOverruled = ({ context: { sent, wishes } }: { context: CartContext }): boolean =>
  wishes.some(({ lineId }) => lineId === sent?.lineId);

/** The notices of the wish that was sent: a quantity of 0 is a removal. */
export const changedNotice = ({ sent }: CartContext): CartNotice => ({
  code: sent?.quantity === 0 ? 'line-removed' : 'quantity-changed',
});
export const failedNotice = ({ sent }: CartContext, message?: string): CartNotice =>
  withMessage({ code: sent?.quantity === 0 ? 'line-removal-failed' : 'quantity-change-failed' }, message);
