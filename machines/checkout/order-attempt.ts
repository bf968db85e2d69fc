import type { Addition, CartLine, CheckoutRequest, Order } from '#openapi/schemas.ts';
import { everyAddition } from '#openapi/words.ts';
import { type CheckoutValues, isPaidInParts, validateCheckout } from '#rules/checkout.ts';
import { cartTotal } from '#rules/money.ts';

/**
 * One attempt to order this cart with these values. `key` is its `Idempotency-Key`. `idNumber` is apart from the body
 * because it is never kept on the device: null where one was sent and is not known any more. `knownOrders` are the
 * numbers of the orders that were there before, so that no clock is needed to tell whether this one arrived. `accepts`: what the provider
 * took beyond the specification when the attempt was made; an attempt that an earlier version of the shop kept has none of
 * it, and is sent as that version sent it: with all of them, and its empty fields as empty texts.
 */
export type OrderAttempt = {
  key: string;
  body: Omit<CheckoutRequest, 'numero_cni'>;
  idNumber: string | null;
  items: readonly { productId: string; quantity: number }[];
  knownOrders: readonly string[];
  accepts?: readonly Addition[];
};

/** The order request of this form and cart (specification §7); pay on delivery asks for its 30 % up front. */
export function newAttempt(
  values: CheckoutValues,
  lines: readonly CartLine[],
  { key, knownOrders, accepts = [] }: Pick<OrderAttempt, 'key' | 'knownOrders' | 'accepts'>,
): OrderAttempt {
  const checked = validateCheckout(values);
  if (!checked.ok) throw new Error('The checkout form was not checked before it was sent.');
  const { numero_cni: idNumber, ...form } = checked.values;
  return {
    key,
    body: {
      ...form,
      is_payement_echolone: isPaidInParts[form.type_paiement],
      expected_total: cartTotal(lines),
    },
    idNumber,
    items: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    knownOrders,
    accepts,
  };
}

/** Whether an attempt is sent with its key, so that the same order is never placed twice. */
export const isKeyed = ({ accepts }: OrderAttempt): boolean => accepts?.includes('Idempotency-Key') ?? true;

/** Fields of the form that may stay empty; they are left out then. */
const optional: readonly (keyof CheckoutRequest)[] = ['notes', 'code_postal', 'numero_cni'];

/**
 * The body to send, the same each time for one attempt: what the form says, and what was agreed to (the sum, the animals) as
 * far as the provider takes it.
 */
export function requestOf({ accepts, body, idNumber, items }: OrderAttempt): CheckoutRequest {
  const whole: CheckoutRequest = {
    ...body,
    expected_items: items.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
    numero_cni: idNumber ?? '',
  };
  if (accepts === undefined) return whole;
  const isSent = (field: keyof CheckoutRequest): boolean =>
    isAddition(field) ? accepts.includes(field) : !optional.includes(field) || whole[field] !== '';
  return Object.fromEntries(
    Object.entries(whole).filter(([field]) => isSent(field as keyof CheckoutRequest)),
  ) as CheckoutRequest;
}

const isAddition = (field: string): field is Addition => everyAddition.some((one) => one === field);

/** The animals of some lines, whichever of them a provider keeps as one: each product with its quantity over all lines. */
function counted(items: readonly { productId: string; quantity: number }[]): string {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of items) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return JSON.stringify([...sums].sort());
}

/** Whether a cart holds the animals of an attempt, no more and no less. */
export const isOfItems = ({ items }: OrderAttempt, lines: readonly CartLine[]): boolean =>
  counted(items) === counted(lines.map(({ product, quantity }) => ({ productId: product.id, quantity })));

/** The order that came of an attempt: one that was not there before and has the same products in the same quantities. */
export function orderOf(attempt: OrderAttempt, orders: readonly Order[]): Order | undefined {
  const wanted = counted(attempt.items);
  return orders.find(
    (order) =>
      !attempt.knownOrders.includes(order.order_number) &&
      counted(order.items.map(({ product, quantity }) => ({ productId: product.id, quantity }))) === wanted,
  );
}
