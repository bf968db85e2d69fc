import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Order } from '#openapi/schemas.ts';
import type { Account } from '../accounts/sessions.ts';
import type { Database } from '../database/open.ts';
import { orderItems, orders } from '../database/schema.ts';
import type { Part } from '../http/paging.ts';
import { notFound } from '../http/refusal.ts';

export type OrderRow = typeof orders.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect;

/** Formats whole francs for the API: '330000.00'. */
export const amountText = (francs: number): string => `${francs}.00`;

export const orderNotFound = () => notFound('Commande introuvable.');

const present = (order: OrderRow, items: ItemRow[]): Order => ({
  order_number: order.order_number,
  created_at: order.created_at.toISOString(),
  status: order.status,
  total_amount: amountText(order.total_amount),
  client: {
    first_name: order.first_name,
    last_name: order.last_name,
    email: order.email,
    numero_telephone: order.phone,
    adresse1: order.address,
  },
  items: items.map(({ product_id, name, nom_categorie, quantity, unit_price }) => ({
    product: { id: product_id, name, category: { nom_categorie } },
    quantity,
    unit_price: amountText(unit_price),
  })),
});

/** Orders in the format of the API, newest first: all, or a page. */
export async function readOrders(database: Database, where: SQL | undefined, part?: Part): Promise<Order[]> {
  const query = database
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.created_at), desc(orders.rank));
  const rows = await (part === undefined ? query : query.limit(part.limit).offset(part.offset));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await database
    .select()
    .from(orderItems)
    .where(inArray(orderItems.order_id, ids))
    .orderBy(asc(orderItems.rank));
  const ofOrder = new Map<string, ItemRow[]>();
  for (const item of items) {
    const others = ofOrder.get(item.order_id);
    if (others === undefined) ofOrder.set(item.order_id, [item]);
    else others.push(item);
  }
  return rows.map((order) => present(order, ofOrder.get(order.id) ?? []));
}

/** Which orders an account may see: a customer their own, staff all of them. */
export const visibleTo = (account: Account): SQL | undefined =>
  account.role === 'customer' ? eq(orders.user_id, account.id) : undefined;

/** One order by its number, with access control; another customer's is not found. */
export async function readOrder(database: Database, orderNumber: string, account: Account): Promise<Order> {
  const [order] = await readOrders(database, and(eq(orders.order_number, orderNumber), visibleTo(account)));
  if (order === undefined) throw orderNotFound();
  return order;
}
