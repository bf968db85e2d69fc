import { seedCatalogue } from './catalogue.ts';
import { seedOrders } from './orders.ts';
import { seedUsers } from './users.ts';

/**
 * The rows of the whole seeded shop as of `now`: what is sold, who has an account, and what they ordered. The same moment gives
 * the same shop; another moment moves every date by the same span and changes nothing else.
 */
export function seedShop(now: Date) {
  const catalogue = seedCatalogue(now);
  const users = seedUsers(now);
  return { ...catalogue, users, orders: seedOrders(now, catalogue, users) };
}
