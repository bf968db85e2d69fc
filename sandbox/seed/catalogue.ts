import { type AnimalLot, productOf, type SeedProduct } from './animal-lot.ts';
import animals from './animals.json' with { type: 'json' };
import { type CategoryKey, categoryId, seedCategories } from './categories.ts';
import { seedCountries } from './countries.ts';

type Kind = keyof typeof animals;
const { rams, ewesAndLambs, zebus, taurines, goats } = animals as unknown as Record<
  Kind,
  readonly AnimalLot[]
>;

/**
 * What the shop sells, as of `now`: categories, countries and animals, the same for the same moment. Animals stand in
 * the order in which the provider lists them ('À la une'): the kinds take turns, so that a page shows all three.
 */
export function seedCatalogue(now: Date) {
  const ovins = listed(takeTurns(rams, ewesAndLambs), 'Ovins', now);
  const bovins = listed(takeTurns(zebus, taurines), 'Bovins', now);
  const caprins = listed(goats, 'Caprins', now);
  return {
    categories: seedCategories(),
    countries: seedCountries(),
    products: takeTurns(ovins, takeTurns(caprins, bovins)),
  };
}

function listed(lots: readonly AnimalLot[], category: CategoryKey, now: Date): SeedProduct[] {
  return lots.map((lot) => productOf(lot, categoryId(category), now));
}

function takeTurns<T>(one: readonly T[], other: readonly T[]): T[] {
  const longer = Math.max(one.length, other.length);
  return Array.from({ length: longer }, (_, index) => [one[index], other[index]])
    .flat()
    .filter((item) => item !== undefined);
}
