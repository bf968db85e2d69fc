import { createHash } from 'node:crypto';
import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { counters } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Settings } from '../settings.ts';

type Limit = { name: string; most: number };

/**
 * The rate limits, counted in the database for every sandbox that shares it, and before the action, so that concurrent attempts
 * all count.
 */
export type Counters = {
  /**
   * Counts a guess before the secret is compared; throws 429 after too many guesses of an account or an address. `account`:
   * its e-mail, which remains if an account that was never activated is registered again. Call the returned function after a
   * correct guess, with the transaction that uses it: correct guesses are not counted.
   */
  guess: (account: string, address: string) => Promise<(within?: Database) => Promise<void>>;
  /**
   * Counts a message before it is sent to an e-mail or a number; throws 429 beyond `messagesPerRecipient` of its kind. Counts
   * by recipient and not by account, since repeated registrations of an address create a new account each time.
   */
  message: (kind: string, recipient: string) => Promise<void>;
};

/* Hashes the names, which contain e-mails and addresses. */
const hashed = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** Creates the counters. Their windows are `guessWindowMs` long, from the first attempt on. */
export function createCounters(database: Database, settings: Settings, now: () => Date): Counters {
  /* One statement increments and reads; the fixed order of rows prevents deadlocks. */
  const count = async (limits: Limit[]): Promise<void> => {
    const at = now();
    const ends_at = new Date(at.getTime() + settings.guessWindowMs);
    const most = new Map(limits.map((limit) => [hashed(limit.name), limit.most]));
    const rows = await database
      .insert(counters)
      .values([...most.keys()].toSorted().map((name) => ({ name, count: 1, ends_at })))
      .onConflictDoUpdate({
        target: counters.name,
        set: {
          count: sql`case when ${counters.ends_at} <= ${at.toISOString()}::timestamptz then 1 else ${counters.count} + 1 end`,
          ends_at: sql`case when ${counters.ends_at} <= ${at.toISOString()}::timestamptz then excluded.ends_at else ${counters.ends_at} end`,
        },
      })
      .returning();
    for (const row of rows) {
      if (row.count <= (most.get(row.name) ?? 0)) continue;
      const seconds = Math.ceil((row.ends_at.getTime() - at.getTime()) / 1000);
      throw new Refusal(429, `Trop de tentatives. Réessayez dans ${Math.ceil(seconds / 60)} min.`, {
        code: 'too_many_tries',
        retryAfterSeconds: seconds,
      });
    }
  };

  const giveBack = async (names: string[], within: Database): Promise<void> => {
    await within
      .update(counters)
      .set({ count: sql`greatest(${counters.count} - 1, 0)` })
      .where(and(inArray(counters.name, names.map(hashed)), gt(counters.ends_at, now())));
  };

  return {
    guess: async (account, address) => {
      const pair = `pair ${account} ${address}`;
      const wider = [
        { name: `account ${account}`, most: settings.guessesPerAccount },
        { name: `address ${address}`, most: settings.guessesPerAddress },
      ];
      // The pair first: its refused guesses must not lock out others of the account or the address.
      await count([{ name: pair, most: settings.guessesPerPair }]);
      await count(wider);
      return (within = database) => giveBack([pair, ...wider.map(({ name }) => name)], within);
    },
    message: (kind, recipient) =>
      count([{ name: `message ${kind} ${recipient}`, most: settings.messagesPerRecipient }]),
  };
}
