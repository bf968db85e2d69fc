import type { CartLine, CheckoutRequest, Order } from '#openapi/schemas.ts';
import { type CheckoutValues, validateCheckout } from '#rules/checkout.ts';
import { cartTotal } from '#rules/money.ts';

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
