const grouped = /^\d{1,3}(?:[.,]\d{3})+$/;
const plain = /^(\d+)(?:[.,]\d*)?$/;

/**
 * What a person means by an amount typed in whole francs, or null where it is no amount. Spaces group digits; so do
 * points and commas before exactly three digits (`150.000`); any other point or comma begins decimals, which are
 * dropped: `1.5` is 1 and never 15.
 */
export function parseWhole(typed: string): number | null {
  const text = typed.replace(/\s/g, '').replace(/(?:FCFA|CFA|XOF|F)$/i, '');
  if (grouped.test(text)) return Number(text.replace(/[.,]/g, ''));
  const digits = plain.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}
