import { and, isNull, lte } from 'drizzle-orm';
import { forgetOldSecrets } from './accounts/secrets.ts';
import type { Database } from './database/open.ts';
import { attempts, counters, sessions } from './database/schema.ts';
import { closeExpired, earliestExpiry } from './payments/settle.ts';

/** The periodic jobs of the sandboxes that share a database. */
export type Jobs = {
  /** Closes expired payments. Queries the database at most every five seconds. */
  closeDue: () => Promise<void>;
  /** A payment was created that expires then. */
  expects: (expiresAt: Date) => void;
  stop: () => Promise<void>;
};

const second = 1000;
const lookMs = 5 * second;
const sweepMs = 10 * 60 * second;
const day = 24 * 60 * 60 * second;

/** How long the key of an add to the cart is stored. That of an order is stored as long as the order. */
const keyMs = 30 * day;

/** Deletes expired counters, sessions and secrets, and keys of old adds to a cart. */
export async function sweep(database: Database, at: Date): Promise<void> {
  const before = (ms: number) => new Date(at.getTime() - ms);
  await database.delete(counters).where(lte(counters.ends_at, at));
  await database.delete(sessions).where(lte(sessions.expires_at, before(day)));
  await forgetOldSecrets(database, before(day));
  await database
    .delete(attempts)
    .where(and(isNull(attempts.order_id), lte(attempts.created_at, before(keyMs))));
}

/**
 * Starts the jobs. Expired payments of this process are closed by the next call, those of another process on the database a few
 * seconds later. Every change locks its order, so that two processes do it once.
 */
export function startJobs(database: Database, now: () => Date, complain: (error: unknown) => void): Jobs {
  let earliest = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  const look = async () => {
    const at = now().getTime();
    lookedAt = at;
    earliest = Number.POSITIVE_INFINITY;
    await closeExpired({ database, now });
    const next = await earliestExpiry(database);
    if (next !== undefined) earliest = Math.min(earliest, next.getTime());
  };

  const closeDue = async (): Promise<void> => {
    const at = now().getTime();
    // A clock that was set back.
    const isFresh = at >= lookedAt && at - lookedAt < lookMs;
    if (looking === undefined && isFresh && at < earliest) return;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    await looking;
  };

  const ticking = setInterval(() => void closeDue().catch(complain), lookMs);
  const cleaning = setInterval(() => {
    sweeping = sweep(database, now()).catch(complain);
  }, sweepMs);
  ticking.unref();
  cleaning.unref();

  return {
    closeDue,
    expects: (expiresAt) => {
      earliest = Math.min(earliest, expiresAt.getTime());
    },
    stop: async () => {
      clearInterval(ticking);
      clearInterval(cleaning);
      await Promise.allSettled([looking, sweeping]);
    },
  };
}
