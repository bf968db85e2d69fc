import { storedAttemptIn } from '#rules/stored-checkout.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** An attempt as the device may keep it: without the ID number. */
export const storedAttempt = ({ idNumber, ...attempt }: OrderAttempt): string =>
  JSON.stringify({ ...attempt, isIdNumberWithheld: idNumber !== '' });

/** An attempt as it was kept, or null where it is another customer's, or none that this shop would send. */
export function restoredAttempt(stored: string | null, email: string): OrderAttempt | null {
  const read = storedAttemptIn(stored);
  if (read === null || read.body.email !== email) return null;
  const { isIdNumberWithheld, ...attempt } = read;
  return { ...attempt, idNumber: isIdNumberWithheld ? null : '' };
}

/** The key of a kept attempt, whosever it is, or null. */
export const keyOfStored = (stored: string | null): string | null => storedAttemptIn(stored)?.key ?? null;
