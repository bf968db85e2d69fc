import { parsed } from './checkout-values.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** An attempt as the device may keep it: without the ID number. */
export const keptAttempt = ({ idNumber, ...attempt }: OrderAttempt): string =>
  JSON.stringify({ ...attempt, isIdNumberWithheld: idNumber !== '' });

/** An attempt as it was kept, or null where it is another customer's or cannot be read. */
export function restoredAttempt(kept: string | null, email: string): OrderAttempt | null {
  const read = parsed(kept);
  if (read === null || !isKept(read) || read.body.email !== email) return null;
  const { isIdNumberWithheld, ...attempt } = read;
  return { ...attempt, idNumber: isIdNumberWithheld ? null : '' };
}

/** The key of a kept attempt, whosever it is, or null. */
export const keyOfKept = (kept: string | null): string | null => {
  const key = parsed(kept)?.key;
  return typeof key === 'string' ? key : null;
};

type Kept = Omit<OrderAttempt, 'idNumber'> & { isIdNumberWithheld: boolean };

const isKept = (read: object): read is Kept =>
  'key' in read &&
  typeof read.key === 'string' &&
  'body' in read &&
  typeof read.body === 'object' &&
  read.body !== null &&
  'items' in read &&
  Array.isArray(read.items) &&
  'knownOrders' in read &&
  Array.isArray(read.knownOrders);
