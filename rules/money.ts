const space = '\u00a0';

/** The prices of a product, or of the product of a cart line. Amounts are whole XOF. */
export interface Priced {
  readonly price: number;
  readonly promo_price?: number | null;
}

/** A promotion to show: the normal price and the saving in XOF, and the saving in whole percent of that price (at least 1). */
export interface Promotion {
  readonly formerPrice: number;
  readonly saving: number;
  readonly percent: number;
}

/** A quantity of a priced product. */
export interface PricedLine {
  readonly quantity: number;
  readonly product: Priced;
}

/** A number unchanged, anything that is not numeric as 0 (specification §5). */
const numeric = (value: number | null | undefined): number => (Number.isFinite(value) ? Number(value) : 0);

/** Formats a whole number in French, grouped by three with a no-break space (U+00A0): `1 250 000`. Uses no locale data. */
export function formatInteger(value: number): string {
  const whole = Math.round(numeric(value));
  const digits = String(Math.abs(whole)).replace(/\B(?=(?:\d{3})+$)/g, space);
  return whole < 0 ? `-${digits}` : digits;
}

/**
 * Formats an amount in XOF: French digits, no decimals, a no-break space, `FCFA` (specification §9). It contains no breaking
 * space, so it never wraps.
 */
export function formatXof(amount: number): string {
  return `${formatInteger(amount)}${space}FCFA`;
}

/**
 * The price that the cart charges, in XOF, and that every list and page shows: the promotional price if it is above 0, else the
 * normal one (specification §3 "Cart", §4 "Catalogue sort"). A promotional price that is not lower is charged too: it is shown
 * as the one price, without a promotion.
 */
export function effectivePrice(product: Priced): number {
  const promoPrice = numeric(product.promo_price);
  return promoPrice > 0 ? promoPrice : numeric(product.price);
}

/** The effective price of a product, as shown. */
export const formatPrice = (product: Priced): string => formatXof(effectivePrice(product));

/** The effective price of a kilo of an animal of this weight in kg, in whole XOF. */
export const pricePerKilo = (product: Priced, kilos: number): number =>
  Math.round(effectivePrice(product) / kilos);

/** The promotion to show, or null: only a promotional price that is non-zero and lower than the price (specification §5). */
export function promotionOf(product: Priced): Promotion | null {
  const formerPrice = numeric(product.price);
  const promoPrice = numeric(product.promo_price);
  if (promoPrice <= 0 || promoPrice >= formerPrice) return null;
  const saving = formerPrice - promoPrice;
  return { formerPrice, saving, percent: Math.max(1, Math.round((saving / formerPrice) * 100)) };
}

/** Quantity times unit price of one cart line, in XOF (specification §3). */
export function lineTotal(line: PricedLine): number {
  return numeric(line.quantity) * effectivePrice(line.product);
}

/** The sum of the lines of a cart, in XOF (specification §3). There are no fees and no shipping. */
export function cartTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** The number of animals in a cart, for the badge of the header (specification §2), or in lines of an order. */
export function animalCount(lines: readonly Pick<PricedLine, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + numeric(line.quantity), 0);
}

/** Parses a numeric string of the provider (`"330000.00"`) into whole XOF; 0 if it is not numeric (specification §3 "Order"). */
export function amountOf(text: string): number {
  const trimmed = text.trim();
  return /^[+-]?\d+(?:\.\d+)?$/.test(trimmed) ? Math.round(Number(trimmed)) : 0;
}

/** The instalments of pay on delivery, in whole XOF. */
export interface Instalments {
  readonly upFront: number;
  readonly onDelivery: number;
}

/**
 * The two instalments of a total paid on delivery, in whole XOF: 30 % up front, rounded half up, and the rest on delivery
 * (specification §2 "Checkout", §9). Integer arithmetic, so that no floating-point error changes the rounding.
 */
export function instalmentsOf(total: number): Instalments {
  const whole = Number.isFinite(total) ? Math.max(0, Math.round(total)) : 0;
  const upFront = Math.floor((whole * 3 + 5) / 10);
  return { upFront, onDelivery: whole - upFront };
}
