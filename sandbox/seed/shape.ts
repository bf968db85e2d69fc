/**
 * The shape of the seed: plain objects, field names as the provider's API writes them, references by `<field>_id`.
 * Amounts are whole XOF, moments are ISO 8601 strings in UTC, ids are name-based uuids that never change.
 * Whoever fills a database takes `seedShop(now)` from `./shop.ts` and inserts its lists in the order of `SeedShop`.
 */

import type { MeansOfPayment, OrderStatus, PaymentType } from '#openapi/schemas.ts';
import type { everySize } from '#openapi/words.ts';

/** The four sizes of an animal, smallest to largest as the shop lists them (specification §3). */
export type SeedTaille = (typeof everySize)[number];

/** The five statuses of an order (specification §3). */
export type SeedOrderStatus = OrderStatus;

/** What a person may do at the provider's. Customers see the shop alone. */
export type SeedRole = 'customer' | 'staff' | 'administrator';

/** A category of animals (specification §3); `count` is computed, never stored. */
export type SeedCategory = { id: string; nom_categorie: string };

/** A country of origin (specification §3). `code` is ISO 3166-1 alpha-2, `flag` an address served from `readFlag`. */
export type SeedCountry = { id: string; libelle: string; code: string; flag: string };

/** Up to six addresses `/media/animals/<species>-<coat>-<landscape>.svg`, filled from the first on. */
export type SeedPictures = {
  image1: string | null;
  image2: string | null;
  image3: string | null;
  image4: string | null;
  image5: string | null;
  image6: string | null;
};

/**
 * An animal for sale (specification §3). `promo_price`, where there is one, is lower than `price`;
 * `quantity_vendu` never exceeds `quantity_initial` and covers every seeded order that is not cancelled.
 * `breed` is not a field of the API: it says which breed the animal is, for tests and for reading.
 */
export type SeedProduct = SeedPictures & {
  id: string;
  breed: string;
  name: string;
  description: string;
  price: number;
  promo_price: number | null;
  category_id: string;
  origine_id: string;
  taille: SeedTaille | null;
  /** Kilograms. */
  poids_estime: number | null;
  age_mois: number | null;
  quantity_initial: number;
  quantity_vendu: number;
  created_at: string;
};

/**
 * A person with an account (specification §3). `password` is in clear and has to be hashed before it is kept.
 * `numer_cni` is spelled as the profile spells it. `is_active: false` is answered 423 at login.
 */
export type SeedUser = {
  id: string;
  role: SeedRole;
  first_name: string;
  last_name: string;
  email: string;
  username: string;
  password: string;
  numero_telephone: string;
  pays_id: string;
  sexe: 'M' | 'F' | 'O';
  adresse1: string | null;
  adresse2: string | null;
  ville: string | null;
  numer_cni: string | null;
  code_postal: string | null;
  is_active: boolean;
  two_factor: boolean;
  created_at: string;
};

/** A line of an order; `unit_price` is the effective price of the day of the order, whole XOF. */
export type SeedOrderItem = { id: string; product_id: string; quantity: number; unit_price: number };

/**
 * A sum asked of the customer. A mobile order has one, of the whole total; an order paid on delivery has the
 * deposit of 30 % (`acompte`) and, once the animal has been handed over, the remaining 70 % (`solde`).
 */
export type SeedPayment = {
  id: string;
  transaction_id: string;
  part: 'total' | 'acompte' | 'solde';
  amount: number;
  status: 'PENDING' | 'PAID' | 'CANCELLED';
  created_at: string;
  paid_at: string | null;
};

/**
 * An order with its lines, its payments (oldest first) and where it goes.
 * `total_amount` is the sum of quantity times unit price.
 */
export type SeedOrder = {
  id: string;
  order_number: string;
  user_id: string;
  created_at: string;
  status: SeedOrderStatus;
  total_amount: number;
  type_paiement: PaymentType;
  moyen_paiement: MeansOfPayment;
  is_payement_echolone: boolean;
  delivery_method: 'domicile';
  phone: string;
  address: string;
  ville: string;
  numero_cni: string | null;
  code_postal: string | null;
  notes: string | null;
  items: SeedOrderItem[];
  payments: SeedPayment[];
};

/** What is sold, without the people who buy it. */
export type SeedCatalogue = {
  categories: SeedCategory[];
  countries: SeedCountry[];
  products: SeedProduct[];
};

/** The whole shop, in an order that respects its references. */
export type SeedShop = SeedCatalogue & { users: SeedUser[]; orders: SeedOrder[] };
