import type { Product } from '#openapi/schemas.ts';
import { bestSellers } from '#rules/featured.ts';
import { AnimalCard } from '#screens/catalogue/animal-card.tsx';
import { SkeletonGrid } from '#screens/catalogue/animal-grid.tsx';
import { Shelf } from '#screens/catalogue/shelf.tsx';
import type { Loaded } from '#screens/loaded.ts';
import { container } from '#ui/container.ts';
import { homeWording } from '#wording/home.ts';
import { Section } from './section.tsx';

const wording = homeWording.bestSellers;

/**
 * The best sellers: items 2 to 20 of the list, reversed (specification §2 "Home"). An empty list keeps its skeletons. A
 * failed one is silent here: the featured animals say so.
 */
export function BestSellers({ products }: { products: Loaded<readonly Product[]> }) {
  switch (products.state) {
    case 'failed':
      return null;
    case 'loading':
    case 'empty':
      return (
        <Section title={wording.title}>
          <SkeletonGrid label={homeWording.featured.loading} />
        </Section>
      );
    case 'ready': {
      const animals = bestSellers(products.data);
      return animals.length === 0 ? null : (
        <section className={container} aria-label={wording.label}>
          <Shelf title={wording.title} previousLabel={wording.previous} nextLabel={wording.next}>
            {animals.map((animal) => (
              <AnimalCard key={animal.id} product={animal} level={3} />
            ))}
          </Shelf>
        </section>
      );
    }
  }
}
