import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { formatInteger, formatXof, promotionOf } from '#rules/money.ts';
import { available, soldShare } from '#rules/stock.ts';
import { css, cva } from '#styled-system/css';
import { stack, wrap } from '#styled-system/patterns';
import { Badge } from '#ui/badge.tsx';
import { linkStyle } from '#ui/link-style.ts';
import { Progress } from '#ui/progress.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { productWording } from '#wording/product.ts';
import { AnimalPrice } from '../catalogue/animal-parts.tsx';
import { ProductFacts } from './product-facts.tsx';
import { videoId } from './product-frame.tsx';
import { ProductTabs } from './product-tabs.tsx';

const wording = productWording;
const column = stack({ gap: { base: '2.5', md: '3.5' }, minW: '0' });
// On a phone a long name leaves its price on the first screen, and the price follows it.
const title = cva({
  base: { textStyle: 'h1', overflowWrap: 'anywhere' },
  variants: {
    length: {
      short: {},
      long: { fontSize: { base: 'h2', md: 'h1', lg: 'h1Wide' } },
      longest: { fontSize: { base: 'h3', md: 'h2', lg: 'h1' } },
    },
  },
});
const lot = css({ textStyle: 'small', color: 'muted' });
// Its room is held.
const limitRow = css({ minH: '5' });
const kindRow = wrap({ align: 'center', columnGap: '3', my: '-1', color: 'muted' });
// In large text on a narrow phone the words wrap, and the amount stays whole.
const badge = css({ '& > *': { whiteSpace: 'normal' } });
const more = linkStyle({ reach: 'line' });
const lengthOf = (name: string): 'short' | 'long' | 'longest' =>
  name.length <= 24 ? 'short' : name.length <= 48 ? 'long' : 'longest';

type ProductInfoProps = { product: Product; limit?: ReactNode };

/** What decides whether an animal is bought, above its button (specification §2 "Product detail"). */
export function ProductInfo({ product, limit }: ProductInfoProps) {
  const promotion = promotionOf(product);
  const left = available(product);
  return (
    <div className={column}>
      <h1 className={title({ length: lengthOf(product.name) })}>
        <Unbroken>{product.name}</Unbroken>
      </h1>
      <AnimalPrice product={product} size="page" />
      {promotion !== null && (
        <p className={badge}>
          <Badge tone="promotion">
            {wording.save} {formatXof(promotion.saving)}
          </Badge>
        </p>
      )}
      {left > 1 && (
        <p className={lot}>
          {wording.lot(formatInteger(left))}{' '}
          <Link to="/product/$id" params={{ id: product.id }} hash={videoId} preload={false} className={more}>
            {wording.choose}
          </Link>
        </p>
      )}
      {limit && <div className={limitRow}>{limit}</div>}
      <ProductFacts product={product} />
    </div>
  );
}

/** What is said of an animal below its button: its kind, its description and its origin, how many are sold. */
export function ProductMore({ product, share }: { product: Product; share: ReactNode }) {
  const sold = soldShare(product);
  return (
    <div className={column}>
      <div className={kindRow}>
        {product.category.nom_categorie}
        {share}
      </div>
      <ProductTabs product={product} />
      <Progress
        look="page"
        value={sold}
        label={wording.progress.label}
        valueText={wording.progress.value(sold)}
      />
    </div>
  );
}
