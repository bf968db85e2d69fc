import type { Product } from '#openapi/schemas.ts';
import { bestSellers } from '#rules/featured.ts';
import type { Loaded } from '#rules/loaded.ts';
import { container } from '#ui/container.ts';
import { RetryLine } from '#ui/retry-line.tsx';
import { homeWording } from '#wording/home.ts';
import { AnimalCard } from '../catalogue/animal-card.tsx';
import { Shelf, SkeletonShelf } from '../catalogue/shelf.tsx';
import { Section } from './section.tsx';

const wording = homeWording.bestSellers;

type BestSellersProps = { products: Loaded<readonly Product[]>; onRetry: () => void };

/**
 * Items 2 to 20 of the list, reversed (specification §2 "Home"). An empty list keeps its skeletons; the featured animals announce
 * the empty state.
 */
export function BestSellers({ products, onRetry }: BestSellersProps) {
  if (products.state === 'failed') {
    return (
      <Section title={wording.title}>
        <RetryLine text={wording.failed} retryLabel={wording.retry} onRetry={onRetry} announcedElsewhere />
      </Section>
    );
  }
  const animals = products.state === 'ready' ? bestSellers(products.data) : null;
  return animals?.length === 0 ? null : (
    <section className={container} aria-label={wording.label}>
      {animals === null ? (
        <SkeletonShelf title={wording.title} label={wording.loading} />
      ) : (
        <Shelf wording={wording}>
          {animals.map((animal) => (
            <AnimalCard key={animal.id} product={animal} level={3} />
          ))}
        </Shelf>
      )}
    </section>
  );
}
