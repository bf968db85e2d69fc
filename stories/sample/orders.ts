import type { OrderItem, OrderStatus } from '#openapi/schemas.ts';
import type { ReadOrder, ReadStatus } from '#rules/order-status.ts';
import { sampleAnimals } from './animals.ts';
import { sampleUser } from './user.ts';

const statuses: readonly OrderStatus[] = [
  'PENDING',
  'PAID',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'DELIVERED',
];

const itemsFrom = (first: number, count: number): OrderItem[] =>
  Array.from({ length: count }, (_, index) => {
    const { id, name, category, price } = sampleAnimals[(first + index) % sampleAnimals.length] ?? {
      id: '',
      name: '',
      category: { id: '', nom_categorie: '' },
      price: 0,
    };
    return {
      product: { id, name, category: { nom_categorie: category.nom_categorie } },
      quantity: 1 + (index % 3),
      unit_price: `${price}.00`,
    };
  });

const { first_name, last_name, email, numero_telephone, adresse1 } = sampleUser;

/** An order with this many lines, starting with the animal at that position. Amounts in XOF. */
export function sampleOrder(position: number, lines: number, status: ReadStatus): ReadOrder {
  const items = itemsFrom(position, lines);
  const total = items.reduce((sum, { quantity, unit_price }) => sum + quantity * Number(unit_price), 0);
  return {
    order_number: `BL-202611${String(20 - position).padStart(2, '0')}-${String(63 - position).padStart(4, '0')}`,
    created_at: new Date(Date.UTC(2026, 10, 20 - position, 10, 12)).toISOString(),
    status,
    total_amount: `${total}.00`,
    client: {
      first_name,
      last_name,
      email,
      numero_telephone: numero_telephone ?? null,
      adresse1: adresse1 ?? null,
    },
    items,
  };
}

/** Sixteen orders in every status, newest first. */
export const sampleOrders: readonly ReadOrder[] = Array.from({ length: 16 }, (_, index) =>
  sampleOrder(index, 1 + (index % 3), statuses[index % statuses.length] ?? 'PAID'),
);

/** The picture of a sample animal. */
export const pictureOfSample = (productId: string): string | null | undefined =>
  sampleAnimals.find(({ id }) => id === productId)?.image1;
