import { identifierKeys } from './accounts/identifiers.ts';
import { hashPassword } from './accounts/passwords.ts';
import type { Database } from './database/open.ts';
import { categories, countries, orderItems, orders, payments, products, users } from './database/schema.ts';
import { addToOutbox } from './outbox/post.ts';
import type { SeedCatalogue, SeedOrder, SeedShop } from './seed/shape.ts';
import { seedShop } from './seed/shop.ts';

const date = (text: string): Date => new Date(text);
const dateOrNull = (text: string | null): Date | null => (text === null ? null : date(text));

async function plantCatalogue(database: Database, shop: SeedCatalogue): Promise<void> {
  await database.insert(categories).values(shop.categories);
  await database.insert(countries).values(shop.countries);
  await database.insert(products).values(
    shop.products.map(({ breed, created_at, ...product }) => ({
      ...product,
      created_at: date(created_at),
    })),
  );
}

const hashes = new Map<string, Promise<string>>();

/** The shared password of the demonstration accounts, hashed once. */
function hashOnce(password: string): Promise<string> {
  const made = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, made);
  return made;
}

async function plantUsers(database: Database, shop: SeedShop): Promise<void> {
  const rows = await Promise.all(
    shop.users.map(async ({ password, created_at, ...user }) => ({
      ...user,
      ...identifierKeys(user),
      password_hash: await hashOnce(password),
      created_at: date(created_at),
    })),
  );
  await database.insert(users).values(rows);
}

function orderRow(shop: SeedShop, { items, payments: sums, created_at, ...order }: SeedOrder) {
  const client = shop.users.find(({ id }) => id === order.user_id);
  if (client === undefined) throw new Error(`The order ${order.order_number} has no client.`);
  const { first_name, last_name, email } = client;
  return { ...order, first_name, last_name, email, created_at: date(created_at) };
}

function itemRows(shop: SeedShop, { id: order_id, items }: SeedOrder) {
  return items.map((item) => {
    const product = shop.products.find(({ id }) => id === item.product_id);
    const category = shop.categories.find(({ id }) => id === product?.category_id);
    return { ...item, order_id, name: product?.name ?? '', nom_categorie: category?.nom_categorie ?? '' };
  });
}

const closings = { PENDING: null, PAID: null, CANCELLED: 'refused' } as const;

const paymentRows = ({ id: order_id, payments: sums }: SeedOrder) =>
  sums.map(({ created_at, paid_at, ...sum }) => ({
    ...sum,
    order_id,
    created_at: date(created_at),
    paid_at: dateOrNull(paid_at),
    closed_as: closings[sum.status],
  }));

/** Seeds an empty database with the demonstration shop in one transaction; a seeded one is unchanged. */
export async function seedDatabase(database: Database, now: Date): Promise<void> {
  const [seeded] = await database.select({ id: users.id }).from(users).limit(1);
  if (seeded !== undefined) return;
  const shop = seedShop(now);
  await database.transaction(async (transaction) => {
    await plantCatalogue(transaction, shop);
    await plantUsers(transaction, shop);
    await transaction.insert(orders).values(shop.orders.map((order) => orderRow(shop, order)));
    await transaction.insert(orderItems).values(shop.orders.flatMap((order) => itemRows(shop, order)));
    await transaction.insert(payments).values(shop.orders.flatMap(paymentRows));
    await addToOutbox(transaction, now, {
      to: 'bonjour@belier.ci',
      channel: 'mail',
      subject: 'La boîte d’envoi est prête',
      text: 'Les codes, les liens et les confirmations que la boutique envoie apparaîtront ici.',
    });
  });
}
