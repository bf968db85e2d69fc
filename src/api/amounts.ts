import { nullish, pipe, transform, unknown } from 'valibot';

function francs(value: unknown): number {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : 0;
}

/** A price in whole francs (XOF); a numeric string counts, anything else is 0 (specification §5). */
export const priceShape = pipe(unknown(), transform(francs));

/** A promotional price in whole francs (XOF), null where there is none. */
export const promoPriceShape = nullish(priceShape, null);
