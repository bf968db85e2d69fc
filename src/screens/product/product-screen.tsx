import { type MouseEvent, type ReactNode, useRef } from 'react';
import { configuration } from '#app/configuration.ts';
import type { Product } from '#openapi/schemas.ts';
import { isShared } from '#rules/shared-purchase.ts';
import { available } from '#rules/stock.ts';
import { css, cva, cx } from '#styled-system/css';
import { type AddToCart, BuyBar } from './buy-bar.tsx';
import { ProductFrame, productLayout } from './product-frame.tsx';
import { ProductInfo } from './product-info.tsx';
import { ProductNotes } from './product-notes.tsx';
import { ProductTabs } from './product-tabs.tsx';

const shown = css({ gridArea: 'pictures', minW: '0' });
// What helps to decide may come later: its room is held.
const helping = cva({
  base: { gridArea: 'help', alignSelf: { md: 'start' }, minW: '0', minH: '[6.25rem]' },
  variants: { shared: { true: { minH: { base: '[26.5rem]', lg: '[21rem]' } }, false: {} } },
});
// What is focused with the keyboard comes to rest above the bar that keeps to the foot of a phone's window.
const clear = css({ '& :is(a, button)': { scrollMarginBottom: { base: '28', md: '0' } } });

type ProductScreenProps = AddToCart & {
  product: Product;
  pictures: ReactNode;
  share: ReactNode;
  /** What to take where it is sold out (`SimilarAnimals`). */
  similar?: ReactNode;
  /** What helps to decide (`ProductHelp`), whose code may come later, in a room that is held. */
  help?: ReactNode;
  /** Others like it (`RelatedProducts`), whose code may come later. */
  related: ReactNode;
};

/** One animal: pictures, price, quantity, what goes with it, and others like it (specification §2 "Product detail"). */
export function ProductScreen(props: ProductScreenProps) {
  const { product, related, help, pictures, share, similar, snapshot, send } = props;
  const tabs = useRef<HTMLDivElement>(null);
  const readOn = (event: MouseEvent) => {
    const description = tabs.current?.querySelector('input');
    if (description == null) return;
    event.preventDefault();
    description.checked = true;
    tabs.current?.scrollIntoView();
    description.focus({ preventScroll: true });
  };
  return (
    <ProductFrame name={product.name}>
      <article className={cx(productLayout, clear)}>
        <div className={shown}>{pictures}</div>
        <ProductInfo product={product} share={share} onReadOn={readOn} />
        <BuyBar snapshot={snapshot} send={send} left={available(product)} similar={similar} />
        <ProductNotes />
        <div
          className={helping({
            shared: isShared(product.category.nom_categorie, configuration.sharedCategories),
          })}
        >
          {help}
        </div>
        <ProductTabs ref={tabs} product={product} />
        {related}
      </article>
    </ProductFrame>
  );
}
