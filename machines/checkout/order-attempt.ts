import type { Addition, CartLine, CheckoutRequest } from '#openapi/schemas.ts';
import { everyAddition } from '#openapi/words.ts';
import { type CheckoutValues, isPaidInParts, validateCheckout } from '#rules/checkout.ts';
import { notesWithWish } from '#rules/delivery-wish.ts';
import { cartTotal } from '#rules/money.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import { isOrderOf } from '#rules/orders.ts';

/**
 * One attempt to order this cart with these values. `key`: its `Idempotency-Key`. `idNumber`: separate from the body since
 * it is never stored on the device; null if one was sent and is no longer known. `knownOrders`: the numbers of the orders
 * that existed before, so that a new one is recognized without a clock. `accepts`: the additions to the specification that
 * the provider announced when the attempt was made; absent from an attempt that an earlier version of the shop stored, which
 * is sent as that version sent it: with all additions, and empty fields as empty strings.
 */
export type OrderAttempt = {
  key: string;
  body: Omit<CheckoutRequest, 'numero_cni'>;
  idNumber: string | null;
  items: readonly { productId: string; quantity: number }[];
  knownOrders: readonly string[];
  accepts?: readonly Addition[];
};

/**
 * The order request of this form and cart (specification §7); with pay on delivery, 30 % are paid in advance. The wished day becomes
 * the first line of the notes here, once: an attempt is stored and sent again as it is.
 */
export function prepareAttempt(
  values: CheckoutValues,
  lines: readonly CartLine[],
  { key, knownOrders, accepts = [] }: Pick<OrderAttempt, 'key' | 'knownOrders' | 'accepts'>,
): OrderAttempt {
  const checked = validateCheckout(values);
  if (!checked.ok) throw new Error('The checkout form was not checked before it was sent.');
  const { numero_cni: idNumber, wished_day, wished_time, notes, ...form } = checked.values;
  return {
    key,
    body: {
      ...form,
      notes: notesWithWish({ notes, wished_day, wished_time }),
      is_payement_echolone: isPaidInParts[form.type_paiement],
      expected_total: Math.round(cartTotal(lines)),
    },
    idNumber,
    items: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    knownOrders,
    accepts,
  };
}

/** Whether an attempt is sent with its idempotency key. */
export const isKeyed = ({ accepts }: OrderAttempt): boolean => accepts?.includes('Idempotency-Key') ?? true;

/** Optional fields of the form; omitted if empty. */
const optional: readonly (keyof CheckoutRequest)[] = ['notes', 'code_postal', 'numero_cni'];

/**
 * The body to send, the same each time for one attempt: the form, and the total and animals agreed to as far as the
 * provider accepts them.
 */
export function requestOf({ accepts, body, idNumber, items }: OrderAttempt): CheckoutRequest {
  const whole: CheckoutRequest = {
    ...body,
    expected_items: items.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
    numero_cni: idNumber ?? '',
  };
  if (accepts === undefined) return whole;
  const isSent = (field: keyof CheckoutRequest): boolean =>
    (!isAddition(field) || accepts.includes(field)) && (!optional.includes(field) || whole[field] !== '');
  return Object.fromEntries(
    Object.entries(whole).filter(([field]) => isSent(field as keyof CheckoutRequest)),
  ) as CheckoutRequest;
}

const isAddition = (field: string): field is Addition => everyAddition.some((one) => one === field);

/** The quantity of each product over all lines, since a provider may merge or split lines. */
function counted(items: readonly { productId: string; quantity: number }[]): string {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of items) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return JSON.stringify([...sums].sort());
}

/** Whether a cart holds exactly the animals of an attempt. */
export const isOfItems = ({ items }: OrderAttempt, lines: readonly CartLine[]): boolean =>
  counted(items) === counted(lines.map(({ product, quantity }) => ({ productId: product.id, quantity })));

/** The order of an attempt: a new one of its customer with the same products in the same quantities. */
export function findOrder(attempt: OrderAttempt, orders: readonly ReadOrder[]): ReadOrder | undefined {
  const wanted = counted(attempt.items);
  return orders.find(
    (order) =>
      !attempt.knownOrders.includes(order.order_number) &&
      isOrderOf(order, { email: attempt.body.email }) &&
      counted(order.items.map(({ product, quantity }) => ({ productId: product.id, quantity }))) === wanted,
  );
}
