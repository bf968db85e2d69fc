import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema.ts';
import { demoPassword, seedUsers } from '../seed/users.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { revokeAccess } from './secrets.ts';

/**
 * The password of an exposed sandbox: of its demonstration accounts, and of its own pages. It is made once per data folder, and
 * stays that folder's until a reset; without a folder it is made on each start. Undefined where the published one serves.
 */
export function ownPasswordIn(folder: string | undefined, isExposed: boolean): string | undefined {
  const file = folder === undefined ? undefined : join(folder, 'passwords');
  // Earlier versions stored a second one behind it.
  if (file !== undefined && existsSync(file)) return readFileSync(file, 'utf8').split(' ')[0];
  if (!isExposed) return undefined;
  const password = randomBytes(12).toString('base64url');
  if (folder !== undefined && file !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, password, { mode: 0o600 });
  }
  return password;
}

/** Replaces the published password of every demonstration account that still has it, and ends its sessions. */
export async function replacePublishedPassword(
  database: Database,
  password: string,
  now: Date,
): Promise<void> {
  const ids = seedUsers(now).map(({ id }) => id);
  const password_hash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const accounts = await transaction.select().from(users).where(inArray(users.id, ids)).for('update');
    for (const account of accounts) {
      if (!(await passwordMatches(account.password_hash, demoPassword))) continue;
      await transaction.update(users).set({ password_hash }).where(eq(users.id, account.id));
      await revokeAccess(transaction, account.id, now);
    }
  });
}
