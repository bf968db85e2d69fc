import { hashPassword } from './accounts/passwords.ts';
import type { Database } from './database/open.ts';
import { categories, countries, orderItems, orders, payments, products, users } from './database/schema.ts';
import { addToOutbox } from './outbox/post.ts';
import { seedShop } from './seed/shop.ts';
import { demoPassword } from './seed/users.ts';

let hashed: Promise<string> | undefined;

/** Seeds an empty database with the demonstration shop in one transaction; a seeded one is unchanged. */
export async function seedDatabase(database: Database, now: Date): Promise<void> {
  const [seeded] = await database.select({ id: users.id }).from(users).limit(1);
  if (seeded !== undefined) return;
  const shop = seedShop(now);
  // The demonstration accounts share one password, hashed once.
  hashed ??= hashPassword(demoPassword);
  const password_hash = await hashed;
  await database.transaction(async (transaction) => {
    await transaction.insert(categories).values(shop.categories);
    await transaction.insert(countries).values(shop.countries);
    await transaction.insert(products).values(shop.products);
    await transaction.insert(users).values(shop.users.map((user) => ({ ...user, password_hash })));
    await transaction.insert(orders).values(shop.orders);
    await transaction.insert(orderItems).values(shop.orders.flatMap(({ items }) => items));
    await transaction.insert(payments).values(shop.orders.flatMap((order) => order.payments));
    await addToOutbox(transaction, now, {
      to: 'bonjour@belier.ci',
      channel: 'mail',
      subject: 'La boîte d’envoi est prête',
      text: 'Les codes, les liens et les confirmations que la boutique envoie apparaîtront ici.',
    });
  });
}
