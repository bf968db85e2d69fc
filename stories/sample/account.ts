import type { RegistrationValues } from '#rules/registration.ts';

/** A valid registration form. */
export const sampleRegistration: RegistrationValues = {
  first_name: 'Adjoua Marie',
  last_name: 'N’Guessan',
  email: 'adjoua@exemple.ci',
  numero_telephone: '0701020304',
  pays: 'pays-ci',
  password1: 'Tabaski-2026',
};
