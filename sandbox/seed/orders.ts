import type { MeansOfPayment, OrderStatus } from '#openapi/schemas.ts';
import { meaningOf } from '#rules/order-status.ts';
import { deposit } from '../payments/asked.ts';
import { daysBefore } from './dates.ts';
import { french } from './french.ts';
import type { Purchase } from './purchases.ts';
import { purchases } from './purchases.ts';
import type { SeedOrder, SeedPayment, SeedProduct, SeedUser } from './shape.ts';
import { userId } from './users.ts';
import { uuidOf } from './uuid.ts';

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
  products: readonly SeedProduct[],
  users: readonly SeedUser[],
): SeedOrder[] {
  const productById = new Map(products.map((product) => [product.id, product]));
  const userById = new Map(users.map((user) => [user.id, user]));
  return purchases.map((purchase) => {
    const buyer = found(userById, userId(purchase.by), purchase.by);
    const [type, means] = purchase.pays;
    const items = Object.entries(purchase.items).map(([name, quantity]) => {
      const product = found(productById, uuidOf('product', name), name);
      return {
        id: uuidOf('order-item', `${purchase.number}/${name}`),
        product_id: product.id,
        quantity,
        unit_price: product.promo_price ?? product.price,
      };
    });
    const total = items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
    return {
      id: uuidOf('order', purchase.number),
      order_number: purchase.number,
      user_id: buyer.id,
      created_at: daysBefore(now, purchase.days),
      status: purchase.status,
      total_amount: total,
      type_paiement: type,
      moyen_paiement: means,
      is_payement_echolone: type === 'livraison',
      delivery_method: 'domicile',
      phone: buyer.numero_telephone,
      address: buyer.adresse1 ?? '',
      ville: buyer.ville ?? '',
      numero_cni: buyer.numer_cni,
      code_postal: buyer.code_postal,
      notes: purchase.notes === undefined ? null : french(purchase.notes),
      items,
      payments: paymentsOf(purchase, total, now),
    };
  });
}

function paymentsOf(purchase: Purchase, total: number, now: Date): SeedPayment[] {
  const [type] = purchase.pays;
  if (type === 'mobile') return [paymentOf(purchase, 'total', total, now)];
  const first = paymentOf(purchase, 'acompte', deposit(total), now);
  if (!meaningOf(purchase.status).isDelivered) return [first];
  return [first, paymentOf(purchase, 'solde', total - first.amount, now)];
}

function paymentOf(purchase: Purchase, part: SeedPayment['part'], amount: number, now: Date): SeedPayment {
  const { number, days, pays } = purchase;
  const id = uuidOf('payment', `${number}/${part}`);
  const asked = daysBefore(now, part === 'solde' ? days - DAYS_TO_DELIVERY : days);
  const status = statusOf(purchase, part);
  return {
    id,
    transaction_id: `${operators[pays[1]]}-${id.slice(0, 8).toUpperCase()}`,
    part,
    amount,
    status,
    created_at: asked,
    paid_at: isReceived[status] ? asked : null,
  };
}

const isReceived: Record<SeedPayment['status'], boolean> = { PENDING: false, PAID: true, CANCELLED: false };

function statusOf({ status }: Purchase, part: SeedPayment['part']): SeedPayment['status'] {
  const paid = { total: 'PAID', acompte: 'PAID', solde: 'PAID' } as const;
  const statuses: Record<OrderStatus, Record<SeedPayment['part'], SeedPayment['status']>> = {
    PENDING: { ...paid, total: 'PENDING' },
    PAID: paid,
    SHIPPED: paid,
    DELIVERED: paid,
    CANCELLED: { total: 'CANCELLED', acompte: 'CANCELLED', solde: 'CANCELLED' },
  };
  return statuses[status][part];
}

function found<T>(known: ReadonlyMap<string, T>, id: string, name: string): T {
  const thing = known.get(id);
  if (thing === undefined) throw new Error(`the seed has no ${name}`);
  return thing;
}
