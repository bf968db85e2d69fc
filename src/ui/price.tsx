import { cva } from '#styled-system/css';
import { Amount } from './amount.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

// Its font size depends on its container's width: in a narrow card a long amount shrinks instead of wrapping or overflowing.
const row = cva({
  base: { display: 'flex', w: 'full', containerType: 'inline-size' },
  variants: {
    size: {
      // The former price is above, so that the prices of a row of cards are on one line.
      card: { flexDirection: 'column-reverse' },
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
      // On a phone beside the price, on the same line.
      row: { '--full': { base: '[0.8125rem]', sm: '{fontSizes.small}' } },
      page: { '--full': '{fontSizes.body}' },
    },
  },
});

type PriceProps = {
  /** The current price with its unit: « 165 000 FCFA ». */
  price: string;
  /** The price without the promotion, struck through. */
  struck?: string | undefined;
  /** Names of the two prices, for screen readers, which ignore a line through a number. */
  labels: { price: string; struck: string };
  /** `card` for a grid, `row` for a list, `page` for an animal's page. */
  size?: 'card' | 'row' | 'page';
};

const lengthOf = (price: string): 'short' | 'long' | 'longest' =>
  price.length <= '165 000 FCFA'.length
    ? 'short'
    : price.length <= '3 000 000 FCFA'.length
      ? 'long'
      : 'longest';

/** A price, with the former one beside or above it. Neither ever wraps or overflows. */
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
