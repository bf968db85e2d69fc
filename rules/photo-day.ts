import type { Product } from '#openapi/schemas.ts';
import { pictureKind } from './picture-kind.ts';

/**
 * The day on which a photo of an animal was taken, in the words of the browser's French, which are shorter code than our own: `12 mars`,
 * with its year where `now` (ms since the epoch) is in another; '' of a drawing, and where the provider says no day.
 */
export function photoDay(animal: Partial<Product>, src: string, now: number): string {
  const place = ([1, 2, 3, 4, 5, 6] as const).find((one) => animal[`image${one}`] === src);
  const day = (place && animal[`image${place}_date`]) || '';
  const moment = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(day) : new Date(Number.NaN);
  if (pictureKind(src) !== 'photo' || !(moment.getTime() > 0)) return '';
  const year = day.startsWith(`${new Date(now).getUTCFullYear()}`) ? undefined : 'numeric';
  const words = moment.toLocaleDateString('fr', { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
  return words.replace(/^1 /, '1er ');
}
