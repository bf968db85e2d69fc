import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema.ts';
import { demoPassword, seedUsers } from '../seed/users.ts';
import { holdUser } from './find-account.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { revokeAccess } from './secrets.ts';
import { secretIn } from './signing-key.ts';

/** The passwords of one sandbox: of its demonstration accounts, and of its own pages. */
export type OwnPasswords = { accounts: string; pages: string };

const fresh = (): string => randomBytes(12).toString('base64url');
const fileName = 'passwords';

/** Random passwords, created once per data folder and readable by its owner alone; without a folder, created on each start. */
export function ownPasswordsIn(folder: string | undefined): OwnPasswords {
  const [accounts = '', pages = ''] = (
    folder === undefined ? `${fresh()} ${fresh()}` : secretIn(folder, fileName, () => `${fresh()} ${fresh()}`)
  ).split(' ');
  return { accounts, pages };
}

/** The password of a folder's demonstration accounts, if it is no longer the published one. */
export function givenPasswordIn(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, fileName), 'utf8').split(' ')[0];
  } catch {
    return undefined;
  }
}

/**
 * Replaces the published password of every demonstration account that still has it, and ends its sessions. Returns the number
 * of these accounts.
 */
export async function replacePublishedPassword(
  database: Database,
  password: string,
  now: Date,
): Promise<number> {
  const ids = seedUsers(now).map(({ id }) => id);
  const accounts = await database.select().from(users).where(inArray(users.id, ids));
  const published = new Map<string, boolean>();
  for (const { password_hash } of accounts) {
    if (!published.has(password_hash)) {
      published.set(password_hash, await passwordMatches(password_hash, demoPassword));
    }
  }
  const open = accounts.filter(({ password_hash }) => published.get(password_hash) === true);
  if (open.length === 0) return 0;
  const password_hash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    for (const account of open) {
      if ((await holdUser(transaction, account.id))?.password_hash !== account.password_hash) continue;
      await transaction.update(users).set({ password_hash }).where(eq(users.id, account.id));
      await revokeAccess(transaction, account.id, now);
    }
  });
  return open.length;
}
