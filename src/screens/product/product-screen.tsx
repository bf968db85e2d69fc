import { type ReactNode, useDeferredValue } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { picturesOf } from '#rules/picture-kind.ts';
import { available } from '#rules/stock.ts';
import { css, cva, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { RetryLine } from '#ui/retry-line.tsx';
import { productWording } from '#wording/product.ts';
import { Chooser } from '../catalogue/chooser.tsx';
import { AskedQuantity } from './asked-quantity.ts';
import { type AddToCart, BuyBar } from './buy-bar.tsx';
import { ProductFrame, productLayout, videoId, wordsColumn } from './product-frame.tsx';
import { ProductInfo, ProductMore } from './product-info.tsx';
import { ProductNotes } from './product-notes.tsx';

const shown = css({ gridArea: 'pictures', minW: '0' });
// What helps to decide may come later: its room is held.
const helping = cva({
  base: { gridArea: 'help', alignSelf: { md: 'start' }, minW: '0' },
  variants: {
    look: {
      drawn: { minH: { base: '[25rem]', lg: '[20rem]' } },
      photo: { minH: '[6.25rem]' },
      gone: { minH: '11' },
    },
  },
});
// Below the button, which is seen at once on a desktop; its room is held, too.
const selection = wrap({
  align: 'center',
  gap: '2',
  minH: '12.5',
  '& button': { fontSize: 'small' },
  '& > button': { marginInlineStart: '-4' },
  // What is chosen, then what to do with it.
  '& > p': { order: '0' },
});
const rule = css({ gridArea: 'terms', p: '5', borderRadius: 'lg', bg: 'quiet', _empty: { display: 'none' } });
const ways = css({ gridArea: 'ways', minW: '0', '&:empty': { minH: { base: '[20rem]', md: '[11rem]' } } });
// What is focused with the keyboard comes to rest above the bar that keeps to the bottom of a phone's window.
const clear = css({ '& :is(a, button)': { scrollMarginBottom: { base: '28', md: '0' } } });

type ProductScreenProps = AddToCart & {
  product: Product;
  pictures: ReactNode;
  share: ReactNode;
  /** Reads the record again, which is not the current one. */
  onRefresh?: (() => void) | undefined;
  /** Until when orders are taken (`OrderBefore`), whose code may come later. */
  limit?: ReactNode;
  /** What a return means for a live animal and its money. */
  returned?: ReactNode;
  /** Where it is sold out, before the quantity: a message to be told of another (`RestockRequest`), whose code may come later. */
  restock?: ReactNode;
  /** What helps to decide (`ProductHelp`), whose code may come later, in a room that is held. */
  help?: ReactNode;
  /** A purchase by several (`SharedPurchase`), whose code may come later. */
  shared?: ReactNode;
  /** What to take where it is sold out (`SimilarAnimals`), whose code may come later. */
  similar?: ReactNode;
  /** Others like it (`RelatedProducts`), whose code may come later. */
  related: ReactNode;
};

/** One animal: pictures, price, quantity, what goes with it, and others like it (specification §2 "Product detail"). */
export function ProductScreen(props: ProductScreenProps) {
  const { product, shared, similar, onRefresh, snapshot } = props;
  const hasPhoto = picturesOf(product).some(({ kind }) => kind === 'photo');
  const left = available(product);
  // Not at once: the help's own markup stays until its code has come.
  const asked = useDeferredValue(snapshot.context.quantity);
  const look = left === 0 ? 'gone' : hasPhoto ? 'photo' : 'drawn';
  return (
    <ProductFrame name={product.name}>
      <article className={cx(productLayout({ look }), clear)}>
        <div className={shown}>{props.pictures}</div>
        <div className={wordsColumn}>
          <ProductInfo product={product} limit={props.limit} />
          {onRefresh && <RetryLine {...productWording.old} onRetry={onRefresh} />}
          <BuyBar {...props} left={left} />
          <ProductMore product={product} share={props.share} />
          <div className={selection}>
            <Chooser product={product} place="page" />
          </div>
        </div>
        <div id={videoId} className={helping({ look })}>
          <AskedQuantity value={asked}>{props.help}</AskedQuantity>
        </div>
        <ProductNotes />
        <div className={rule}>{props.returned}</div>
        {shared && <div className={ways}>{shared}</div>}
        {similar && <div className={ways}>{similar}</div>}
        {props.related}
      </article>
    </ProductFrame>
  );
}
