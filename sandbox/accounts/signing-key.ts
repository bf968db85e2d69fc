import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A key for one life of the process. */
export const freshKey = (): Uint8Array => new Uint8Array(randomBytes(32));

/** The key that signs access tokens: made on the first start, kept in the data folder, readable by its owner alone. */
export function signingKeyIn(folder: string): Uint8Array {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'signing-key');
  try {
    writeFileSync(path, Buffer.from(freshKey()).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return new Uint8Array(Buffer.from(readFileSync(path, 'utf8'), 'base64url'));
}
