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
 * A moment of the provider (ISO 8601) as a French long date: `12 mars 2025`, `1er mai 2025` (specification §2
 * "Dashboard"). The day is Abidjan's, which keeps UTC all year; the device's zone and locale data play no part.
 * A dash where the moment cannot be read.
 */
export function frenchDate(moment: string): string {
  const date = new Date(moment);
  const month = months[date.getUTCMonth()];
  if (month === undefined) return '–';
  const day = date.getUTCDate();
  return `${day === 1 ? '1er' : day} ${month} ${date.getUTCFullYear()}`;
}
