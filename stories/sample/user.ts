import type { User } from '#openapi/schemas.ts';

/** A customer of Abidjan, as in the answer of `auth/me/`. */
export const sampleUser: User = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'client@exemple.ci',
  username: 'client',
  numero_telephone: '0701020304',
  pays: { id: 'pays-ci', libelle: 'Côte d’Ivoire' },
  sexe: 'F',
  adresse1: 'Cocody, Riviera 3, rue des Jardins',
  adresse2: null,
  ville: 'Abidjan',
  numer_cni: null,
  code_postal: '00225',
};
