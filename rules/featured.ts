import { momentOf } from './dates.ts';
import { effectivePrice, type Priced } from './money.ts';
import { available, type Stocked } from './stock.ts';

/** How many products the home page features, and how many a product page calls related (specification §9). */
export const featuredCount = 8;

/** Days during which a product counts as new, and the sold quantity above which it is popular (specification §9). */
export const newDays = 30;
export const popularAbove = 1;

const dayMs = 86_400_000;

/** The three tabs of the featured products, and `new`, a filter without a tab (specification §4). */
export type FeaturedFilter = 'featured' | 'popular' | 'sale' | 'new';

/** The tabs in their order; the first is the default. */
export const featuredTabs = ['featured', 'popular', 'sale'] as const satisfies readonly FeaturedFilter[];

interface Sold extends Priced {
  readonly quantity_vendu: number;
  readonly created_at: string;
}

/** Created within 30 days before `now` (milliseconds since the epoch). */
export function isNew(product: Pick<Sold, 'created_at'>, now: number): boolean {
  return now - momentOf(product.created_at) <= newDays * dayMs;
}

/** Whether a product has a promotional price (0 means none) that differs from the price (specification §4). */
const isOnSale = (product: Priced): boolean =>
  (product.promo_price ?? 0) > 0 && product.promo_price !== product.price;

/**
 * The featured products of a tab: among the first 8 of the list, all, the popular ones, those on sale, or the new ones
 * (specification §4 "Featured products tabs").
 */
export function featured<P extends Sold>(products: readonly P[], filter: FeaturedFilter, now: number): P[] {
  const first = products.slice(0, featuredCount);
  switch (filter) {
    case 'featured':
      return first;
    case 'popular':
      return first.filter((product) => product.quantity_vendu > popularAbove);
    case 'sale':
      return first.filter(isOnSale);
    case 'new':
      return first.filter((product) => isNew(product, now));
  }
}

/** The best sellers: items 2 to 20 of the list, reversed (specification §2 "Home"). */
export function bestSellers<P>(products: readonly P[]): P[] {
  return products.slice(1, 20).reverse();
}

/**
 * Up to 8 other products, those of the same category first; none if the shop has a single product
 * (specification §2 "Product detail").
 */
export function relatedTo<P extends { readonly id: string; readonly category: { readonly id: string } }>(
  products: readonly P[],
  product: P,
): P[] {
  const others = products.filter((other) => other.id !== product.id);
  const same = others.filter((other) => other.category.id === product.category.id);
  const rest = others.filter((other) => other.category.id !== product.category.id);
  return [...same, ...rest].slice(0, featuredCount);
}

/** The number of replacements for a sold-out animal. */
const similarCount = 3;

/** The replacements for a sold-out animal: in stock, those of its category first, then by price difference. */
export function similarTo<
  P extends Priced & Stocked & { readonly id: string; readonly category: { readonly id: string } },
>(products: readonly P[], product: P): P[] {
  const distance = (other: P): number => Math.abs(effectivePrice(other) - effectivePrice(product));
  const isOther = (one: P): number => (one.category.id === product.category.id ? 0 : 1);
  return products
    .filter((other) => other.id !== product.id && available(other) > 0)
    .sort((one, other) => isOther(one) - isOther(other) || distance(one) - distance(other))
    .slice(0, similarCount);
}
