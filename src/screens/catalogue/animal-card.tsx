import type { ReactNode } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { mainPicture } from '#rules/picture-kind.ts';
import { css, cx } from '#styled-system/css';
import { flex, stack } from '#styled-system/patterns';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { Flag } from '#ui/flag.tsx';
import { subgrid } from '#ui/subgrid.ts';
import { Unbroken } from '#ui/unbroken.tsx';
import {
  AnimalBadge,
  AnimalGrowth,
  AnimalPrice,
  AnimalStock,
  CategoryBadge,
  DetailsLink,
} from './animal-parts.tsx';
import { AnimalPicture } from './animal-picture.tsx';
import { Chooser } from './chooser.tsx';

// Picture, category, name, price, what else is said of it, actions.
const parts = subgrid({ rows: 6 });
/** The parent of a card in a grid: the parts of neighbouring cards are aligned. */
export const cardCell = cx(parts, css({ minW: '0', rowGap: '0' }));
const card = cx(parts, css({ h: 'full' }));
const frame = css({ position: 'relative', flexShrink: '0' });
// In the corner of the picture; announced after the name.
const badge = css({
  position: 'absolute',
  right: { base: '2', lg: '3.5' },
  top: { base: '2', lg: '3.5' },
  '& > *': { px: { base: '2', lg: '3' } },
});
// Clear of the picture, whose animal fills it.
const category = css({ order: '-1', '& > *': { minH: '5', px: '2', maxW: 'full', whiteSpace: 'normal' } });
const body = cx(
  subgrid({ rows: 5 }),
  stack({ flexGrow: '1', gap: '1.5', minW: '0', p: { base: '3', lg: '4.5' } }),
);
// A long name is clamped at three lines; the animal's page shows it in full.
const name = css({
  textStyle: 'h4',
  fontSize: { base: 'body', lg: 'h3' },
  overflowWrap: 'anywhere',
  lineClamp: '3',
});
// Space at its end is reserved for the select button.
const origin = flex({
  position: 'relative',
  align: 'center',
  pr: '5',
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', sm: '1.5' },
    textStyle: 'small',
    lineHeight: 'snug',
    color: 'muted',
  },
  // Its icon is aligned with the texts' end.
  '& > label': { position: 'absolute', right: '-3', top: '[50%]', transform: 'translateY(-50%)' },
});
// What one card lacks leaves no hole among its lines: the room is above them.
const texts = stack({ gap: '1', justify: 'flex-end' });
const small = css({
  textStyle: 'small',
  lineHeight: 'snug',
  color: 'muted',
  '& b': { fontWeight: 'semibold' },
});
const actions = stack({ gap: '2', mt: 'auto', pt: '2' });
const details = buttonStyle({ variant: 'secondary', size: 'narrow', reach: 'card' });
const quietDetails = buttonStyle({ variant: 'quiet', size: 'compact', reach: 'card' });
// Above the link that covers the card.
const ownAction = css({ position: 'relative', display: 'grid' });

export type ListedAnimalProps = {
  product: Product;
  /** Level of the name among the page's headings. */
  level: 2 | 3;
  /** One of the first pictures of the page, loaded eagerly. */
  eager?: boolean;
};

type AnimalCardProps = ListedAnimalProps & {
  /** A button of its own, beside the card's link. */
  action?: ReactNode;
};

/** An animal in a grid: picture, category, name, origin, price, share sold, stock. The entire card links to its page (specification §2). */
export function AnimalCard({ product, level, eager = false, action }: AnimalCardProps) {
  const Name = `h${level}` as const;
  return (
    <article className={cx(cardStyle({ look: 'link' }), card)}>
      <div className={frame}>
        <AnimalPicture src={mainPicture(product)} eager={eager} />
      </div>
      <div className={body}>
        <Name className={name}>
          <Unbroken>{product.name}</Unbroken>
        </Name>
        <div className={badge}>
          <AnimalBadge product={product} />
        </div>
        <div className={category}>
          <CategoryBadge product={product} />
        </div>
        <AnimalPrice product={product} size="card" />
        <div className={texts}>
          <AnimalGrowth product={product} className={small} />
          <div className={origin}>
            <p>
              <Flag src={product.origine.flag} />
              <bdi>{product.origine.libelle}</bdi>
            </p>
            <Chooser product={product} place="card" />
          </div>
          <AnimalStock product={product} className={small} />
        </div>
        <div className={actions}>
          <DetailsLink product={product} className={action === undefined ? details : quietDetails} />
          {action !== undefined && <div className={ownAction}>{action}</div>}
        </div>
      </div>
    </article>
  );
}
