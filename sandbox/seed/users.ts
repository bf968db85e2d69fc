import { identifierKeys } from '../accounts/identifiers.ts';
import type { users } from '../database/schema.ts';
import { countryId } from './countries.ts';
import { daysBefore } from './dates.ts';
import { uuidOf } from './uuid.ts';

/** The password of every seeded account. It keeps the rules of registration (specification §5). */
export const demoPassword = 'Tabaski-2026';

/** The accounts a newcomer tries first: a customer, one with two-factor, one not yet activated, staff, administrator. */
export const demoAccounts = {
  customer: 'client@exemple.ci',
  twoFactor: 'securite@exemple.ci',
  inactive: 'attente@exemple.ci',
  staff: 'equipe@exemple.ci',
  administrator: 'admin@exemple.ci',
} as const;

type User = Omit<typeof users.$inferSelect, 'rank' | 'password_hash'>;
type Person = Partial<User> & {
  email: string;
  first_name: string;
  last_name: string;
  numero_telephone: string;
  days: number;
};

const cocody = {
  adresse1: 'Cocody Angré, rue des Jardins, villa 12',
  adresse2: 'Portail vert, derrière la pharmacie',
  ville: 'Abidjan',
  numer_cni: 'CI004571208',
  code_postal: '00225',
};

const people: readonly Person[] = [
  {
    ...cocody,
    email: demoAccounts.customer,
    first_name: 'Awa',
    last_name: 'Koné',
    numero_telephone: '0701020304',
    sexe: 'F',
    days: 210,
  },
  {
    email: demoAccounts.twoFactor,
    first_name: 'Ibrahim',
    last_name: 'Traoré',
    numero_telephone: '0502030405',
    adresse1: 'Treichville, avenue 8, rue 21',
    ville: 'Abidjan',
    two_factor: true,
    days: 150,
  },
  {
    email: demoAccounts.inactive,
    first_name: 'Fatou',
    last_name: 'Diarra',
    numero_telephone: '0103040506',
    sexe: 'F',
    is_active: false,
    days: 1,
  },
  {
    email: demoAccounts.staff,
    first_name: 'Mariam',
    last_name: 'Ouattara',
    numero_telephone: '0704050607',
    sexe: 'F',
    role: 'staff',
    days: 320,
  },
  {
    email: demoAccounts.administrator,
    first_name: 'Yao',
    last_name: 'N’Guessan',
    numero_telephone: '0505060708',
    role: 'administrator',
    days: 340,
  },
  {
    email: 'aminata.sangare@exemple.ci',
    first_name: 'Aminata',
    last_name: 'Sangaré',
    numero_telephone: '0706070809',
    sexe: 'F',
    adresse1: 'Yopougon Maroc, carrefour Saint-André',
    ville: 'Abidjan',
    days: 120,
  },
  {
    email: 'kouame.brou@exemple.ci',
    first_name: 'Kouamé',
    last_name: 'Brou',
    numero_telephone: '0507080910',
    adresse1: 'Quartier Commerce, près du grand marché',
    ville: 'Bouaké',
    numer_cni: 'CI001938842',
    days: 97,
  },
  {
    email: 'moussa.coulibaly@exemple.ci',
    first_name: 'Moussa',
    last_name: 'Coulibaly',
    numero_telephone: '0108091011',
    adresse1: 'Quartier Soba, rue de la mosquée',
    ville: 'Korhogo',
    days: 88,
  },
  {
    email: 'aicha.toure@exemple.ci',
    first_name: 'Aïcha',
    last_name: 'Touré',
    numero_telephone: '0709101112',
    sexe: 'F',
    adresse1: 'Marcory Zone 4, rue Pierre et Marie Curie',
    ville: 'Abidjan',
    code_postal: '00225',
    days: 64,
  },
  {
    email: 'salif.ouedraogo@exemple.ci',
    first_name: 'Salif',
    last_name: 'Ouédraogo',
    numero_telephone: '0510111213',
    pays_id: countryId('BF'),
    adresse1: 'Quartier Air France, lot 48',
    ville: 'Bouaké',
    days: 45,
  },
  {
    email: 'oumou.cisse@exemple.ci',
    first_name: 'Oumou',
    last_name: 'Cissé',
    numero_telephone: '221770112233',
    sexe: 'F',
    pays_id: countryId('SN'),
    adresse1: 'Plateau, avenue Chardy, immeuble Alpha',
    ville: 'Abidjan',
    days: 30,
  },
];

/** The id of a seeded account. */
export function userId(email: string): string {
  return uuidOf('user', email);
}

/** Everyone who has an account, as of `now`. */
export function seedUsers(now: Date): User[] {
  return people.map(({ days, ...person }) => {
    const username = person.email.replace('@exemple.ci', '');
    return {
      id: userId(person.email),
      role: 'customer',
      username,
      ...identifierKeys({ ...person, username }),
      pays_id: countryId('CI'),
      sexe: 'M',
      adresse1: null,
      adresse2: null,
      ville: null,
      numer_cni: null,
      code_postal: null,
      is_active: true,
      two_factor: false,
      created_at: daysBefore(now, days),
      ...person,
    };
  });
}
