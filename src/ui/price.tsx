import { css, cva } from '#styled-system/css';
import { VisuallyHidden } from './visually-hidden.tsx';

// Its own width is the measure of its letters: in a narrow card a long amount is smaller, not broken and not cut.
const row = css({
  display: 'flex',
  w: 'full',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '2.5',
  rowGap: '0',
  containerType: 'inline-size',
});
// The divisors are the amounts' widths in em (`888 888 FCFA` 6.95, with one digit more 7.83, with three more 9.15) and a margin.
const amount = cva({
  base: { textStyle: 'price' },
  variants: {
    size: {
      card: { '--full': '{fontSizes.price}' },
      page: { '--full': { base: '{fontSizes.h2}', md: '2rem' } },
    },
    length: {
      short: {
        fontSize: '[min(var(--full), 6vw)]',
        '@supports (font-size: 1cqi)': { fontSize: '[min(var(--full), 100cqi / 7.2)]' },
      },
      long: {
        fontSize: '[min(var(--full), 5vw)]',
        '@supports (font-size: 1cqi)': { fontSize: '[min(var(--full), 100cqi / 8.05)]' },
      },
      longest: {
        fontSize: '[min(var(--full), 4vw)]',
        '@supports (font-size: 1cqi)': { fontSize: '[min(var(--full), 100cqi / 9.4)]' },
      },
    },
  },
});
const before = cva({
  base: {
    color: 'muted',
    whiteSpace: 'nowrap',
    textDecoration: 'line-through',
    fontSize: '[min(var(--full), 4vw)]',
    '@supports (font-size: 1cqi)': { fontSize: '[min(var(--full), 100cqi / 9)]' },
  },
  variants: { size: { card: { '--full': '{fontSizes.small}' }, page: { '--full': '{fontSizes.body}' } } },
});

type PriceProps = {
  /** The price that counts, with its unit: « 165 000 FCFA ». */
  price: string;
  /** The normal price, struck through, where there is a promotion. */
  struck?: string | undefined;
  /** What each of the two is, for screen readers: a line through a number is not heard. */
  labels: { price: string; struck: string };
  size?: 'card' | 'page';
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
    <p className={row}>
      <span className={amount({ size, length: lengthOf(price) })}>
        {struck !== undefined && <VisuallyHidden>{labels.price} </VisuallyHidden>}
        {price}
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
