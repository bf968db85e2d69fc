import { and, isNull, lte } from 'drizzle-orm';
import { forgetOldSecrets } from './accounts/secrets.ts';
import type { Database } from './database/open.ts';
import { attempts } from './database/schema.ts';

const day = 24 * 60 * 60 * 1000;

/** How long the key of an add to the cart is stored. That of an order is stored as long as the order. */
const keyMs = 30 * day;

/** Deletes expired secrets, and keys of old adds to a cart. */
export async function sweep(database: Database, at: Date): Promise<void> {
  const before = (ms: number) => new Date(at.getTime() - ms);
  await forgetOldSecrets(database, before(day));
  await database
    .delete(attempts)
    .where(and(isNull(attempts.order_id), lte(attempts.created_at, before(keyMs))));
}
