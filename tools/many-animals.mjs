import { seeded } from './seeded.mjs';

/**
 * Creates `count` animals with their own ids, texts and prices, deterministic by number; category, country and pictures are
 * those of `known`.
 * @typedef {{ id: string, name: string, description: string, price: number, promo_price: number | null, created_at: string }} Own
 * @template {{ readonly name: string }} Known
 * @param {readonly Known[]} known
 * @param {number} count
 * @returns {(Omit<Known, keyof Own> & Own)[]}
 */
export function manyAnimals(known, count) {
  const random = seeded(count);
  const below = (limit) => Math.floor(random() * limit);
  const letters = (length) => Array.from({ length }, () => String.fromCharCode(97 + below(26))).join('');
  const words = (length) => Array.from({ length }, () => letters(3 + below(7))).join(' ');
  const hex = (length) => Array.from({ length }, () => below(16).toString(16)).join('');
  return Array.from({ length: count }, () => {
    const like = known[below(known.length)];
    const price = 40_000 + below(2_000) * 1_000;
    return {
      ...like,
      id: `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
      name: `${like.name.split(' ')[0]} ${words(2)}`,
      description: words(60),
      price,
      promo_price: below(4) === 0 ? price - 5_000 : null,
      created_at: new Date(1_790_000_000_000 - below(30_000_000_000)).toISOString(),
    };
  });
}
