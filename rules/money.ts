const space = '\u00a0';

/** What has a price: a product, or the product of a cart line. Amounts are whole XOF. */
export interface Priced {
  readonly price: number;
  readonly promo_price?: number | null;
}

/** A promotion worth showing: what it saves in XOF, and in whole percent of the normal price (at least 1). */
export interface Promotion {
  readonly price: number;
  readonly promoPrice: number;
  readonly saving: number;
  readonly percent: number;
}

/** What a cart line is worth: a quantity of something priced. */
export interface PricedLine {
  readonly quantity: number;
  readonly product: Priced;
}

/** A number as it is, anything that is not numeric as 0 (specification §5). */
const numeric = (value: number | null | undefined): number => (Number.isFinite(value) ? Number(value) : 0);

/** Whole numbers in French digits, grouped by three with a no-break space (U+00A0): `1 250 000`. Needs no locale data. */
export function formatWhole(value: number): string {
  const whole = Math.round(numeric(value));
  const digits = String(Math.abs(whole)).replace(/\B(?=(?:\d{3})+$)/g, space);
  return whole < 0 ? `-${digits}` : digits;
}

/**
 * An amount of XOF for people: French digits, no decimals, a no-break space, `FCFA` (specification §9). It holds no
 * ordinary space, so it never breaks across lines.
 */
export function formatXof(amount: number): string {
  return `${formatWhole(amount)}${space}FCFA`;
}

/**
 * The price that counts, in XOF: the promotional price where there is one above 0, the normal one otherwise
 * (specification §3 "Cart", §4 "Catalogue sort"). A promotional price above the normal one counts too, as written there.
 */
export function effectivePrice(product: Priced): number {
  const promoPrice = numeric(product.promo_price);
  return promoPrice > 0 ? promoPrice : numeric(product.price);
}

/** The promotion to show, or null: only a promotional price that is non-zero and lower than the price (specification §5). */
export function promotionOf(product: Priced): Promotion | null {
  const price = numeric(product.price);
  const promoPrice = numeric(product.promo_price);
  if (promoPrice <= 0 || promoPrice >= price) return null;
  const saving = price - promoPrice;
  return { price, promoPrice, saving, percent: Math.max(1, Math.round((saving / price) * 100)) };
}

/** The price to show of an animal, in XOF: the promotional one only where it is a promotion (specification §5). */
export function shownPrice(product: Priced): number {
  return promotionOf(product)?.promoPrice ?? numeric(product.price);
}

/** Quantity times unit price of one cart line, in XOF (specification §3). */
export function lineTotal(line: PricedLine): number {
  return numeric(line.quantity) * effectivePrice(line.product);
}

/** The sum of the lines of a cart, in XOF (specification §3). There are no fees and no shipping. */
export function cartTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** The number of animals in a cart, for the badge of the header (specification §2). */
export function cartCount(lines: readonly Pick<PricedLine, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + numeric(line.quantity), 0);
}

/** A numeric string of the provider (`"330000.00"`) as whole XOF; what is not numeric is 0 (specification §3 "Order"). */
export function amountOf(text: string): number {
  const trimmed = text.trim();
  return /^[+-]?\d+(?:\.\d+)?$/.test(trimmed) ? Math.round(Number(trimmed)) : 0;
}
