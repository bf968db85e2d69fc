import { meantOrderNumbers, searchedOrderNumber } from './query.ts';

/** How long the simulated lookup takes, in milliseconds (specification §9). */
export const orderLookupMs = 1500;

/** The statuses that the simulated lookup returns, by order number. */
export type LookedUpState = 'preparing' | 'delivered';

const known: Readonly<Record<string, LookedUpState>> = {
  'TBK-1001': 'preparing',
  'TBK-1002': 'delivered',
};

/** The trimmed order number to look up, or null if it is blank (specification §5 "Order lookup"). */
export function lookupNumber(typed: string): string | null {
  return searchedOrderNumber(typed) || null;
}

/** The result of the simulated lookup, which makes no request: only its two sample numbers exist (specification §4). */
export function simulatedLookup(number: string): LookedUpState | null {
  const meant = meantOrderNumbers(number).find((one) => Object.hasOwn(known, one));
  return meant === undefined ? null : (known[meant] ?? null);
}
