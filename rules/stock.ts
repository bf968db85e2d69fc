/** How many animals of a product there were, and how many are sold. */
export interface Stocked {
  readonly quantity_initial: number;
  readonly quantity_vendu: number;
}

/** Animals left: initial minus sold, never below 0 (specification §3). */
export function available(product: Stocked): number {
  return Math.max(0, product.quantity_initial - product.quantity_vendu);
}

/** A line of a cart: how many of which product. */
interface Line {
  readonly quantity: number;
  readonly product: { readonly id: string };
}

/**
 * The most that a line of the cart may hold: what is left of its product (`stock`, by id) without what the cart's other lines
 * hold of it. Undefined where the stock is not known; never below 0.
 */
export function mostOf(
  line: Line,
  lines: readonly Line[],
  stock: ReadonlyMap<string, number> | undefined,
): number | undefined {
  const left = stock?.get(line.product.id);
  if (left === undefined) return undefined;
  const elsewhere = lines
    .filter((other) => other !== line && other.product.id === line.product.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, left - elsewhere);
}

/** Sold share of the initial stock in whole percent, 0 to 100; 0 where nothing was in stock (specification §9). */
export function soldShare(product: Stocked): number {
  if (!(product.quantity_initial > 0)) return 0;
  const share = Math.round((product.quantity_vendu / product.quantity_initial) * 100);
  return Math.min(100, Math.max(0, share));
}
