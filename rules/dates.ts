const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/**
 * A moment of the provider (ISO 8601) in ms since the epoch; NaN where it cannot be read. One without an offset is Abidjan's,
 * which keeps UTC all year: the device's zone plays no part.
 */
export const momentOf = (text: string): number =>
  Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2').replace(/T[\d:.]+$/, '$&Z'));

/**
 * A moment of the provider (ISO 8601) as a French long date: `12 mars 2025`, `1er mai 2025` (specification §2
 * "Dashboard"). The day is Abidjan's; the device's zone and locale data play no part.
 * A dash where the moment cannot be read.
 */
export function frenchDate(moment: string): string {
  const date = new Date(momentOf(moment));
  const month = months[date.getUTCMonth()];
  if (month === undefined) return '–';
  const day = date.getUTCDate();
  return `${day === 1 ? '1er' : day} ${month} ${date.getUTCFullYear()}`;
}

/** A moment with its hour: `12 mars 2025 à 9 h 05`, Abidjan's, with no-break spaces; a dash where it cannot be read. */
export function frenchMoment(moment: string): string {
  const date = new Date(momentOf(moment));
  if (Number.isNaN(date.getTime())) return '–';
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${frenchDate(moment)} à ${date.getUTCHours()}\u00a0h\u00a0${minutes}`;
}

/**
 * Whole minutes until a moment (ISO 8601), from 1 to 60, counted up; null where it is further away, past, or cannot be
 * read. `now` is in ms since the epoch.
 */
export function minutesUntil(moment: string, now: number): number | null {
  const minutes = Math.ceil((momentOf(moment) - now) / 60_000);
  return minutes >= 1 && minutes <= 60 ? minutes : null;
}
