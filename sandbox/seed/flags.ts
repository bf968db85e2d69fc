import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
);

/** The flag of a country as SVG, 3 wide to 2 high, by its ISO 3166-1 code in any case; null where there is none. */
export function readFlag(code: string): string | null {
  if (!/^[a-z]{2}$/i.test(code)) return null;
  try {
    return readFileSync(join(folder, `${code.toUpperCase()}.svg`), 'utf8');
  } catch {
    return null;
  }
}
