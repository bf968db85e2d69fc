import { cva } from '#styled-system/css';
import { Amount } from './amount.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

// Its own width is the measure of its letters: in a narrow card a long amount is smaller, not broken and not cut.
const row = cva({
  base: { display: 'flex', w: 'full', containerType: 'inline-size' },
  variants: {
    size: {
      // The former price stands below. Its line is kept where there is none and no subgrid keeps the cards of a row even.
      card: {
        flexDirection: 'column',
        _noSubgrid: {
          minH: '[calc(({fontSizes.small} + {fontSizes.priceWide}) * 1.3)]',
        },
      },
      row: { flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2.5', rowGap: '0' },
      page: { flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2.5', rowGap: '0' },
    },
  },
});
// The divisors are the amounts' widths in em (`888 888 FCFA` 6.09, with one digit more 6.97, with three more 8.27) and a margin.
const amount = cva({
  base: { textStyle: 'price' },
  variants: {
    size: {
      card: { '--full': '{fontSizes.priceWide}' },
      row: { '--full': { base: '{fontSizes.price}', sm: '{fontSizes.priceWide}' } },
      page: { '--full': { base: '{fontSizes.h1}', md: '{fontSizes.h2Wide}' } },
    },
    length: {
      short: {
        fontSize: '[min(var(--full), 6.6vw)]',
        '@supports (font-size: 1cqi)': { fontSize: '[min(var(--full), 100cqi / 6.3)]' },
      },
      long: {
        fontSize: '[min(var(--full), 5.6vw)]',
        '@supports (font-size: 1cqi)': { fontSize: '[min(var(--full), 100cqi / 7.15)]' },
      },
      longest: {
        fontSize: '[min(var(--full), 4.6vw)]',
        '@supports (font-size: 1cqi)': { fontSize: '[min(var(--full), 100cqi / 8.5)]' },
      },
    },
  },
});
const before = cva({
  base: {
    color: 'muted',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    textDecoration: 'line-through',
    fontSize: '[min(var(--full), 4vw)]',
    '@supports (font-size: 1cqi)': { fontSize: '[min(var(--full), 100cqi / 9)]' },
  },
  variants: {
    size: {
      card: { '--full': '{fontSizes.small}' },
      // Beside the price in the one line that a phone has for both.
      row: { '--full': { base: '[0.8125rem]', sm: '{fontSizes.small}' } },
      page: { '--full': '{fontSizes.body}' },
    },
  },
});

type PriceProps = {
  /** The price that counts, with its unit: « 165 000 FCFA ». */
  price: string;
  /** The normal price, struck through, where there is a promotion. */
  struck?: string | undefined;
  /** What each of the two is, for screen readers: a line through a number is not heard. */
  labels: { price: string; struck: string };
  /** A card stands beside others, a row below them, a page by itself. */
  size?: 'card' | 'row' | 'page';
};

const lengthOf = (price: string): 'short' | 'long' | 'longest' =>
  price.length <= '165 000 FCFA'.length
    ? 'short'
    : price.length <= '3 000 000 FCFA'.length
      ? 'long'
      : 'longest';

/** A price, and beside or below it the normal one. Neither ever breaks across lines, nor is wider than its place. */
export function Price({ price, struck, labels, size = 'card' }: PriceProps) {
  return (
    <p className={row({ size })}>
      <span className={amount({ size, length: lengthOf(price) })}>
        {struck !== undefined && <VisuallyHidden>{labels.price} </VisuallyHidden>}
        <Amount text={price} />
      </span>
      {struck !== undefined && (
        <s className={before({ size })}>
          <VisuallyHidden>{labels.struck} </VisuallyHidden>
          {struck}
        </s>
      )}
    </p>
  );
}
