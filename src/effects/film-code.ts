import { storedText } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';

/**
 * The four-digit code with which an animal is filmed on the current day (in Abidjan). It is generated on the device once a day
 * and stored, so that customer and family can compare the film with the request.
 */
export function filmCode({ store, now, newKey }: Pick<App, 'store' | 'now' | 'newKey'>): string {
  const day = new Date(now()).toISOString().slice(0, 10);
  const stored = storedText(store, 'film_code');
  if (stored?.startsWith(day)) return stored.slice(-4);
  const random = [...newKey()].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 10_000, 0);
  const code = `${random}`.padStart(4, '0');
  store.write('film_code', `${day} ${code}`);
  return code;
}
