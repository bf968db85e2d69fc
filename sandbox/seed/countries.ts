import { uuidOf } from './uuid.ts';

const labels = {
  CI: 'Côte d’Ivoire',
  ML: 'Mali',
  BF: 'Burkina Faso',
  NE: 'Niger',
  SN: 'Sénégal',
  MR: 'Mauritanie',
  GN: 'Guinée',
  BJ: 'Bénin',
} as const;

/** The ISO 3166-1 code of a seeded country of origin. */
export type CountryCode = keyof typeof labels;

/** The id of a seeded country. */
export function countryId(code: CountryCode): string {
  return uuidOf('country', code);
}

/** The eight countries of origin, nearest to Abidjan's buyers first. Flags are served from `readFlag`. */
export function seedCountries() {
  return (Object.keys(labels) as CountryCode[]).map((code) => ({
    id: countryId(code),
    libelle: labels[code],
    code,
    flag: `/media/flags/${code.toLowerCase()}.svg`,
  }));
}
