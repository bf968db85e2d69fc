import type { BreedName } from './breeds.ts';
import type { Coat } from './coats.ts';

/**
 * The animals that can be drawn, by the names that stand in a picture's address: kinds, whose breed follows from the coat,
 * and breeds that a coat does not tell from another one.
 */
export const species = [
  'ram',
  'ewe',
  'goat',
  'cow',
  'ox',
  'zebu',
  'longhorn',
  'touabire',
  'djallonke',
  'azawak',
  'macina',
  'koundoum',
  'balibali',
  'sahelewe',
  'sahelgoat',
  'dwarfgoat',
  'peul',
  'goudali',
] as const;

/** The name of an animal: `zebu` is an ox with a hump, `longhorn` the wide-horned cattle of Lake Chad. */
export type Species = (typeof species)[number];

type Choice = { usual: BreedName; by?: Partial<Record<Coat, BreedName>> };

const choices: Readonly<Record<Species, Choice>> = {
  ram: {
    usual: 'baliBali',
    by: {
      magpie: 'ladoum',
      grey: 'ladoum',
      cream: 'touabire',
      skewbald: 'touabire',
      fawn: 'touabire',
      chestnut: 'touabire',
      black: 'djallonke',
    },
  },
  ewe: { usual: 'ewe' },
  goat: {
    usual: 'sahelGoat',
    by: {
      chestnut: 'maradi',
      mahogany: 'maradi',
      black: 'dwarfGoat',
      magpie: 'dwarfGoat',
      fawn: 'dwarfGoat',
    },
  },
  cow: { usual: 'cow', by: { white: 'zebuCow', cream: 'zebuCow', magpie: 'zebuCow' } },
  ox: { usual: 'taurine', by: { fawn: 'ndama', chestnut: 'ndama', cream: 'ndama' } },
  zebu: { usual: 'zebu', by: { fawn: 'azawak', grey: 'azawak' } },
  longhorn: { usual: 'kouri' },
  touabire: { usual: 'touabire' },
  djallonke: { usual: 'djallonke' },
  azawak: { usual: 'zebuCow' },
  macina: { usual: 'macina' },
  koundoum: { usual: 'koundoum' },
  balibali: { usual: 'baliBali' },
  sahelewe: { usual: 'sahelEwe' },
  sahelgoat: { usual: 'sahelGoat' },
  dwarfgoat: { usual: 'dwarfGoat' },
  peul: { usual: 'zebu' },
  goudali: { usual: 'azawak' },
};

/** The breed that an animal of that coat is drawn as. */
export function breedOf(animal: Species, coat: Coat): BreedName {
  const { usual, by } = choices[animal];
  return by?.[coat] ?? usual;
}
