import { Link } from '@tanstack/react-router';
import type { Product } from '#openapi/schemas.ts';
import { formatInteger, formatPrice, formatXof, type Priced, promotionOf } from '#rules/money.ts';
import { available, soldShare } from '#rules/stock.ts';
import { Badge } from '#ui/badge.tsx';
import { Price } from '#ui/price.tsx';
import { Progress } from '#ui/progress.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { catalogueWording } from '#wording/catalogue.ts';

const wording = catalogueWording.card;

export const CategoryBadge = ({ product: { category } }: { product: Product }) =>
  category.nom_categorie !== '' && <Badge>{category.nom_categorie}</Badge>;

/** The badge on an animal's picture: sold out, or its promotion (specification §2 "Animal card"). */
export function AnimalBadge({ product }: { product: Product }) {
  if (available(product) === 0) return <Badge tone="soldOut">{wording.soldOut}</Badge>;
  const promotion = promotionOf(product);
  return (
    promotion !== null && (
      <Badge tone="promotion">
        <VisuallyHidden>{wording.discountSpoken(promotion.percent)}</VisuallyHidden>
        <span aria-hidden="true">{wording.discount(promotion.percent)}</span>
      </Badge>
    )
  );
}

/** The price of an animal, and the price before its promotion (specification §2 "Animal card"). */
export function AnimalPrice({ product, size }: { product: Priced; size: 'card' | 'row' | 'page' }) {
  const promotion = promotionOf(product);
  return (
    <Price
      price={formatPrice(product)}
      struck={promotion === null ? undefined : formatXof(promotion.formerPrice)}
      labels={{ price: wording.price, struck: wording.formerPrice }}
      size={size}
    />
  );
}

type PartProps = { product: Product; className: string };

/** The share of the stock that is sold, and the number left; `className` is for the number. */
export function AnimalStock({ product, className }: PartProps) {
  const sold = soldShare(product);
  return (
    <>
      <Progress value={sold} label={wording.progress} valueText={wording.soldShare(sold)} />
      <p className={className}>
        {wording.stock}
        {wording.colon}
        <b>{formatInteger(available(product))}</b>
      </p>
    </>
  );
}

/** Weight and age, as far as the provider says them. */
export function AnimalGrowth({ product: { poids_estime: weight, age_mois: age }, className }: PartProps) {
  const known = [weight != null && wording.kilos(weight), age != null && wording.age(age)].filter(Boolean);
  return known.length > 0 && <span className={className}>{known.join(', ')}</span>;
}

/** The link from a list to an animal's page. */
export const DetailsLink = ({ product, className }: PartProps) => (
  <Link to="/product/$id" params={{ id: product.id }} className={className}>
    {wording.details}
    <VisuallyHidden>
      {wording.colon}
      <bdi>{product.name}</bdi>
    </VisuallyHidden>
  </Link>
);
