import { array } from 'valibot';
import {
  getDashboardStats,
  listRecentOrders,
  listTopProducts,
  statsShape,
  updateOrderStatus,
} from '#data/back-office/sales.ts';
import { orderShape } from '#data/orders.ts';
import { productShape } from '#data/products.ts';
import { ids, order, product, stats } from '../../examples.ts';
import { type Interaction, reads } from '../../interaction.ts';
import { reading, writing } from './asking.ts';

const { orderNumber, unknownNumber } = ids;

/** What administrators and staff ask of orders and figures (specification §7). */
export const sales: Interaction[] = [
  ...writing({
    operation: 'updateOrderStatus',
    given: { state: 'the back office has orders' },
    asks: 'to change the status of an order',
    path: '/ecommerce/update-order-status/{orderNumber}/',
    id: ['orderNumber', orderNumber, unknownNumber],
    body: { status: 'PAID' },
    answer: reads(orderShape, { ...order, status: 'PAID' }),
    call: (client, id) => updateOrderStatus(client, { id, status: 'PAID' }),
  }),
  ...reading(
    'listRecentOrders',
    'for the recent orders',
    '/ecommerce/recent-orders/',
    reads(array(orderShape), [order]),
    (client) => listRecentOrders(client),
  ),
  ...reading(
    'listTopProducts',
    'for the top products',
    '/ecommerce/top-products/',
    reads(array(productShape), [product]),
    (client) => listTopProducts(client),
  ),
  ...reading(
    'getDashboardStats',
    'for the figures',
    '/ecommerce/dashboard-stats/',
    reads(statsShape, stats),
    (client) => getDashboardStats(client),
  ),
];
