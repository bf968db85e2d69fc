import { css, cva } from '#styled-system/css';
import { VisuallyHidden } from './visually-hidden.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2.5', rowGap: '0' });
const amount = cva({
  base: { textStyle: 'price' },
  variants: { size: { card: {}, page: { fontSize: { base: 'h2', md: '[2rem]' } } } },
});
const before = cva({
  base: { color: 'muted', whiteSpace: 'nowrap', textDecoration: 'line-through' },
  variants: { size: { card: { fontSize: 'small' }, page: { fontSize: 'body' } } },
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

/** A price, and beside or below it the normal one. Neither ever breaks across lines. */
export function Price({ price, struck, labels, size = 'card' }: PriceProps) {
  return (
    <p className={row}>
      <span className={amount({ size })}>
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
