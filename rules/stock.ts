/** How many animals of a product there were, and how many are sold. */
export interface Stocked {
  readonly quantity_initial: number;
  readonly quantity_vendu: number;
}

/** Animals left: initial minus sold, never below 0 (specification §3). */
export function available(product: Stocked): number {
  return Math.max(0, product.quantity_initial - product.quantity_vendu);
}

/** Sold share of the initial stock in whole percent, 0 to 100; 0 where nothing was in stock (specification §9). */
export function soldShare(product: Stocked): number {
  if (!(product.quantity_initial > 0)) return 0;
  const share = Math.round((product.quantity_vendu / product.quantity_initial) * 100);
  return Math.min(100, Math.max(0, share));
}
