import type { Product } from '#openapi/schemas.ts';
import { formatXof, promotionOf, shownPrice } from '#rules/money.ts';
import { Price } from '#ui/price.tsx';
import { catalogueWording } from '#wording/catalogue.ts';

const { price, formerPrice } = catalogueWording.card;

/** What an animal of a list costs, and what it cost before its promotion (specification §2 "Animal card"). */
export function AnimalPrice({ product, size }: { product: Product; size: 'card' | 'row' }) {
  const promotion = promotionOf(product);
  return (
    <Price
      price={formatXof(shownPrice(product))}
      struck={promotion === null ? undefined : formatXof(promotion.price)}
      labels={{ price, struck: formerPrice }}
      size={size}
    />
  );
}
