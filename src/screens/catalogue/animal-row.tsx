import { beginning, descriptionLimits } from '#rules/text.ts';
import { css, cx } from '#styled-system/css';
import { cardStyle } from '#ui/card-style.ts';
import { Flag } from '#ui/flag.tsx';
import { Picture } from '#ui/picture.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import type { ListedAnimalProps } from './animal-card.tsx';
import { AnimalBadges, AnimalPrice, AnimalStock, CategoryBadge, DetailsLink } from './animal-parts.tsx';
import { Chooser } from './chooser.tsx';

// On a phone origin and link stand in one line below picture and text: so five rows and more are in sight. On a desk what it costs
// and what is left of it stand beside what it is.
const row = css({
  display: 'grid',
  gridTemplateColumns: {
    // The picture leaves the words their room: sold and left in one line from 360 px on, and very large text.
    base: '[min(31vw, clamp(5rem, 100vw - 17.5rem, 6.25rem)) minmax(0, 1fr) auto]',
    sm: '[11rem minmax(0, 1fr)]',
    md: '[15rem minmax(0, 1fr)]',
    xl: '[11rem minmax(0, 1fr) 16rem]',
  },
  gridTemplateAreas: {
    base: '"picture body body" "picture sale sale" "origin origin details"',
    sm: '"picture body" "picture sale" "picture origin" "picture details"',
    xl: '"picture body sale" "picture origin details"',
  },
  gridTemplateRows: { base: '[auto 1fr auto]', sm: '[auto 1fr auto auto]', xl: '[1fr auto]' },
  columnGap: { base: '2.5', sm: '4.5', xl: '6' },
  minH: { xl: '[9rem]' },
});
const frame = css({
  gridArea: 'picture',
  position: 'relative',
  alignSelf: 'stretch',
  // The picture ends where its texts do, however long they are.
  '& img': { position: 'absolute', inset: '0', h: 'full', aspectRatio: '[auto]' },
});
const badges = css({
  position: 'absolute',
  inset: { base: '1', sm: '2.5' },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '1',
  '& > bdi[class]': { base: { minH: '5', px: '2', fontSize: 'small' }, sm: { px: '3' } },
});
const text = css({
  minW: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '0', sm: '2' },
  pr: { base: '2.5', sm: '4.5' },
  '& p': { lineHeight: { base: 'tight', sm: 'body' } },
});
const body = css({ gridArea: 'body', pt: { base: '1', sm: '4' }, pr: { xl: '0' } });
const sale = css({ gridArea: 'sale', pt: { sm: '2', xl: '4' } });
const name = css({
  textStyle: 'h4',
  fontSize: { base: 'body', sm: 'h4', md: 'h3Wide' },
  lineHeight: { base: 'tight', md: 'snug' },
  overflowWrap: 'anywhere',
  lineClamp: '2',
});
const small = css({ fontSize: 'small', color: 'muted' });
const description = css({ overflowWrap: 'anywhere', lineHeight: { base: '[1.15]', sm: 'body' } });
// Only drawn: the text itself is the first 50 characters.
const cut = css({ _after: { content: '"…"' } });
// The bar above, what it means and what is left in one line below it.
const meter = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  alignItems: 'baseline',
  mt: { sm: '0.5' },
  maxW: { sm: '[22rem]' },
  '& > div': { display: 'contents' },
  '& progress': { flex: '[1 0 100%]', h: { base: '[5px]', sm: '1.5' }, mb: '0.5' },
  '& > div > span': {
    fontSize: 'small',
    lineHeight: 'tight',
  },
});
const stock = css({ marginInlineStart: 'auto', '& b': { color: 'text' } });
const origin = css({
  gridArea: 'origin',
  justifySelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '1', sm: '1.5' },
  pl: { base: '1.5', sm: '0' },
  pt: { base: '0.5', sm: '2', xl: '0' },
  pb: { base: '0.5', sm: '0' },
  lineHeight: 'tight',
  '& > bdi[class]': { minH: '5', px: '2', fontSize: 'small' },
});
const details = css({
  gridArea: 'details',
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: { base: 'end', sm: 'start' },
  minH: { base: '6', sm: '11' },
  pr: { base: '2.5', sm: '0' },
  pb: { sm: '2' },
  color: 'primary',
  fontSize: { base: 'small', sm: 'body' },
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.2em]',
  // The whole row answers.
  _before: { content: '""', position: 'absolute', inset: '0' },
});

/** An animal in the list view (specification §2 "Animal card"), on 140 px at most where a phone is 360 px wide; all of it links to its page. */
export function AnimalRow({ product, level, eager = false }: ListedAnimalProps) {
  const Name = `h${level}` as const;
  const described = beginning(product.description, descriptionLimits.list);
  return (
    <article className={cx(cardStyle({ look: 'link' }), row)}>
      <div className={cx(text, body)}>
        <Name className={name}>
          <Unbroken>{product.name}</Unbroken>
        </Name>
        <p className={cx(small, description, described.isCut && cut)}>{described.text}</p>
      </div>
      <div className={cx(text, sale)}>
        <AnimalPrice product={product} size="row" />
        <div className={meter}>
          <AnimalStock product={product} className={cx(small, stock)} />
        </div>
      </div>
      <div className={frame}>
        <Picture src={product.image1} alt="" eager={eager} />
        <div className={badges}>
          <AnimalBadges product={product} />
        </div>
        <Chooser product={product} place="card" />
      </div>
      <p className={cx(small, origin)}>
        <Flag src={product.origine.flag} />
        <bdi>{product.origine.libelle}</bdi>
        <CategoryBadge product={product} />
      </p>
      <DetailsLink product={product} className={details} />
    </article>
  );
}
