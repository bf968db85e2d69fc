import { array, entriesFromList, fallback, is, looseObject, object, picklist, string } from 'valibot';
import type { Order, Payment } from '#openapi/schemas.ts';
import { everyMeansOfPayment, everyOrderStatus, everyPaymentType } from '#openapi/words.ts';
import { type Call, type ListAnswer, listAnswerOf, validatedCall } from './answer.ts';
import type { Client } from './client.ts';
import { count, id, lenient, moment, sum } from './shape.ts';

const statusShape = picklist(everyOrderStatus);

/** An order is rejected as a unit; `listOrders` counts the unreadable ones. */
export const orderShape = looseObject({
  order_number: id,
  created_at: moment,
  status: statusShape,
  total_amount: sum,
  client: looseObject({
    ...entriesFromList(['first_name', 'last_name', 'email'], string()),
    ...entriesFromList(['numero_telephone', 'adresse1'], lenient(string())),
  }),
  items: array(
    looseObject({
      product: looseObject({
        id,
        name: string(),
        category: fallback(looseObject({ nom_categorie: string() }), { nom_categorie: '' }),
      }),
      quantity: count,
      unit_price: sum,
    }),
  ),
});

export const paymentShape = looseObject({
  order_number: id,
  status: statusShape,
  amount: lenient(sum),
  total_amount: lenient(sum),
  transaction_id: lenient(string()),
  moyen_paiement: lenient(picklist(everyMeansOfPayment)),
  type_paiement: lenient(picklist(everyPaymentType)),
  payment_url: lenient(string()),
  expires_at: lenient(moment),
});

/** An unreadable order of a list: its number, if readable. */
type UnreadOrder = { number: string | null };

const numbered = object({ order_number: id });

/** `GET ecommerce/orders/`: the signed-in customer's own orders (specification §7), with the unreadable ones. */
export async function listOrders(
  client: Client,
  signal?: AbortSignal,
): Promise<ListAnswer<Order, UnreadOrder>> {
  const call = client({ signal }).GET('/ecommerce/orders/', { cache: 'no-store' });
  const answer = await listAnswerOf(call, orderShape);
  if (answer.kind === 'refused') return answer;
  const unread = answer.unread.map((one) => ({ number: is(numbered, one) ? one.order_number : null }));
  return { ...answer, unread };
}

/** `GET ecommerce/get-detail-order/{id}`: one order by its number, for the invoice; 404 if there is none (specification §7). */
export const getOrder: Call<{ id: string }, Order> = validatedCall(
  (http, { id }) => http.GET('/ecommerce/get-detail-order/{id}', { params: { path: { id } } }),
  orderShape,
);

/** The fields of a payment that the payment result page reads. */
export type PaymentState = Pick<Payment, 'order_number' | 'status'> & Partial<Payment>;

/** `GET ecommerce/get-detail-payment-order/…`: the payment status of an order; 404 if there is no order (specification §7). */
export const getPayment: Call<{ orderNumberOrTransactionId: string }, PaymentState> = validatedCall(
  (http, { orderNumberOrTransactionId }) =>
    http.GET('/ecommerce/get-detail-payment-order/{orderNumberOrTransactionId}', {
      cache: 'no-store',
      params: { path: { orderNumberOrTransactionId } },
    }),
  paymentShape,
);
