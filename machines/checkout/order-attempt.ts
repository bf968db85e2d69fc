import type { CartLine, CheckoutRequest, Order } from '#openapi/schemas.ts';
import { type CheckoutValues, validateCheckout } from '#rules/checkout.ts';
import { cartTotal } from '#rules/money.ts';
import { parsed } from './checkout-values.ts';

/**
 * One attempt to order this cart with these values. `key` is its `Idempotency-Key`. `idNumber` is apart from the body
 * because it is never kept on the device: null where one was sent and is not known any more. `knownOrders` are the
 * numbers of the orders that were there before, so that no clock is needed to tell whether this one arrived.
 */
export type OrderAttempt = {
  key: string;
  body: Omit<CheckoutRequest, 'numero_cni'>;
  idNumber: string | null;
  items: readonly { productId: string; quantity: number }[];
  knownOrders: readonly string[];
};

/** The order request of this form and cart (specification §7); pay on delivery asks for its 30 % up front. */
export function newAttempt(
  values: CheckoutValues,
  lines: readonly CartLine[],
  { key, knownOrders }: Pick<OrderAttempt, 'key' | 'knownOrders'>,
): OrderAttempt {
  const checked = validateCheckout(values);
  if (!checked.ok) throw new Error('The checkout form was not checked before it was sent.');
  const { numero_cni: idNumber, ...form } = checked.values;
  return {
    key,
    body: {
      ...form,
      is_payement_echolone: form.type_paiement === 'livraison',
      expected_total: cartTotal(lines),
    },
    idNumber,
    items: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    knownOrders,
  };
}

/** The body to send, the same each time for one attempt. */
export const requestOf = ({ body, idNumber }: OrderAttempt): CheckoutRequest => ({
  ...body,
  numero_cni: idNumber ?? '',
});

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

const counted = (items: readonly { productId: string; quantity: number }[]): string =>
  JSON.stringify(items.map(({ productId, quantity }) => [productId, quantity]).sort());

/** The order that came of an attempt: one that was not there before and has the same products in the same quantities. */
export function orderOf(attempt: OrderAttempt, orders: readonly Order[]): Order | undefined {
  const wanted = counted(attempt.items);
  return orders.find(
    (order) =>
      !attempt.knownOrders.includes(order.order_number) &&
      counted(order.items.map(({ product, quantity }) => ({ productId: product.id, quantity }))) === wanted,
  );
}
