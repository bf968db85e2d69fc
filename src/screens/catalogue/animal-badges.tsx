import type { Product } from '#openapi/schemas.ts';
import { promotionOf } from '#rules/money.ts';
import { available } from '#rules/stock.ts';
import { Badge } from '#ui/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { catalogueWording } from '#wording/catalogue.ts';

const wording = catalogueWording.card;

/** What an animal is of. */
export const CategoryBadge = ({ product }: { product: Product }) => (
  <Badge>{product.category.nom_categorie}</Badge>
);

/** What stands on an animal's picture in a list: that it is sold out, and its promotion (specification §2 "Animal card"). */
export function AnimalBadges({ product }: { product: Product }) {
  const promotion = promotionOf(product);
  return (
    <>
      {available(product) === 0 && <Badge tone="soldOut">{wording.soldOut}</Badge>}
      {promotion !== null && (
        <Badge tone="promotion">
          <VisuallyHidden>{wording.discountSpoken(promotion.percent)}</VisuallyHidden>
          <span aria-hidden="true">{wording.discount(promotion.percent)}</span>
        </Badge>
      )}
    </>
  );
}
