import {
  array,
  check,
  entriesFromList,
  fallback,
  type GenericSchema,
  is,
  looseObject,
  object,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import {
  everyMeansOfPayment,
  everyOrderStatus,
  everyPaymentClosing,
  everyPaymentType,
} from '#openapi/words.ts';
import type { ReadOrder, ReadPayment, ReadStatus } from '#rules/order-status.ts';
import type { UnreadOrder } from '#rules/unread.ts';
import { type Call, type ListAnswer, listAnswerOf, validatedCall } from './answer.ts';
import type { Client } from './client.ts';
import { count, id, lenient, moment, sum } from './shape.ts';

const otherStatus = pipe(string(), regex(/^[^\p{C}]{1,40}$/u));

/** A status; the pact asks for a word of the contract. Another word is read too: the shop shows it and judges nothing by it. */
const contractStatus: GenericSchema<unknown, ReadStatus> = picklist(everyOrderStatus);
const statusShape = fallback(contractStatus, (given) => (is(otherStatus, given?.value) ? given.value : ''));

/** An order is rejected as a unit; `listOrders` counts the unreadable ones. */
export const orderShape = pipe(
  looseObject({
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
  }),
  check(({ status }) => status !== '', 'The status is no word.'),
);

export const paymentShape = pipe(
  looseObject({
    order_number: id,
    status: statusShape,
    amount: lenient(sum),
    total_amount: lenient(sum),
    transaction_id: lenient(string()),
    moyen_paiement: lenient(picklist(everyMeansOfPayment)),
    type_paiement: lenient(picklist(everyPaymentType)),
    payment_url: lenient(string()),
    expires_at: lenient(moment),
    paid_at: lenient(moment),
    closed_as: lenient(picklist(everyPaymentClosing)),
  }),
  check(({ status }) => status !== '', 'The status is no word.'),
);

const numbered = object({ order_number: id });

/** `GET ecommerce/orders/`: the customer's own orders, or all of them for staff (specification §7), with the unreadable ones. */
export async function listOrders(
  client: Client,
  signal?: AbortSignal,
): Promise<ListAnswer<ReadOrder, UnreadOrder>> {
  const call = client({ signal }).GET('/ecommerce/orders/', { cache: 'no-store' });
  const answer = await listAnswerOf(call, orderShape);
  if (answer.kind === 'refused') return answer;
  const unread = answer.unread.map((one) => ({ number: is(numbered, one) ? one.order_number : null }));
  return { ...answer, unread };
}

/** `GET ecommerce/get-detail-order/{id}`: one order by its number, for the invoice; 404 if there is none (specification §7). */
export const getOrder: Call<{ id: string }, ReadOrder> = validatedCall(
  (http, { id }) => http.GET('/ecommerce/get-detail-order/{id}', { params: { path: { id } } }),
  orderShape,
);

/** `GET ecommerce/get-detail-payment-order/…`: the payment status of an order; 404 if there is no order (specification §7). */
export const getPayment: Call<{ orderNumberOrTransactionId: string }, ReadPayment> = validatedCall(
  (http, { orderNumberOrTransactionId }) =>
    http.GET('/ecommerce/get-detail-payment-order/{orderNumberOrTransactionId}', {
      cache: 'no-store',
      params: { path: { orderNumberOrTransactionId } },
    }),
  paymentShape,
);
