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
 * Parses a date of the provider (ISO 8601) into ms since the epoch; NaN if it cannot be parsed. A date without an offset is in
 * Abidjan's time, which is UTC all year, whatever the time zone of the device.
 */
export const momentOf = (text: string): number =>
  Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2').replace(/T[\d:.]+$/, '$&Z'));

/**
 * Formats a date of the provider (ISO 8601) as a French long date: `12 mars 2025`, `1er mai 2025` (specification §2
 * "Dashboard"). The day is in Abidjan's time, independent of the time zone and locale data of the device. A dash if the date
 * cannot be parsed.
 */
export function frenchDate(moment: string): string {
  const date = new Date(momentOf(moment));
  const month = months[date.getUTCMonth()];
  if (month === undefined) return '–';
  const day = date.getUTCDate();
  return `${day === 1 ? '1er' : day} ${month} ${date.getUTCFullYear()}`;
}

/** The day of a date that `frenchDate` wrote, as `2027-05-10`; null for another text. */
export function frenchDay(text: string): string | null {
  const [, day = '', name = '', year = ''] = /^(\d{1,2})(?:er)? (\p{L}+) (\d{4})$/u.exec(text) ?? [];
  const month = (months as readonly string[]).indexOf(name) + 1;
  return month === 0 ? null : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Formats a date with its hour in Abidjan's time: `12 mars 2025 à 9 h 05`, with no-break spaces; a dash if it cannot be parsed. */
export function frenchMoment(moment: string): string {
  const date = new Date(momentOf(moment));
  return Number.isNaN(date.getTime()) ? '–' : `${frenchDate(moment)} à ${hourOf(date)}`;
}

/** In ms. */
const dayLength = 86_400_000;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

const hourOf = (date: Date): string => `${date.getUTCHours()}\u00a0h\u00a0${twoDigits(date.getUTCMinutes())}`;

/** Formats a moment (ms since the epoch) of the last days as `27/11 à 9 h 05`, in Abidjan's time, with no-break spaces. */
export function frenchHour(moment: number): string {
  const date = new Date(moment);
  return `${twoDigits(date.getUTCDate())}/${twoDigits(date.getUTCMonth() + 1)} à ${hourOf(date)}`;
}

/**
 * Formats a past moment as `aujourd’hui à 9 h 05`, `hier à 18 h 20` or `le 27/11 à 9 h 05`, in Abidjan's time. Both in ms since the
 * epoch.
 */
export function frenchRecently(moment: number, now: number): string {
  const daysAgo = Math.floor(now / dayLength) - Math.floor(moment / dayLength);
  const day = ['aujourd’hui', 'hier'][daysAgo];
  return day === undefined ? `le ${frenchHour(moment)}` : `${day} à ${hourOf(new Date(moment))}`;
}

/**
 * Whole minutes until a date (ISO 8601), from 1 to 60, rounded up; null if it is later, past, or cannot be parsed. `now` is in
 * ms since the epoch.
 */
export function minutesUntil(moment: string, now: number): number | null {
  const minutes = Math.ceil((momentOf(moment) - now) / 60_000);
  return minutes >= 1 && minutes <= 60 ? minutes : null;
}

/** Whether a date (ISO 8601) has passed, to the millisecond; false if it cannot be parsed. `now` is in ms since the epoch. */
export const isPast = (moment: string, now: number): boolean => momentOf(moment) <= now;
