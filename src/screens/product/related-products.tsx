import type { ReactNode } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { relatedTo } from '#rules/featured.ts';
import type { Loaded } from '#rules/loaded.ts';
import { css } from '#styled-system/css';
import { RetryLine } from '#ui/retry-line.tsx';
import { productHelpWording } from '#wording/product-help.ts';
import { AnimalCard } from '../catalogue/animal-card.tsx';
import { Shelf, SkeletonShelf } from '../catalogue/shelf.tsx';

const wording = productHelpWording.related;

const place = css({ gridArea: 'related', minW: '0', mt: { base: '4', md: '8' } });
const titleStyle = css({ textStyle: 'h2', mb: '4' });

/** Where the related products stand on the page, loading or not. */
function RelatedSection({ children }: { children: ReactNode }) {
  return (
    <section className={place} aria-label={wording.title}>
      {children}
    </section>
  );
}

type RelatedProductsProps = {
  product: Product;
  /** The catalogue, or what the animal's document has of it. Where it holds no other animal nothing is shown. */
  products: Loaded<readonly Product[]>;
  onRetry: () => void;
  addOne: (product: Product) => ReactNode;
};

/** Up to 8 other products, each with its own add-to-cart button (specification §2 "Product detail"). */
export function RelatedProducts({ product, products, onRetry, addOne }: RelatedProductsProps) {
  if (products.state === 'failed') {
    return (
      <RelatedSection>
        <h2 className={titleStyle} data-focus-home="">
          {wording.title}
        </h2>
        <RetryLine text={wording.failed} retryLabel={wording.retry} onRetry={onRetry} />
      </RelatedSection>
    );
  }
  if (products.state === 'loading') {
    return (
      <RelatedSection>
        <SkeletonShelf title={wording.title} label={wording.loading} />
      </RelatedSection>
    );
  }
  const related = products.state === 'ready' ? relatedTo(products.data, product) : [];
  if (related.length === 0) return null;
  return (
    <RelatedSection>
      <Shelf wording={wording}>
        {related.map((other) => (
          <AnimalCard key={other.id} product={other} level={3} action={addOne(other)} />
        ))}
      </Shelf>
    </RelatedSection>
  );
}
