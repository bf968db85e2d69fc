import type { ReactNode } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { relatedTo } from '#rules/featured.ts';
import { AnimalCard } from '#screens/catalogue/animal-card.tsx';
import { Shelf } from '#screens/catalogue/shelf.tsx';
import type { Loaded } from '#screens/loaded.ts';
import { css } from '#styled-system/css';
import { productWording } from '#wording/product.ts';

const place = css({ gridArea: 'related', minW: '0', mt: { base: '4', md: '8' } });

type RelatedProductsProps = {
  product: Product;
  /** The whole catalogue; nothing is shown before it has come, or where it fails. */
  products: Loaded<readonly Product[]>;
  /** The add-to-cart button of one of them. */
  addOne: (product: Product) => ReactNode;
};

/** Up to 8 other products, each with its own add-to-cart button (specification §2 "Product detail"). */
export function RelatedProducts({ product, products, addOne }: RelatedProductsProps) {
  const related = products.state === 'ready' ? relatedTo(products.data, product) : [];
  if (related.length === 0) return null;
  return (
    <section className={place} aria-label={productWording.related.title}>
      <Shelf
        title={productWording.related.title}
        previousLabel={productWording.related.previous}
        nextLabel={productWording.related.next}
      >
        {related.map((other) => (
          <AnimalCard key={other.id} product={other} level={3} action={addOne(other)} />
        ))}
      </Shelf>
    </section>
  );
}
