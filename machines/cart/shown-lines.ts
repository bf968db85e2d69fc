import type { CartLine } from '#openapi/schemas.ts';

/** What the customer wants of a line: a quantity of at least 1, or 0 for its removal. */
export type Wish = { lineId: string; quantity: number };

/** The lines with a wish come true. */
export const withWish = (
  lines: readonly CartLine[],
  { lineId, quantity }: Wish,
): readonly CartLine[] =>
  quantity === 0
    ? lines.filter(({ id }) => id !== lineId)
    : lines.map((line) => (line.id === lineId ? { ...line, quantity } : line));

/** The cart as the customer wants it: the server's lines under all wishes. Screens show this, never the lines alone. */
export const shownLines = ({
  lines,
  wishes,
}: {
  lines: readonly CartLine[];
  wishes: readonly Wish[];
}): readonly CartLine[] => wishes.reduce(withWish, lines);
