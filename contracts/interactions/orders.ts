import { MatchersV3 } from '@pact-foundation/pact';
import { getOrder, getPayment, listOrders } from '#api/orders.ts';
import { examples, order, payment, problem } from '../entities.ts';
import { fromState, type Interaction } from '../interaction.ts';

const { eachLike } = MatchersV3;

const { orderNumber, transactionId } = examples;
const unknownNumber = 'BL-00000000-0000';
const notFound = problem('Commande introuvable.');
const expired = problem('Votre session a expiré, veuillez vous reconnecter.');
const detail = fromState('/ecommerce/get-detail-order/{orderNumber}', { orderNumber });
const paymentOf = fromState('/ecommerce/get-detail-payment-order/{orderNumber}', { orderNumber });

const waiting = { state: 'a customer has an order', params: { payment: 'waiting' } } as const;
const paid = { state: 'a customer has an order', params: { payment: 'paid' } } as const;
const cancelled = { state: 'a customer has an order', params: { payment: 'cancelled' } } as const;

const reading: Interaction[] = [
  {
    given: waiting,
    asks: 'for the orders',
    method: 'GET',
    path: '/ecommerce/orders/',
    token: 'held',
    answer: { status: 200, body: eachLike(order) },
    call: (client) => listOrders(client),
  },
  {
    given: { state: 'a customer is signed in' },
    asks: 'for the orders where there are none',
    method: 'GET',
    path: '/ecommerce/orders/',
    token: 'held',
    answer: { status: 200, body: [] },
    call: (client) => listOrders(client),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'for the orders with an expired token',
    method: 'GET',
    path: '/ecommerce/orders/',
    token: 'expired',
    answer: { status: 401, body: expired },
    call: (client) => listOrders(client),
  },
  {
    given: waiting,
    asks: 'for one order',
    method: 'GET',
    path: detail,
    token: 'held',
    answer: { status: 200, body: order },
    call: (client) => getOrder(client, { id: orderNumber }),
  },
  {
    given: { state: 'a customer is signed in' },
    asks: 'for an order that does not exist',
    method: 'GET',
    path: `/ecommerce/get-detail-order/${unknownNumber}`,
    token: 'held',
    answer: { status: 404, body: notFound },
    call: (client) => getOrder(client, { id: unknownNumber }),
  },
  {
    given: { state: 'another customer has an order' },
    asks: 'for another customer’s order',
    method: 'GET',
    path: detail,
    token: 'held',
    answer: { status: 404, body: notFound },
    call: (client) => getOrder(client, { id: orderNumber }),
  },
];

const paying: Interaction[] = [
  {
    given: waiting,
    asks: 'for a payment that is awaited',
    method: 'GET',
    path: paymentOf,
    token: 'held',
    answer: { status: 200, body: payment('PENDING') },
    call: (client) => getPayment(client, { orderNumberOrTransactionId: orderNumber }),
  },
  {
    given: paid,
    asks: 'for a payment that has arrived',
    method: 'GET',
    path: paymentOf,
    token: 'held',
    answer: { status: 200, body: payment('PAID') },
    call: (client) => getPayment(client, { orderNumberOrTransactionId: orderNumber }),
  },
  {
    given: cancelled,
    asks: 'for a payment that was refused',
    method: 'GET',
    path: paymentOf,
    token: 'held',
    answer: { status: 200, body: payment('CANCELLED') },
    call: (client) => getPayment(client, { orderNumberOrTransactionId: orderNumber }),
  },
  {
    given: paid,
    asks: 'for a payment by its transaction',
    method: 'GET',
    path: fromState('/ecommerce/get-detail-payment-order/{transactionId}', { transactionId }),
    token: 'held',
    answer: { status: 200, body: payment('PAID') },
    call: (client) => getPayment(client, { orderNumberOrTransactionId: transactionId }),
  },
  {
    given: { state: 'a customer is signed in' },
    asks: 'for the payment of an order that does not exist',
    method: 'GET',
    path: `/ecommerce/get-detail-payment-order/${unknownNumber}`,
    token: 'held',
    answer: { status: 404, body: notFound },
    call: (client) => getPayment(client, { orderNumberOrTransactionId: unknownNumber }),
  },
  {
    given: { state: 'another customer has an order' },
    asks: 'for the payment of another customer’s order',
    method: 'GET',
    path: paymentOf,
    token: 'held',
    answer: { status: 404, body: notFound },
    call: (client) => getPayment(client, { orderNumberOrTransactionId: orderNumber }),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'for a payment with an expired token',
    method: 'GET',
    path: `/ecommerce/get-detail-payment-order/${unknownNumber}`,
    token: 'expired',
    answer: { status: 401, body: expired },
    call: (client) => getPayment(client, { orderNumberOrTransactionId: unknownNumber }),
  },
];

export const orders = [...reading, ...paying];
