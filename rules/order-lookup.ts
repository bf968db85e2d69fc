import { soughtNumber } from './query.ts';

/** How long the simulated lookup takes, in milliseconds (specification §9). */
export const orderLookupMs = 1500;

/** The states that the simulated lookup knows, by their order number. */
export type LookedUpState = 'preparing' | 'delivered';

const known: Readonly<Record<string, LookedUpState>> = {
  'TBK-1001': 'preparing',
  'TBK-1002': 'delivered',
};

/** The number that a lookup asks for, trimmed, or null where nothing was typed (specification §5 "Order lookup"). */
export function lookupNumber(typed: string): string | null {
  return soughtNumber(typed) || null;
}

/** What the simulated lookup finds: no server is asked, so that only its two sample numbers exist (specification §4). */
export function simulatedLookup(number: string): LookedUpState | null {
  return Object.hasOwn(known, number) ? (known[number] ?? null) : null;
}
