import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A random key for the lifetime of the process. */
export const freshKey = (): Uint8Array => new Uint8Array(randomBytes(32));

/**
 * A secret of a data folder: created on first use, readable by its owner alone. Sandboxes that share a database share this
 * folder as well.
 */
export function secretIn(folder: string, name: string, make: () => string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  // Written under another name first, so that no concurrently started sandbox reads a partial secret.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, make(), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8');
}

/** The key that signs access tokens, kept in the data folder. */
export function signingKeyIn(folder: string): Uint8Array {
  const text = secretIn(folder, 'signing-key', () => Buffer.from(freshKey()).toString('base64url'));
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
