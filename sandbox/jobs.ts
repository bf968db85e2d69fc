import { and, isNull, lte } from 'drizzle-orm';
import { forgetOldSecrets } from './accounts/secrets.ts';
import type { Database } from './database/open.ts';
import { attempts, counters, sessions } from './database/schema.ts';
import { closeExpired, earliestExpiry } from './payments/settle.ts';

/** What has to be done because time passes, by whichever sandbox of a database comes first. */
export type Jobs = {
  /** Closes the payments whose time is over, if any can be. Asks the database at most every five seconds. */
  closeDue: () => Promise<void>;
  /** A payment was asked that expires then. */
  expects: (expiresAt: Date) => void;
  stop: () => Promise<void>;
};

const second = 1000;
const lookMs = 5 * second;
const sweepMs = 10 * 60 * second;
const day = 24 * 60 * 60 * second;

/** How long the key of an add to the cart is known. That of an order is known as long as the order is. */
const keyMs = 30 * day;

/** Forgets what is of no more use: counters, sessions and secrets that are over, keys of old adds to a cart. */
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
 * Starts the jobs. Payments asked by this process are closed by the first call after their time; those of another process
 * that shares the database a few seconds later. Every change locks its order, so that two processes do it once.
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
    // A clock that went back is looked at anew.
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
