/** The initial and sold quantities of a product. */
export interface Stocked {
  readonly quantity_initial: number;
  readonly quantity_vendu: number;
}

/** Animals left: initial minus sold, never below 0 (specification §3). */
export function available(product: Stocked): number {
  return Math.max(0, product.quantity_initial - product.quantity_vendu);
}

/** A line of a cart: product and quantity. */
interface Line {
  readonly quantity: number;
  readonly product: { readonly id: string };
}

/**
 * The maximum quantity of a line of the cart: the stock of its product (`stock`, by id) minus the other lines of that
 * product. Undefined if the stock is unknown; never below 0.
 */
export function maximumQuantity(
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

/** Sold share of the initial stock in whole percent, 0 to 100; 0 if the initial stock is 0 (specification §9). */
export function soldShare(product: Stocked): number {
  if (!(product.quantity_initial > 0)) return 0;
  const share = Math.round((product.quantity_vendu / product.quantity_initial) * 100);
  return Math.min(100, Math.max(0, share));
}
