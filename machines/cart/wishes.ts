import type { CartNoticeCode, Notice } from '#machines/session/notices.ts';
import type { Addition, CartLine } from '#openapi/schemas.ts';
import { withMessage } from '#rules/with-message.ts';

/** A line that was removed. `beside`: the ids of the other lines that hold its product; without any it is left out. */
export type RemovedLine = CartLine & { beside?: readonly string[] };

/**
 * What the customer wants of a line: a quantity of at least 1, or 0 for its removal. `line`: of a removal, the line as it
 * was, for 'Annuler'; with a quantity, the line that comes back.
 */
export type Wish = { lineId: string; quantity: number; line?: RemovedLine | undefined };

/**
 * `lines`: the server's cart. `sent`: the wish that is on its way. `wishes`: those that wait, one at most per line.
 * `accepts`: what the provider takes beyond the specification, as it said with the cart; absent until then. `removed`: what
 * was taken out since the cart was opened, for 'Annuler', each with its place among the rows.
 */
export type CartContext = {
  lines: readonly CartLine[];
  sent: Wish | null;
  wishes: readonly Wish[];
  accepts?: readonly Addition[];
  removed?: readonly Removal[];
};

/** A line that was taken out, and at which row of the cart it stood, from 0. */
export type Removal = { line: RemovedLine; at: number };

/** A row of the cart: a line, or the place of one that was taken out and may come back. */
export type CartRow = { kind: 'line'; line: CartLine } | { kind: 'removed'; line: RemovedLine };

export type CartNotice = Notice<CartNoticeCode>;

export const emptyCart: CartContext = { lines: [], sent: null, wishes: [], accepts: [], removed: [] };

const withWish = (lines: readonly CartLine[], { lineId, quantity, line }: Wish): readonly CartLine[] => {
  if (quantity === 0) return lines.filter(({ id }) => id !== lineId);
  if (line !== undefined && !lines.some(({ id }) => id === lineId)) return [...lines, { ...line, quantity }];
  return lines.map((one) => (one.id === lineId ? { ...one, quantity } : one));
};

const withSent = ({ lines, sent }: CartContext): readonly CartLine[] =>
  sent === null ? lines : withWish(lines, sent);

/** The wish that is on its way. Throws where there is none, which means that a state let it through. */
export const onItsWay = ({ sent }: CartContext): Wish => {
  if (sent === null) throw new Error('There is no wish on its way.');
  return sent;
};

/** The cart as the customer wants it: the server's lines under all wishes. Screens show this, never `context.lines`. */
export const shownLines = (context: CartContext): readonly CartLine[] =>
  context.wishes.reduce(withWish, withSent(context));

/** Whether a line is there as the customer sees it. */
export const isShown = ({ context }: { context: CartContext }, { lineId }: { lineId: string }): boolean =>
  shownLines(context).some(({ id }) => id === lineId);

/** The wish to be rid of a line, which remembers it as it is shown. */
export function removalOf(context: CartContext, lineId: string): Wish {
  const shown = shownLines(context);
  const line = shown.find(({ id }) => id === lineId);
  const beside = shown
    .filter(({ id, product }) => id !== lineId && product.id === line?.product.id)
    .map(({ id }) => id);
  return { lineId, quantity: 0, line: line && (beside.length === 0 ? line : { ...line, beside }) };
}

/** Whether a removed line is among these again, under whatever id: a line of its product that was not there beside it. */
export const isAmong = (
  lines: readonly CartLine[],
  { product, beside = [] }: Pick<RemovedLine, 'product' | 'beside'>,
): boolean => lines.some((line) => line.product.id === product.id && !beside.includes(line.id));

/** Whether a removed line is in the cart again as the customer sees it. */
export const holdsProduct = ({ context }: { context: CartContext }, line: RemovedLine): boolean =>
  isAmong(shownLines(context), line);

/** The rows of the cart: its lines, and in their places what was taken out of it since it was opened and is not back. */
export function cartRows(context: CartContext): readonly CartRow[] {
  const lines = shownLines(context);
  const rows: CartRow[] = lines.map((line) => ({ kind: 'line', line }));
  for (const { line, at } of context.removed ?? []) {
    if (!isAmong(lines, line)) rows.splice(at, 0, { kind: 'removed', line });
  }
  return rows;
}

/** The cart with one more line taken out, which keeps the place that it has among the rows. */
export const withRemoval = (context: CartContext, { lineId, line }: Wish): CartContext => {
  if (line === undefined) return context;
  const at = cartRows(context).findIndex((row) => row.line.id === lineId);
  const lines = shownLines(context);
  const others = (context.removed ?? []).filter((one) => !isAmong(lines, one.line));
  return { ...context, removed: [...others, { line, at }].sort((one, other) => one.at - other.at) };
};

/** Whether what was sent brings a line back. */
export const isRestored = ({ context }: { context: CartContext }): boolean => {
  const { quantity, line } = onItsWay(context);
  return quantity > 0 && line !== undefined;
};

/** The cart with one more wish: it takes the place of one that waits for the same line, and is dropped where it is no news. */
export const wished = (context: CartContext, wish: Wish): CartContext => {
  const others = context.wishes.filter(({ lineId }) => lineId !== wish.lineId);
  const isNews = withSent(context).find(({ id }) => id === wish.lineId)?.quantity !== wish.quantity;
  return { ...context, wishes: isNews ? [...others, wish] : others };
};

/** The cart whose next wish leaves. */
export const withNextSent = ({ wishes: [sent, ...wishes], ...context }: CartContext): CartContext => ({
  ...context,
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
export const isOverruled = ({ context }: { context: CartContext }): boolean =>
  context.wishes.some(({ lineId }) => lineId === onItsWay(context).lineId);

/** The notice of a wish that came true: a quantity of 0 is a removal, a line that comes back is one undone. */
export const changedNotice = (context: CartContext): CartNotice => {
  if (isRestored({ context })) return { code: 'line-restored' };
  const { quantity } = onItsWay(context);
  return { code: quantity === 0 ? 'line-removed' : 'quantity-changed' };
};
/** The notice of a wish that came to nothing, with the server's own text where it gave one. */
export const failedNotice = (context: CartContext, message?: string): CartNotice => {
  if (isRestored({ context })) return withMessage({ code: 'line-restore-failed' }, message);
  const code = onItsWay(context).quantity === 0 ? 'line-removal-failed' : 'quantity-change-failed';
  return withMessage({ code }, message);
};
