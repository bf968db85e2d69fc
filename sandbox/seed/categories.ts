import type { SeedCategory } from './shape.ts';
import { uuidOf } from './uuid.ts';

/** The categories as people speak of them, by the names that their ids are made from: ids stay when a name changes. */
const names = { Ovins: 'Moutons', Bovins: 'Bœufs', Caprins: 'Chèvres' } as const;

/** What the id of a seeded category is made from. */
export type CategoryKey = keyof typeof names;

/** The id of a seeded category. */
export function categoryId(key: CategoryKey): string {
  return uuidOf('category', key);
}

/** The three categories: sheep, cattle, goats. */
export function seedCategories(): SeedCategory[] {
  return (Object.keys(names) as CategoryKey[]).map((key) => ({
    id: categoryId(key),
    nom_categorie: names[key],
  }));
}
