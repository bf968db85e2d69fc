import { array, entriesFromList, looseObject, picklist, string } from 'valibot';
import type { Order, Payment } from '#openapi/schemas.ts';
import { everyMeansOfPayment, everyOrderStatus, everyPaymentType } from '#openapi/words.ts';
import { answerOf, type Call, type Reading, shapedCall } from './answer.ts';
import { count, free, id, moment, sum } from './shape.ts';

const statusShape = picklist(everyOrderStatus);

/** An order is read whole or not at all. */
export const orderShape = looseObject({
  order_number: id,
  created_at: moment,
  status: statusShape,
  total_amount: sum,
  client: looseObject({
    ...entriesFromList(['first_name', 'last_name', 'email', 'numero_telephone'], string()),
    adresse1: free(string()),
  }),
  items: array(
    looseObject({
      product: looseObject({ id, name: string(), category: looseObject({ nom_categorie: string() }) }),
      quantity: count,
      unit_price: sum,
    }),
  ),
});

export const paymentShape = looseObject({
  order_number: id,
  status: statusShape,
  amount: free(sum),
  total_amount: free(sum),
  transaction_id: free(string()),
  moyen_paiement: free(picklist(everyMeansOfPayment)),
  type_paiement: free(picklist(everyPaymentType)),
  payment_url: free(string()),
  expires_at: free(moment),
});

/** `GET ecommerce/orders/`: the signed-in customer's own orders (specification §7). */
export const listOrders: Reading<Order[]> = (client, signal) =>
  answerOf(client({ signal }).GET('/ecommerce/orders/', { cache: 'no-store' }), array(orderShape));

/** `GET ecommerce/get-detail-order/{id}`: one order by its number, for the invoice; 404 where there is none (specification §7). */
export const getOrder: Call<{ id: string }, Order> = shapedCall(
  (http, { id }) => http.GET('/ecommerce/get-detail-order/{id}', { params: { path: { id } } }),
  orderShape,
);

/** What the payment result page reads of a payment. */
export type PaymentState = Pick<Payment, 'order_number' | 'status'> & Partial<Payment>;

/** `GET ecommerce/get-detail-payment-order/…`: how an order's payment stands; 404 where there is no order (specification §7). */
export const getPayment: Call<{ orderNumberOrTransactionId: string }, PaymentState> = shapedCall(
  (http, { orderNumberOrTransactionId }) =>
    http.GET('/ecommerce/get-detail-payment-order/{orderNumberOrTransactionId}', {
      cache: 'no-store',
      params: { path: { orderNumberOrTransactionId } },
    }),
  paymentShape,
);
