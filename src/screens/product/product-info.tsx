import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { formatWhole, formatXof, promotionOf, shownPrice } from '#rules/money.ts';
import { available, soldShare } from '#rules/stock.ts';
import { descriptionLimits, truncate } from '#rules/text.ts';
import { Chooser } from '#screens/catalogue/chooser.tsx';
import { css, cva } from '#styled-system/css';
import { Badge } from '#ui/badge.tsx';
import { Flag } from '#ui/flag.tsx';
import { Price } from '#ui/price.tsx';
import { Progress } from '#ui/progress.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { productWording } from '#wording/product.ts';

const wording = productWording;
/** From this many animals on the page says that they are the last ones. */
const fewAnimals = 3;

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '2.5', md: '3.5' },
  minW: '0',
  gridArea: 'info',
});
// On a phone a long name leaves its price on the first screen, and the price follows it.
const title = cva({
  base: { textStyle: 'h1', overflowWrap: 'anywhere', order: { base: '-1', md: '0' } },
  variants: {
    length: {
      short: {},
      long: { fontSize: { base: 'h2', md: 'h1', lg: 'h1Wide' } },
      longest: { fontSize: { base: 'h3', md: 'h2', lg: 'h1' } },
    },
  },
});
const price = css({ order: { base: '-1', md: '0' } });
// A dot stands before each fact; that of a line's first one lies in the margin, where it is cut off.
const facts = css({
  display: 'flex',
  flex: '[1 1 8rem]',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '1.5',
  marginInlineStart: '-4',
  clipPath: '[inset(0 0 0 1rem)]',
  color: 'muted',
  '& > span': { position: 'relative', paddingInlineStart: '4' },
  '& [aria-hidden]': { position: 'absolute', insetInlineStart: '1.5' },
});
const guide = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '6',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '[3px]',
  _hover: { color: 'primary' },
});
const place = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const factsRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', my: '-1' });
// In large text on a narrow phone the words wrap, and the amount stays whole.
const badge = css({ display: 'flex', order: { base: '-1', md: '0' }, '& > *': { whiteSpace: 'normal' } });
const description = css({ color: 'muted', overflowWrap: 'anywhere', maxW: 'prose' });
const stock = cva({
  base: { textStyle: 'small', '& b': { fontWeight: 'bold' } },
  variants: { tone: { plenty: { color: 'muted', '& b': { color: 'text' } }, few: { color: 'danger' } } },
});

// Held for what comes late.
const selection = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: '12.5',
  marginInlineStart: '-4',
  '& button': { fontSize: 'small' },
});

const lengthOf = (name: string): 'short' | 'long' | 'longest' =>
  name.length <= 24 ? 'short' : name.length <= 48 ? 'long' : 'longest';

/** What is said of an animal beside its pictures (specification §2 "Product detail"). */
export function ProductInfo({ product, share }: { product: Product; share: ReactNode }) {
  const promotion = promotionOf(product);
  const sold = soldShare(product);
  const left = available(product);
  const size = product.taille === null ? undefined : catalogueWording.sizes[product.taille];
  return (
    <div className={column}>
      <h1 className={title({ length: lengthOf(product.name) })}>
        <Unbroken>{product.name}</Unbroken>
      </h1>
      <div className={factsRow}>
        <p className={facts}>
          <span className={place}>
            <Flag src={product.origine.flag} />
            {product.origine.libelle}
          </span>
          <span>
            <span aria-hidden="true">·</span>
            {product.category.nom_categorie}
          </span>
          {size !== undefined && (
            <span>
              <span aria-hidden="true">·</span>
              <Link
                to="/blog/$id"
                params={{ id: 'quelle-taille-choisir' }}
                className={guide}
                title={catalogueWording.guides.size}
              >
                {wording.size} {size}
              </Link>
            </span>
          )}
        </p>
        {share}
      </div>
      <div className={price}>
        <Price
          size="page"
          price={formatXof(shownPrice(product))}
          struck={promotion === null ? undefined : formatXof(promotion.price)}
          labels={{ price: wording.price, struck: wording.formerPrice }}
        />
      </div>
      {promotion !== null && (
        <p className={badge}>
          <Badge tone="promotion">
            {wording.save} {formatXof(promotion.saving)}
          </Badge>
        </p>
      )}
      <p className={description}>
        {product.description === ''
          ? wording.noDescription
          : truncate(product.description, descriptionLimits.detail)}
      </p>
      <Progress
        look="page"
        value={sold}
        label={wording.progress.label}
        valueText={wording.progress.value(sold)}
      />
      <p className={stock({ tone: left > fewAnimals ? 'plenty' : 'few' })}>
        {wording.stock}
        {catalogueWording.card.colon}
        <b>{formatWhole(left)}</b>
        {left > 0 && left <= fewAnimals && ` · ${wording.lastOnes(left)}`}
      </p>
      <div className={selection}>
        <Chooser product={product} place="page" />
      </div>
    </div>
  );
}
