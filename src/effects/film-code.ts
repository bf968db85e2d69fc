import type { App } from '#app/app.ts';
import { storedText } from '#app/stored-texts.ts';

/**
 * The four digits with which an animal is filmed today (Abidjan's day): made on the device at the first need of the day and kept
 * there until the next, so that a customer and the family compare what was filmed with what was asked for.
 */
export function filmCode({ store, now, newKey }: Pick<App, 'store' | 'now' | 'newKey'>): string {
  const day = new Date(now()).toISOString().slice(0, 10);
  const kept = storedText(store, 'film_code');
  if (kept?.startsWith(day)) return kept.slice(-4);
  const random = [...newKey()].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 10_000, 0);
  const code = `${random}`.padStart(4, '0');
  store.write('film_code', `${day} ${code}`);
  return code;
}
