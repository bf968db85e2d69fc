import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
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
  const seeded = inArray(
    users.id,
    seedUsers(now).map(({ id }) => id),
  );
  const password_hash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const accounts = await transaction.select().from(users).where(seeded).for('update');
    // They share one hash as long as nobody changes a password.
    for (const hash of new Set(accounts.map((account) => account.password_hash))) {
      if (!(await passwordMatches(hash, demoPassword))) continue;
      const published = and(seeded, eq(users.password_hash, hash));
      const replaced = await transaction.update(users).set({ password_hash }).where(published).returning();
      for (const { id } of replaced) await revokeAccess(transaction, id, now);
    }
  });
}
