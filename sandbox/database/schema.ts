import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  everyMeansOfPayment,
  everyOrderStatus,
  everyPaymentClosing,
  everyPaymentType,
  everySex,
  everySize,
} from '#openapi/words.ts';

/*
 * The tables of the reference provider, the same on PGlite and on PostgreSQL. Columns that the API answers keep its
 * field names. Amounts are whole francs (XOF). Migrations are generated from this file: `npm run generate`.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const money = (name: string) => bigint(name, { mode: 'number' });

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

export const categories = pgTable('categories', {
  rank: bigint('rank', { mode: 'number' }).generatedAlwaysAsIdentity(),
  id: uuid('id').primaryKey().defaultRandom(),
  nom_categorie: text('nom_categorie').notNull().unique(),
});

export const countries = pgTable('countries', {
  rank: bigint('rank', { mode: 'number' }).generatedAlwaysAsIdentity(),
  id: uuid('id').primaryKey().defaultRandom(),
  libelle: text('libelle').notNull().unique(),
  code: text('code').notNull().unique(),
  flag: text('flag').notNull(),
});

/** Pictures sent by the back office with a form; served from `/media/uploads/{id}`. */
export const uploads = pgTable('uploads', {
  id: uuid('id').primaryKey().defaultRandom(),
  media_type: text('media_type').notNull(),
  content: bytes('content').notNull(),
});

/** `rank` is the provider's order, which the shop calls featured. A deleted product stays for the orders that hold it. */
export const products = pgTable(
  'products',
  {
    rank: bigint('rank', { mode: 'number' }).generatedAlwaysAsIdentity(),
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    price: integer('price').notNull(),
    promo_price: integer('promo_price'),
    image1: text('image1'),
    image2: text('image2'),
    image3: text('image3'),
    image4: text('image4'),
    image5: text('image5'),
    image6: text('image6'),
    category_id: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    origine_id: uuid('origine_id')
      .notNull()
      .references(() => countries.id),
    taille: text('taille', { enum: everySize }),
    poids_estime: integer('poids_estime'),
    age_mois: integer('age_mois'),
    image1_date: date('image1_date'),
    image2_date: date('image2_date'),
    image3_date: date('image3_date'),
    image4_date: date('image4_date'),
    image5_date: date('image5_date'),
    image6_date: date('image6_date'),
    film: text('film'),
    film_poster: text('film_poster'),
    quantity_initial: integer('quantity_initial').notNull(),
    quantity_vendu: integer('quantity_vendu').notNull().default(0),
    created_at: moment('created_at').notNull(),
    deleted_at: moment('deleted_at'),
  },
  (table) => [
    check('price_is_positive', sql`${table.price} > 0`),
    check('promo_is_lower', sql`${table.promo_price} > 0 AND ${table.promo_price} < ${table.price}`),
    check('never_oversold', sql`${table.quantity_vendu} BETWEEN 0 AND ${table.quantity_initial}`),
    index('products_in_order').on(table.rank),
  ],
);

/**
 * `email` is kept in lower case. `phone_key` and `username_key` are what number and username are compared by
 * (`accounts/identifiers.ts`), so that two spellings of one are never two accounts. `numer_cni` is spelled as the profile
 * spells it.
 */
export const users = pgTable('users', {
  rank: bigint('rank', { mode: 'number' }).generatedAlwaysAsIdentity(),
  id: uuid('id').primaryKey().defaultRandom(),
  role: text('role', { enum: ['customer', 'staff', 'administrator'] }).notNull(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  email: text('email').notNull().unique(),
  username: text('username').notNull(),
  username_key: text('username_key').notNull().unique(),
  password_hash: text('password_hash').notNull(),
  numero_telephone: text('numero_telephone').notNull(),
  phone_key: text('phone_key').notNull().unique(),
  pays_id: uuid('pays_id').references(() => countries.id),
  sexe: text('sexe', { enum: everySex }).notNull().default('M'),
  adresse1: text('adresse1'),
  adresse2: text('adresse2'),
  ville: text('ville'),
  numer_cni: text('numer_cni'),
  code_postal: text('code_postal'),
  is_active: boolean('is_active').notNull(),
  two_factor: boolean('two_factor').notNull().default(false),
  created_at: moment('created_at').notNull(),
});

/**
 * Whatever opens an account beside its password, kept only as a hash: codes and mailed tokens, which die by use, by age, by too
 * many tries or by a newer one, and the two tokens of a login, which share a `session_id`. `email` is the address that an
 * `email-change` leads to.
 */
export const secrets = pgTable(
  'secrets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: [
        'activation-code',
        'activation-link',
        'two-factor-code',
        'password-reset',
        'email-change',
        'access',
        'refresh',
      ],
    }).notNull(),
    hash: text('hash').notNull(),
    email: text('email'),
    session_id: uuid('session_id'),
    created_at: moment('created_at').notNull().defaultNow(),
    tries_left: integer('tries_left').notNull(),
    expires_at: moment('expires_at').notNull(),
    dead_at: moment('dead_at'),
  },
  (table) => [
    index('secrets_of_user').on(table.user_id, table.purpose),
    index('secrets_by_hash').on(table.hash),
  ],
);

