import type { Country } from '#openapi/schemas.ts';
import type { RegistrationValues } from '#rules/registration.ts';

const country = (id: string, libelle: string, code: string): Country => ({
  id: `0b0a6c0e-7a1d-4b8e-8a43-5f0d3c9e2b0${id}`,
  libelle,
  code,
  flag: `/media/flags/${code.toLowerCase()}.svg`,
});

/** The provider's countries, as the forms offer them. */
export const sampleCountries: readonly Country[] = [
  country('1', 'Côte d’Ivoire', 'CI'),
  country('2', 'Mali', 'ML'),
  country('3', 'Burkina Faso', 'BF'),
  country('4', 'Sénégal', 'SN'),
];

/** A valid registration form. */
export const sampleRegistration: RegistrationValues = {
  first_name: 'Adjoua Marie',
  last_name: 'N’Guessan',
  email: 'adjoua@exemple.ci',
  numero_telephone: '0701020304',
  pays: '0b0a6c0e-7a1d-4b8e-8a43-5f0d3c9e2b01',
  password1: 'Tabaski-2026',
};
