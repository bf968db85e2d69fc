import { mainPicture } from '#rules/picture-kind.ts';
import { beginning, descriptionLimits } from '#rules/text.ts';
import { css, cx } from '#styled-system/css';
import { grid, stack, wrap } from '#styled-system/patterns';
import { cardStyle } from '#ui/card-style.ts';
import { Flag } from '#ui/flag.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { BeginningOf } from '../beginning.tsx';
import type { ListedAnimalProps } from './animal-card.tsx';
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

// On a phone origin and link share a line below picture and text. On a desktop price, stock and button are beside the text.
const row = grid({
  gridTemplateColumns: {
    // The picture's width leaves room for the text: sold and left on one line from 360 px on, and very large text.
    base: '[min(31vw, clamp(5rem, 100vw - 17.5rem, 6.25rem)) minmax(0, 1fr) auto]',
    sm: '[11rem minmax(0, 1fr)]',
    md: '[15rem minmax(0, 1fr)]',
    xl: '[15rem minmax(0, 1fr) 17rem]',
  },
  gridTemplateAreas: {
    base: '"picture body body" "picture sale sale" "origin origin details"',
    sm: '"picture body" "picture sale" "picture origin" "picture details"',
    xl: '"picture body sale" "picture origin details"',
  },
  gridTemplateRows: { base: '[auto 1fr auto]', sm: '[auto 1fr auto auto]', xl: '[1fr auto]' },
  columnGap: { base: '2.5', sm: '4.5', xl: '6' },
  minH: { xl: '[11.25rem]' },
});
const frame = css({
  gridArea: 'picture',
  position: 'relative',
  alignSelf: { base: 'start', sm: 'stretch' },
  // On a phone the picture is whole, inside the card.
  m: { base: '1.5', sm: '0' },
  mr: { base: '0' },
  // On wider windows it is as high as its texts, however long they are.
  '& img': {
    position: { sm: 'absolute' },
    inset: '0',
    borderRadius: { base: 'md', sm: 'none' },
    h: { sm: 'full' },
    aspectRatio: { sm: '[auto]' },
  },
});
// On a phone below the picture, which is too small for it.
const badges = css({
  position: { sm: 'absolute' },
  top: '2.5',
  right: '2.5',
  mt: { base: '1', sm: '0' },
  '& > bdi[class]': { base: { minH: '5', px: '2' }, sm: { px: '3' } },
});
const text = stack({ minW: '0', gap: { base: '1', sm: '2' } });
// Beside the select button. On a desktop text and origin are one block, half way down the picture.
const body = css({
  gridArea: 'body',
  alignSelf: { xl: 'end' },
  pt: { base: '1.5', sm: '4' },
  pr: { base: '8', sm: '12', xl: '0' },
  pb: { xl: '6.5' },
});
const sale = css({ gridArea: 'sale', pt: { base: '1', sm: '2', xl: '4' }, pr: { base: '2.5', sm: '4.5' } });
// In the corner of the card; on a desktop in the line of the link.
const choose = css({
  gridArea: { base: 'body', xl: 'details' },
  alignSelf: { base: 'start', xl: 'end' },
  justifySelf: 'end',
  mt: { base: '-1.5', sm: '0' },
  mr: { base: '-1', sm: '1.5' },
  mb: { xl: '4' },
});
const name = css({
  textStyle: 'h4',
  fontSize: { base: 'body', sm: 'h4' },
  lineHeight: { base: 'tight', sm: 'snug' },
  overflowWrap: 'anywhere',
  lineClamp: '2',
});
const small = css({ fontSize: 'small', color: 'muted' });
const description = css({ overflowWrap: 'anywhere', lineHeight: 'snug' });
// Generated content: the text itself is the first 50 characters.
const cut = css({ _after: { content: '"…"' } });
// The bar above, its label and the number left on one line below it.
const meter = wrap({
  columnGap: '2',
  align: 'baseline',
  maxW: { sm: '[22rem]' },
  '& > div': { display: 'contents' },
  '& progress': { flex: '[1 0 100%]', mb: '1' },
  '& > div > span': { lineHeight: 'tight' },
});
const stock = css({ lineHeight: 'tight', marginInlineStart: 'auto', '& b': { fontWeight: 'semibold' } });
const origin = wrap({
  gridArea: 'origin',
  alignSelf: { base: 'center', xl: 'start' },
  align: 'center',
  columnGap: '1.5',
  pl: { base: '1.5', sm: '0' },
  py: { base: '1', sm: '2' },
  mt: { xl: '-6.5' },
  lineHeight: 'tight',
  '& > bdi[class]': { minH: '5', px: '2' },
});
// Weight and age: on a phone below the picture, where alone there is room for them.
const below = css({ display: { base: 'block', sm: 'none' }, mt: '0.5', mr: '-2', lineHeight: 'tight' });
const details = css({
  gridArea: 'details',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  justifySelf: { base: 'end', sm: 'start' },
  minH: { base: '7', sm: '11' },
  px: { base: '0', sm: '6' },
  mr: { base: '2.5', sm: '0' },
  bg: { sm: 'surface' },
  border: { sm: 'input' },
  borderRadius: 'pill',
  _hover: { borderColor: 'primary', bg: 'primarySoft' },
  mb: { sm: '3', xl: '4' },
  color: 'primary',
  fontSize: { base: 'small', sm: 'body' },
  fontWeight: 'semibold',
  textDecoration: { base: 'underline', sm: 'none' },
  textUnderlineOffset: '[0.2em]',
  // The link covers the row.
  _before: { content: '""', position: 'absolute', inset: '0' },
});

/**
 * An animal in the list view (specification §2 "Animal card"), at most 168 px high on a phone 360 px wide. The entire row links
 * to its page.
 */
export function AnimalRow({ product, level, eager = false }: ListedAnimalProps) {
  const Name = `h${level}` as const;
  const described = beginning(product.description, descriptionLimits.list);
  return (
    <article className={cx(cardStyle({ look: 'link' }), row)}>
      <div className={cx(text, body)}>
        <Name className={name}>
          <Unbroken>{product.name}</Unbroken>
        </Name>
        <p className={cx(small, description, described.isCut && cut)}>
          <BeginningOf {...described} />
        </p>
      </div>
      <div className={choose}>
        <Chooser product={product} place="card" />
      </div>
      <div className={cx(text, sale)}>
        <AnimalPrice product={product} size="row" />
        <div className={meter}>
          <AnimalStock product={product} className={cx(small, stock)} />
        </div>
      </div>
      <div className={frame}>
        <AnimalPicture src={mainPicture(product)} eager={eager} />
        <div className={badges}>
          <AnimalBadge product={product} />
        </div>
        <AnimalGrowth product={product} className={cx(small, below)} />
      </div>
      <p className={cx(small, origin)}>
        <Flag src={product.origine.flag} />
        <bdi>{product.origine.libelle}</bdi>
        <CategoryBadge product={product} />
        <AnimalGrowth product={product} className={css({ hideBelow: 'sm' })} />
      </p>
      <DetailsLink product={product} className={details} />
    </article>
  );
}
