import type { MeansOfPayment } from '#openapi/schemas.ts';
import { meaningOf } from '#rules/order-status.ts';
import type { orders, payments } from '../database/schema.ts';
import { deposit } from '../payments/asked.ts';
import type { seedCatalogue } from './catalogue.ts';
import { daysBefore } from './dates.ts';
import { french } from './french.ts';
import { type Purchase, purchases } from './purchases.ts';
import type { seedUsers } from './users.ts';
import { userId } from './users.ts';
import { uuidOf } from './uuid.ts';

type Payment = typeof payments.$inferSelect;

const DAYS_TO_DELIVERY = 4;

const operators: Readonly<Record<MeansOfPayment, string>> = {
  wave: 'WAVE',
  'orange-money': 'OM',
  'mobile-money': 'MOMO',
  'bank-card': 'CB',
};

/** Every order of these people for these products, as of `now`, with its lines and its payments. */
export function seedOrders(
  now: Date,
  { products, categories }: ReturnType<typeof seedCatalogue>,
  users: ReturnType<typeof seedUsers>,
) {
  return purchases.map((purchase) => {
    const [number, by, days, status, type_paiement, moyen_paiement, wanted, notes] = purchase;
    const id = uuidOf('order', number);
    const buyer = found(users, userId(by), by);
    const items = Object.entries(wanted).map(([name, quantity]) => {
      const product = found(products, uuidOf('product', name), name);
      return {
        id: uuidOf('order-item', `${number}/${name}`),
        order_id: id,
        product_id: product.id,
        name: product.name,
        nom_categorie: found(categories, product.category_id, name).nom_categorie,
        quantity,
        // The effective price of the day of the order.
        unit_price: product.promo_price ?? product.price,
      };
    });
    const total_amount = items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
    return {
      ...{ id, order_number: number, user_id: buyer.id, created_at: daysBefore(now, days) },
      ...{ status, total_amount, type_paiement, moyen_paiement },
      is_payement_echolone: type_paiement === 'livraison',
      delivery_method: 'domicile',
      first_name: buyer.first_name,
      last_name: buyer.last_name,
      email: buyer.email,
      phone: buyer.numero_telephone,
      address: buyer.adresse1 ?? '',
      ville: buyer.ville ?? '',
      numero_cni: buyer.numer_cni,
      code_postal: buyer.code_postal,
      notes: notes === undefined ? null : french(notes),
      items,
      payments: paymentsOf(purchase, id, total_amount, now),
    } satisfies Omit<typeof orders.$inferInsert, 'items'> & { items: unknown; payments: unknown };
  });
}

/**
 * The sums asked of the customer. A mobile order has one, of the whole total; an order paid on delivery has the deposit of
 * 30 % (`acompte`) and, once the animal has been handed over, the remaining 70 % (`solde`).
 */
function paymentsOf(purchase: Purchase, orderId: string, total: number, now: Date) {
  const [, , , status, type] = purchase;
  if (type === 'mobile') return [paymentOf(purchase, orderId, 'total', total, now)];
  const first = paymentOf(purchase, orderId, 'acompte', deposit(total), now);
  if (!meaningOf(status).isDelivered) return [first];
  return [first, paymentOf(purchase, orderId, 'solde', total - first.amount, now)];
}

function paymentOf(
  [number, , days, orderStatus, , means]: Purchase,
  order_id: string,
  part: Payment['part'],
  amount: number,
  now: Date,
) {
  const id = uuidOf('payment', `${number}/${part}`);
  const created_at = daysBefore(now, part === 'solde' ? days - DAYS_TO_DELIVERY : days);
  const status = statusOf(orderStatus, part);
  const { payment } = meaningOf(status);
  return {
    ...{ id, order_id, part, amount, status, created_at },
    transaction_id: `${operators[means]}-${id.slice(0, 8).toUpperCase()}`,
    paid_at: payment === 'paid' ? created_at : null,
    closed_as: payment === 'cancelled' ? ('refused' as const) : null,
  };
}

/** A deposit is paid as soon as it is asked for; the total of an order waits as long as the order. */
function statusOf(order: Purchase[3], part: Payment['part']): Payment['status'] {
  const meaning = meaningOf(order);
  if (meaning.order === 'cancelled') return 'CANCELLED';
  return meaning.isUnpaid && part === 'total' ? 'PENDING' : 'PAID';
}

function found<T extends { id: string }>(known: readonly T[], id: string, name: string): T {
  const thing = known.find((one) => one.id === id);
  if (thing === undefined) throw new Error(`the seed has no ${name}`);
  return thing;
}
