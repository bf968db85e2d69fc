import { array, literal, looseObject } from 'valibot';
import { getOrder, getPayment, listOrders, orderShape, paymentShape } from '#data/orders.ts';
import { ids, order, payment } from '../examples.ts';
import {
  anyClientError,
  empty,
  fromState,
  type Interaction,
  reads,
  withExpiredToken,
  withFailure,
} from '../interaction.ts';

const { orderNumber, transactionId, unknownNumber } = ids;
const ofPayment = (name: string) => `/ecommerce/get-detail-payment-order/${name}`;
const ofOrder = (name: string) => `/ecommerce/get-detail-order/${name}`;

const signedIn = { state: 'a customer is signed in' } as const;
const others = { state: 'another customer has an order' } as const;
const having = (state: 'waiting' | 'paid' | 'cancelled') =>
  ({ state: 'a customer has an order', params: { payment: state } }) as const;

const listing: Interaction = {
  operation: 'listOrders',
  given: having('waiting'),
  asks: 'for the orders',
  path: '/ecommerce/orders/',
  answer: reads(array(orderShape), [order]),
  call: (client) => listOrders(client),
};

const reading: Interaction = {
  operation: 'getOrder',
  given: having('waiting'),
  asks: 'for one order',
  path: fromState(ofOrder('{orderNumber}'), { orderNumber }),
  answer: reads(orderShape, order),
  call: (client) => getOrder(client, { id: orderNumber }),
};

/** The status of the payment comes from the provider's state. */
const paymentThatIs = (status: 'PENDING' | 'PAID' | 'CANCELLED') =>
  reads(looseObject({ ...paymentShape.entries, status: literal(status) }), { ...payment, status });

const paying: Interaction = {
  operation: 'getPayment',
  given: having('waiting'),
  asks: 'for a payment that is awaited',
  path: fromState(ofPayment('{orderNumber}'), { orderNumber }),
  answer: paymentThatIs('PENDING'),
  call: (client) => getPayment(client, { orderNumberOrTransactionId: orderNumber }),
};

const unknownPayment = (client: Parameters<Interaction['call']>[0]) =>
  getPayment(client, { orderNumberOrTransactionId: unknownNumber });

// The result page distinguishes "no order" (400, 404) from a failed request (specification §2 Payment result).
const noOrder = { status: 404, orStatus: [400, 404] } as const;

export const orders: Interaction[] = [
  listing,
  { ...listing, given: signedIn, asks: 'for the orders where there are none', answer: empty },
  withExpiredToken(listing, 'for the orders with an expired token'),
  withFailure(listing, 'for the orders, which the provider cannot give', 500),
  reading,
  {
    ...reading,
    given: signedIn,
    asks: 'for an order that does not exist',
    path: ofOrder(unknownNumber),
    answer: anyClientError(404),
    call: (client) => getOrder(client, { id: unknownNumber }),
  },
  { ...reading, given: others, asks: 'for another customer’s order', answer: anyClientError(404) },
  {
    ...withExpiredToken(reading, 'for an order with an expired token', ofOrder(unknownNumber)),
    call: (client) => getOrder(client, { id: unknownNumber }),
  },
  paying,
  { ...paying, given: having('paid'), asks: 'for a payment that has arrived', answer: paymentThatIs('PAID') },
  {
    ...paying,
    given: having('cancelled'),
    asks: 'for a payment that was refused',
    answer: paymentThatIs('CANCELLED'),
  },
  {
    ...paying,
    given: having('paid'),
    asks: 'for a payment by its transaction',
    path: fromState(ofPayment('{transactionId}'), { transactionId }),
    answer: paymentThatIs('PAID'),
    call: (client) => getPayment(client, { orderNumberOrTransactionId: transactionId }),
  },
  {
    ...paying,
    given: signedIn,
    asks: 'for the payment of an order that does not exist',
    path: ofPayment(unknownNumber),
    answer: noOrder,
    call: unknownPayment,
  },
  { ...paying, given: others, asks: 'for the payment of another customer’s order', answer: noOrder },
  {
    ...withExpiredToken(paying, 'for a payment with an expired token', ofPayment(unknownNumber)),
    call: unknownPayment,
  },
  withFailure(paying, 'for a payment, which the provider cannot give', 500),
];
