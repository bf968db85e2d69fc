/**
 * The shape of the seed: rows of the database without what it fills in, references by `<field>_id`.
 * Amounts are whole XOF, moments are ISO 8601 strings in UTC, ids are name-based uuids that never change.
 * Whoever fills a database takes `seedShop(now)` from `./shop.ts` and inserts its lists in the order of `SeedShop`.
 */

import type {
  categories,
  countries,
  orderItems,
  orders,
  payments,
  products,
  users,
} from '../database/schema.ts';

type Row<Table extends { $inferSelect: object }, Without extends PropertyKey> = Omit<
  Table['$inferSelect'],
  'rank' | 'created_at' | Without
>;
type Created = { created_at: string };

export type SeedCategory = Row<typeof categories, never>;

/** `flag` is an address served from `readFlag`. */
export type SeedCountry = Row<typeof countries, never>;

/** Up to six addresses of drawings and photos, filled from the first on. */
export type SeedPictures = Pick<SeedProduct, `image${1 | 2 | 3 | 4 | 5 | 6}`>;

/**
 * An animal for sale. `promo_price`, where there is one, is lower than `price`; `quantity_vendu` covers every seeded order that
 * is not cancelled. `breed` is not a field of the API: it says which breed the animal is, for tests and for reading.
 */
export type SeedProduct = Row<typeof products, 'deleted_at'> & Created & { breed: string };

/** A person with an account. `password` is in clear and has to be hashed before it is kept. */
export type SeedUser = Row<typeof users, 'username_key' | 'phone_key' | 'password_hash'> &
  Created & { password: string };

/** A line of an order; `unit_price` is the effective price of the day of the order. */
export type SeedOrderItem = Row<typeof orderItems, 'order_id' | 'name' | 'nom_categorie'>;

/**
 * A sum asked of the customer. A mobile order has one, of the whole total; an order paid on delivery has the
 * deposit of 30 % (`acompte`) and, once the animal has been handed over, the remaining 70 % (`solde`).
 */
export type SeedPayment = Row<typeof payments, 'order_id' | 'paid_at' | 'expires_at' | 'closed_as'> &
  Created & { paid_at: string | null };

/** An order with its lines and its payments, oldest first. */
export type SeedOrder = Row<typeof orders, 'first_name' | 'last_name' | 'email'> &
  Created & { items: SeedOrderItem[]; payments: SeedPayment[] };

/** What is sold, without the people who buy it. */
export type SeedCatalogue = {
  categories: SeedCategory[];
  countries: SeedCountry[];
  products: SeedProduct[];
};

/** The whole shop, in an order that respects its references. */
export type SeedShop = SeedCatalogue & { users: SeedUser[]; orders: SeedOrder[] };
