import { uuidOf } from './uuid.ts';

/** The shown names of the categories. Ids are made from the keys, so that they do not change when a shown name changes. */
const names = { Ovins: 'Moutons', Bovins: 'Bœufs', Caprins: 'Chèvres' } as const;

/** The key from which the id of a seeded category is made. */
export type CategoryKey = keyof typeof names;

/** The id of a seeded category. */
export function categoryId(key: CategoryKey): string {
  return uuidOf('category', key);
}

/** The three categories: sheep, cattle, goats. */
export function seedCategories() {
  return (Object.keys(names) as CategoryKey[]).map((key) => ({
    id: categoryId(key),
    nom_categorie: names[key],
  }));
}
