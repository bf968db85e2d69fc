import type { Addition, CartLine } from '#openapi/schemas.ts';
import type { UnreadLine } from '#rules/unread.ts';

/** A removed line. `beside`: the ids of the other lines of its product; absent if there is none. */
export type RemovedLine = CartLine & { beside?: readonly string[] };

/**
 * An optimistic update of a line: a quantity of at least 1, or 0 for its removal. `line`: with the quantity 0 the removed line,
 * for 'Annuler'; with another quantity the line to restore.
 */
export type CartUpdate = { lineId: string; quantity: number; line?: RemovedLine | undefined };

/**
 * `lines`: the server's cart. `unread`: its lines that could not be parsed. `sent`: the update being sent. `updates`: the
 * pending ones, at most one per line. `accepts`: the additions to the specification that the provider announced with the
 * cart. `removed`: the lines removed since the cart was opened, for 'Annuler', each with its row.
 */
export type CartContext = {
  lines: readonly CartLine[];
  unread: readonly UnreadLine[];
  sent: CartUpdate | null;
  updates: readonly CartUpdate[];
  accepts: readonly Addition[];
  removed: readonly Removal[];
};

/** A removed line with its row in the cart, from 0. */
export type Removal = { line: RemovedLine; at: number };

export const emptyCart: CartContext = {
  lines: [],
  unread: [],
  sent: null,
  updates: [],
  accepts: [],
  removed: [],
};

/** Whether an update is unanswered or unsent. */
export const isChanging = ({ sent, updates }: CartContext): boolean => sent !== null || updates.length > 0;

/** The lines after an update. */
const withUpdate = (
  lines: readonly CartLine[],
  { lineId, quantity, line }: CartUpdate,
): readonly CartLine[] => {
  if (quantity === 0) return lines.filter(({ id }) => id !== lineId);
  if (line !== undefined && !lines.some(({ id }) => id === lineId)) return [...lines, { ...line, quantity }];
  return lines.map((one) => (one.id === lineId ? { ...one, quantity } : one));
};

/** The server's lines after the update being sent. */
export const withSent = ({ lines, sent }: CartContext): readonly CartLine[] =>
  sent === null ? lines : withUpdate(lines, sent);

/** The cart that screens show: the server's lines after all updates. Never show `context.lines`. */
export const shownLines = (context: CartContext): readonly CartLine[] =>
  context.updates.reduce(withUpdate, withSent(context));

/** The lines that could not be parsed and are not being removed; while there are any, the cart is incomplete. */
export const shownUnread = ({ unread, sent, updates }: CartContext): readonly UnreadLine[] => {
  const leaving = [sent, ...updates].flatMap((update) => (update?.quantity === 0 ? [update.lineId] : []));
  return unread.filter(({ id }) => id === null || !leaving.includes(id));
};
