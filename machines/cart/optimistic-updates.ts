import type { CartLine } from '#openapi/schemas.ts';
import { withMessage } from '#rules/with-message.ts';
import type { CartNoticeCode, Notice } from '../session/notices.machine.ts';
import {
  type CartContext,
  type CartUpdate,
  type RemovedLine,
  shownLines,
  shownUnread,
  withSent,
} from './cart.model.ts';

/** A row of the cart: a line, or the place of a removed one that can be restored. */
export type CartRow = { kind: 'line'; line: CartLine } | { kind: 'removed'; line: RemovedLine };

export type CartNotice = Notice<CartNoticeCode>;

/** The update being sent. Throws if there is none, which a correct machine prevents. */
export const requireSent = ({ sent }: CartContext): CartUpdate => {
  if (sent === null) throw new Error('There is no update on its way.');
  return sent;
};

/** Whether a line that could not be parsed is shown; it can only be removed. */
export const isUnread = ({ context }: { context: CartContext }, { lineId }: { lineId: string }): boolean =>
  shownUnread(context).some(({ id }) => id === lineId);

/** Whether a line is in the shown cart. */
export const isShown = ({ context }: { context: CartContext }, { lineId }: { lineId: string }): boolean =>
  shownLines(context).some(({ id }) => id === lineId);

/** The update that removes a line, with the line as it is shown. */
export function removalOf(context: CartContext, lineId: string): CartUpdate {
  const shown = shownLines(context);
  const line = shown.find(({ id }) => id === lineId);
  const beside = shown
    .filter(({ id, product }) => id !== lineId && product.id === line?.product.id)
    .map(({ id }) => id);
  return { lineId, quantity: 0, line: line && (beside.length === 0 ? line : { ...line, beside }) };
}

/** Whether these lines contain a removed line again, under any id: a line of its product that is not in `beside`. */
export const isAmong = (
  lines: readonly CartLine[],
  { product, beside = [] }: Pick<RemovedLine, 'product' | 'beside'>,
): boolean => lines.some((line) => line.product.id === product.id && !beside.includes(line.id));

/** The removed lines that these lines do not contain again. */
const notBack = ({ removed }: CartContext, lines: readonly CartLine[]): CartContext['removed'] =>
  removed.filter(({ line }) => !isAmong(lines, line));

/** The rows of the cart: its lines, and in their places the lines removed since it was opened and not restored. */
export function cartRows(context: CartContext): readonly CartRow[] {
  const lines = shownLines(context);
  const rows: CartRow[] = lines.map((line) => ({ kind: 'line', line }));
  for (const { line, at } of notBack(context, lines)) rows.splice(at, 0, { kind: 'removed', line });
  return rows;
}

/** The cart after the removal of a line, which keeps its row. */
export const withRemoval = (context: CartContext, { lineId, line }: CartUpdate): CartContext => {
  if (line === undefined) return context;
  const at = cartRows(context).findIndex((row) => row.line.id === lineId);
  const others = notBack(context, shownLines(context));
  return { ...context, removed: [...others, { line, at }].sort((one, other) => one.at - other.at) };
};

/** Whether the sent update restores a line. */
export const isRestored = ({ context }: { context: CartContext }): boolean => {
  const { quantity, line } = requireSent(context);
  return quantity > 0 && line !== undefined;
};

/** The cart after an update: it replaces a pending one of the same line, and is dropped if it changes nothing. */
export const withQueued = (context: CartContext, update: CartUpdate): CartContext => {
  const others = context.updates.filter(({ lineId }) => lineId !== update.lineId);
  const isNews = withSent(context).find(({ id }) => id === update.lineId)?.quantity !== update.quantity;
  return { ...context, updates: isNews ? [...others, update] : others };
};

/** The cart with its next pending update as the one being sent. */
export const withNextSent = ({ updates: [sent, ...updates], ...context }: CartContext): CartContext => ({
  ...context,
  sent: sent ?? null,
  updates,
});

/** The cart after the server applied the sent update: a restored line can no longer be undone. */
export const withApplied = (context: CartContext): CartContext => {
  const lines = withSent(context);
  const unread = shownUnread({ ...context, updates: [] });
  return { ...context, lines, unread, sent: null, removed: notBack(context, lines) };
};

/** Whether a later update of the same line is pending, so that the sent one needs no notice. */
export const isSuperseded = ({ context }: { context: CartContext }): boolean =>
  context.updates.some(({ lineId }) => lineId === requireSent(context).lineId);

/** The notice of an applied update: a quantity of 0 is a removal, a restored line an undone one. */
export const changedNotice = (context: CartContext): CartNotice => {
  if (isRestored({ context })) return { code: 'line-restored' };
  const { quantity } = requireSent(context);
  return { code: quantity === 0 ? 'line-removed' : 'quantity-changed' };
};
/** The notice of a failed update, with the server's message if it sent one. */
export const failedNotice = (context: CartContext, message?: string): CartNotice => {
  if (isRestored({ context })) return withMessage({ code: 'line-restore-failed' }, message);
  const code = requireSent(context).quantity === 0 ? 'line-removal-failed' : 'quantity-change-failed';
  return withMessage({ code }, message);
};
