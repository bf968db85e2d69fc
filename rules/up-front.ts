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