/** A customer's cart: one line a product, in the order in which they were added. */
export const cartLines = pgTable(
  'cart_lines',
  {
    rank: bigint('rank', { mode: 'number' }).generatedAlwaysAsIdentity(),
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    product_id: uuid('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    unique('one_line_per_product').on(table.user_id, table.product_id),
    check('quantity_is_positive', sql`${table.quantity} > 0`),
  ],
);

/** What ends an order number; seeded numbers stay below its start. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1101 });

/** Names and e-mail are those of the day of the order: an invoice does not change with a profile. */
export const orders = pgTable(
  'orders',
  {
    rank: bigint('rank', { mode: 'number' }).generatedAlwaysAsIdentity(),
    id: uuid('id').primaryKey().defaultRandom(),
    order_number: text('order_number').notNull().unique(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    created_at: moment('created_at').notNull(),
    status: text('status', { enum: everyOrderStatus }).notNull(),
    total_amount: money('total_amount').notNull(),
    type_paiement: text('type_paiement', { enum: everyPaymentType }).notNull(),
    moyen_paiement: text('moyen_paiement', {
      enum: everyMeansOfPayment,
    }).notNull(),
    is_payement_echolone: boolean('is_payement_echolone').notNull(),
    delivery_method: text('delivery_method', { enum: ['domicile'] }).notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    ville: text('ville').notNull(),
    numero_cni: text('numero_cni'),
    code_postal: text('code_postal'),
    notes: text('notes'),
  },
  (table) => [
    index('orders_of_user').on(table.user_id, table.created_at),
    index('orders_by_date').on(table.created_at, table.rank),
  ],
);

/** Name, category and price are those of the day of the order. */
export const orderItems = pgTable(
  'order_items',
  {
    rank: bigint('rank', { mode: 'number' }).generatedAlwaysAsIdentity(),
    id: uuid('id').primaryKey().defaultRandom(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    product_id: uuid('product_id')
      .notNull()
      .references(() => products.id),
    name: text('name').notNull(),
    nom_categorie: text('nom_categorie').notNull(),
    quantity: integer('quantity').notNull(),
    unit_price: integer('unit_price').notNull(),
  },
  (table) => [index('items_of_order').on(table.order_id)],
);

/** A payment due. `expires_at`: null if it never expires. `closed_as`: why it was cancelled. */
export const payments = pgTable(
  'payments',
  {
    rank: bigint('rank', { mode: 'number' }).generatedAlwaysAsIdentity(),
    id: uuid('id').primaryKey().defaultRandom(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    transaction_id: text('transaction_id').notNull().unique(),
    part: text('part', { enum: ['total', 'acompte', 'solde'] }).notNull(),
    amount: money('amount').notNull(),
    status: text('status', { enum: ['PENDING', 'PAID', 'CANCELLED'] }).notNull(),
    created_at: moment('created_at').notNull(),
    paid_at: moment('paid_at'),
    expires_at: moment('expires_at'),
    closed_as: text('closed_as', { enum: [...everyPaymentClosing, 'order-cancelled'] }),
  },
  (table) => [
    index('payments_of_order').on(table.order_id),
    index('payments_waiting').on(table.expires_at).where(sql`${table.status} = 'PENDING'`),
  ],
);

/** The answer of a checkout, by the customer's `Idempotency-Key`; `body_hash` distinguishes a repetition from a misuse. */
export const attempts = pgTable(
  'attempts',
  {
    user_id: uuid('user_id').notNull(),
    key: text('key').notNull(),
    body_hash: text('body_hash').notNull(),
    order_id: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    foreignKey({ columns: [table.user_id], foreignColumns: [users.id] }).onDelete('cascade'),
  ],
);

/** Every mail and SMS that a provider would send. */
export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  to: text('to').notNull(),
  channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  code: text('code'),
  link: text('link'),
  at: moment('at').notNull(),
});
