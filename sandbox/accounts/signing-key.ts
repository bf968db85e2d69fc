import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A key for one life of the process. */
export const freshKey = (): Uint8Array => new Uint8Array(randomBytes(32));

/**
 * The key that signs access tokens: made on the first start, kept in the data folder, readable by its owner alone.
 * Sandboxes that share a database share this folder too.
 */
export function signingKeyIn(folder: string): Uint8Array {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'signing-key');
  // Written whole under another name first: of several sandboxes that start at once none reads half a key.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, Buffer.from(freshKey()).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return new Uint8Array(Buffer.from(readFileSync(path, 'utf8'), 'base64url'));
}
