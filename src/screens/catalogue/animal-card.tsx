import type { ReactNode } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { css, cx } from '#styled-system/css';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { Flag } from '#ui/flag.tsx';
import { Picture } from '#ui/picture.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { AnimalBadges, AnimalPrice, AnimalStock, CategoryBadge, DetailsLink } from './animal-parts.tsx';
import { Chooser } from './chooser.tsx';

const card = css({ h: 'full' });
const frame = css({ position: 'relative', flexShrink: '0' });
// At the head of the card, over its picture; heard after the name. One line of them: below it stands the animal. A long
// category ends in an ellipsis.
const badges = css({
  position: 'absolute',
  insetInline: { base: '2.5', lg: '3.5' },
  top: { base: '2.5', lg: '3.5' },
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1.5',
  '& > *': { flexShrink: '0', px: { base: '2', lg: '3' } },
  '& > :first-child': {
    flexShrink: '1',
    display: 'block',
    minW: '0',
    lineHeight: '[1.5rem]',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});
const body = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  gap: '2',
  minW: '0',
  p: { base: '3', lg: '4.5' },
});
// A long name ends after three lines: the page of the animal has it whole.
const name = css({
  textStyle: 'h4',
  fontSize: { base: 'body', lg: 'h3' },
  overflowWrap: 'anywhere',
  lineClamp: '3',
});
const origin = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small', color: 'muted' });
const stock = css({ textStyle: 'small', color: 'muted', '& b': { color: 'text', fontWeight: 'bold' } });
const actions = css({ display: 'flex', flexDirection: 'column', gap: '2', mt: 'auto', pt: '1.5' });
const details = buttonStyle({ variant: 'secondary', size: 'narrow', reach: 'card' });
const quietDetails = buttonStyle({ variant: 'quiet', size: 'compact', reach: 'card' });
// Above the link that covers the card.
const ownAction = css({ position: 'relative', display: 'grid' });

export type ListedAnimalProps = {
  product: Product;
  /** Level of the name among the page's headings. */
  level: 2 | 3;
  /** Among the first pictures of the page: it loads at once. */
  eager?: boolean;
};

type AnimalCardProps = ListedAnimalProps & {
  /** A button of its own, beside the link that the whole card is. */
  action?: ReactNode;
};

/** An animal in a list: picture, category, name, origin, price, share sold, stock; all of it links to its page (specification §2). */
export function AnimalCard({ product, level, eager = false, action }: AnimalCardProps) {
  const Name = `h${level}` as const;
  return (
    <article className={cx(cardStyle({ look: 'link' }), card)}>
      <div className={frame}>
        <Picture src={product.image1} alt="" eager={eager} />
        <Chooser product={product} place="card" />
      </div>
      <div className={body}>
        <Name className={name}>
          <Unbroken>{product.name}</Unbroken>
        </Name>
        <div className={badges}>
          <CategoryBadge product={product} />
          <AnimalBadges product={product} />
        </div>
        <p className={origin}>
          <Flag src={product.origine.flag} />
          <bdi>{product.origine.libelle}</bdi>
        </p>
        <AnimalPrice product={product} size="card" />
        <AnimalStock product={product} className={stock} />
        <div className={actions}>
          <DetailsLink product={product} className={action === undefined ? details : quietDetails} />
          {action !== undefined && <div className={ownAction}>{action}</div>}
        </div>
      </div>
    </article>
  );
}
