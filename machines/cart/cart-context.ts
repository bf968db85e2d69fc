import type { Addition, CartLine } from '#openapi/schemas.ts';
import type { UnreadLine } from '#rules/unread.ts';

/** A line that was removed. `beside`: the ids of the other lines that hold its product; without any it is left out. */
export type RemovedLine = CartLine & { beside?: readonly string[] };

/**
 * An optimistic update of a line, shown before the server has it: a quantity of at least 1, or 0 for its removal. `line`:
 * of a removal, the line as it was, for 'Annuler'; with a quantity, the line that comes back.
 */
export type CartUpdate = { lineId: string; quantity: number; line?: RemovedLine | undefined };

/**
 * `lines`: the server's cart, `unread` what of it could not be read. `sent`: the update that is on its way. `updates`: those that wait, at most one per line.
 * `accepts`: what the provider takes beyond the specification, as it said with the cart. `removed`: what
 * was taken out since the cart was opened, for 'Annuler', each with its place among the rows.
 */
export type CartContext = {
  lines: readonly CartLine[];
  unread: readonly UnreadLine[];
  sent: CartUpdate | null;
  updates: readonly CartUpdate[];
  accepts: readonly Addition[];
  removed: readonly Removal[];
};

/** A line that was taken out, and at which row of the cart it stood, from 0. */
export type Removal = { line: RemovedLine; at: number };

export const emptyCart: CartContext = {
  lines: [],
  unread: [],
  sent: null,
  updates: [],
  accepts: [],
  removed: [],
};

/** Lines with one more update. */
const withUpdate = (
  lines: readonly CartLine[],
  { lineId, quantity, line }: CartUpdate,
): readonly CartLine[] => {
  if (quantity === 0) return lines.filter(({ id }) => id !== lineId);
  if (line !== undefined && !lines.some(({ id }) => id === lineId)) return [...lines, { ...line, quantity }];
  return lines.map((one) => (one.id === lineId ? { ...one, quantity } : one));
};

/** The server's lines with the update that is on its way. */
export const withSent = ({ lines, sent }: CartContext): readonly CartLine[] =>
  sent === null ? lines : withUpdate(lines, sent);

/** The cart as the customer wants it: the server's lines with all updates. Screens show this, never `context.lines`. */
export const shownLines = (context: CartContext): readonly CartLine[] =>
  context.updates.reduce(withUpdate, withSent(context));

/** What of the cart cannot be read and is not being removed: while there is any, its lines are not the whole cart. */
export const shownUnread = ({ unread, sent, updates }: CartContext): readonly UnreadLine[] => {
  const leaving = [sent, ...updates].flatMap((update) => (update?.quantity === 0 ? [update.lineId] : []));
  return unread.filter(({ id }) => id === null || !leaving.includes(id));
};
