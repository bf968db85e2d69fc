import type { ReactNode } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { available } from '#rules/stock.ts';
import { css, cx } from '#styled-system/css';
import { type AddToCart, BuyBar } from './buy-bar.tsx';
import { ProductFrame, productLayout } from './product-frame.tsx';
import { ProductInfo } from './product-info.tsx';
import { ProductNotes } from './product-notes.tsx';
import { ProductTabs } from './product-tabs.tsx';

const shown = css({ gridArea: 'pictures', minW: '0' });
// What is focused with the keyboard comes to rest above the bar that keeps to the foot of a phone's window.
const clear = css({ '& :is(a, button)': { scrollMarginBottom: { base: '28', md: '0' } } });

type ProductScreenProps = AddToCart & {
  product: Product;
  /** The animal's pictures, and the share button. */
  pictures: ReactNode;
  share: ReactNode;
  /** What to take where it is sold out (`SimilarAnimals`). */
  similar?: ReactNode;
  /** Others like it (`RelatedProducts`), whose code may come later. */
  related: ReactNode;
};

/** One animal: pictures, price, quantity, what goes with it, and others like it (specification §2 "Product detail"). */
export function ProductScreen(props: ProductScreenProps) {
  const { product, related, pictures, share, similar, snapshot, send } = props;
  return (
    <ProductFrame name={product.name}>
      <article className={cx(productLayout, clear)}>
        <div className={shown}>{pictures}</div>
        <ProductInfo product={product} share={share} />
        <BuyBar snapshot={snapshot} send={send} left={available(product)} similar={similar} />
        <ProductNotes />
        <ProductTabs product={product} />
        {related}
      </article>
    </ProductFrame>
  );
}
