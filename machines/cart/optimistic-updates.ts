import type { CartNoticeCode, Notice } from '#machines/session/notices.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { withMessage } from '#rules/with-message.ts';
import {
  type CartContext,
  type CartUpdate,
  type RemovedLine,
  shownLines,
  shownUnread,
  withSent,
} from './cart-context.ts';

/** A row of the cart: a line, or the place of one that was taken out and may come back. */
export type CartRow = { kind: 'line'; line: CartLine } | { kind: 'removed'; line: RemovedLine };

export type CartNotice = Notice<CartNoticeCode>;

/** The update that is on its way. Throws where there is none, which means that a state let it through. */
export const onItsWay = ({ sent }: CartContext): CartUpdate => {
  if (sent === null) throw new Error('There is no update on its way.');
  return sent;
};

/** Whether a line that cannot be read is there as the customer sees it: it can only be removed. */
export const isUnread = ({ context }: { context: CartContext }, { lineId }: { lineId: string }): boolean =>
  shownUnread(context).some(({ id }) => id === lineId);

/** Whether a line is there as the customer sees it. */
export const isShown = ({ context }: { context: CartContext }, { lineId }: { lineId: string }): boolean =>
  shownLines(context).some(({ id }) => id === lineId);

/** The update that takes a line out, which remembers it as it is shown. */
export function removalOf(context: CartContext, lineId: string): CartUpdate {
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

/** What was taken out and is not among these lines again. */
const notBack = ({ removed }: CartContext, lines: readonly CartLine[]): CartContext['removed'] =>
  removed.filter(({ line }) => !isAmong(lines, line));

/** The rows of the cart: its lines, and in their places what was taken out of it since it was opened and is not back. */
export function cartRows(context: CartContext): readonly CartRow[] {
  const lines = shownLines(context);
  const rows: CartRow[] = lines.map((line) => ({ kind: 'line', line }));
  for (const { line, at } of notBack(context, lines)) rows.splice(at, 0, { kind: 'removed', line });
  return rows;
}

/** The cart with one more line taken out, which keeps the place that it has among the rows. */
export const withRemoval = (context: CartContext, { lineId, line }: CartUpdate): CartContext => {
  if (line === undefined) return context;
  const at = cartRows(context).findIndex((row) => row.line.id === lineId);
  const others = notBack(context, shownLines(context));
  return { ...context, removed: [...others, { line, at }].sort((one, other) => one.at - other.at) };
};

/** Whether what was sent brings a line back. */
export const isRestored = ({ context }: { context: CartContext }): boolean => {
  const { quantity, line } = onItsWay(context);
  return quantity > 0 && line !== undefined;
};

/** The cart with one more update: it replaces one of the same line that waits, and is dropped where it is no news. */
export const withQueued = (context: CartContext, update: CartUpdate): CartContext => {
  const others = context.updates.filter(({ lineId }) => lineId !== update.lineId);
  const isNews = withSent(context).find(({ id }) => id === update.lineId)?.quantity !== update.quantity;
  return { ...context, updates: isNews ? [...others, update] : others };
};

/** The cart whose next update leaves. */
export const withNextSent = ({ updates: [sent, ...updates], ...context }: CartContext): CartContext => ({
  ...context,
  sent: sent ?? null,
  updates,
});

/** The cart once the server has done what was sent: what that brought back is no more to be undone. */
export const withSettled = (context: CartContext): CartContext => {
  const lines = withSent(context);
  const unread = shownUnread({ ...context, updates: [] });
  return { ...context, lines, unread, sent: null, removed: notBack(context, lines) };
};

/** A later update of the same line waits: of the one that was sent there is nothing to say. */
export const isOverruled = ({ context }: { context: CartContext }): boolean =>
  context.updates.some(({ lineId }) => lineId === onItsWay(context).lineId);

/** The notice of an update that the server took: a quantity of 0 is a removal, a line that comes back is one undone. */
export const changedNotice = (context: CartContext): CartNotice => {
  if (isRestored({ context })) return { code: 'line-restored' };
  const { quantity } = onItsWay(context);
  return { code: quantity === 0 ? 'line-removed' : 'quantity-changed' };
};
/** The notice of an update that failed, with the server's own text where it gave one. */
export const failedNotice = (context: CartContext, message?: string): CartNotice => {
  if (isRestored({ context })) return withMessage({ code: 'line-restore-failed' }, message);
  const code = onItsWay(context).quantity === 0 ? 'line-removal-failed' : 'quantity-change-failed';
  return withMessage({ code }, message);
};
