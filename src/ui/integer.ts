import { plain } from '#rules/text.ts';

const grouped = /^\d{1,3}(?:[.,]\d{3})+$/;
const whole = /^(\d+)(?:[.,]\d*)?$/;

/**
 * Parses an amount in whole francs; null if it is invalid. Spaces group digits, points and commas only before three (`150.000`):
 * `1.5` is 1 and never 15.
 */
export function parseInteger(typed: string): number | null {
  const text = plain(typed)
    .replace(/ /g, '')
    .replace(/(?:FCFA|CFA|XOF|F)$/i, '');
  if (grouped.test(text)) return Number(text.replace(/[.,]/g, ''));
  const digits = whole.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}
