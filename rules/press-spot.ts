/** How long after any other press one on a button that spends money does not count, in ms. */
export const pressDelay = 500;
/** How near two presses are that one finger makes without leaving its spot, in px: what a thumb covers. */
export const sameSpotRadius = 48;

/** The controls of a page, as a selector. */
export const controls = 'button, label, input, select, textarea, summary, a[href]';

/** Where a press fell in the window, in px; null for a key, and for assistive technology, which clicks nowhere. */
export type PressPosition = { readonly x: number; readonly y: number } | null;

/** Whether one finger may have made both presses without leaving its spot. */
export const isNear = (one: PressPosition, other: PressPosition): boolean =>
  one !== null && other !== null && Math.hypot(one.x - other.x, one.y - other.y) <= sameSpotRadius;
