import type { SeedCategory } from './shape.ts';
import { uuidOf } from './uuid.ts';

/** The id of a seeded category. */
export function categoryId(name: 'Ovins' | 'Bovins' | 'Caprins'): string {
  return uuidOf('category', name);
}

/** The three categories: sheep, cattle, goats. */
export function seedCategories(): SeedCategory[] {
  return (['Ovins', 'Bovins', 'Caprins'] as const).map((name) => ({
    id: categoryId(name),
    nom_categorie: name,
  }));
}
