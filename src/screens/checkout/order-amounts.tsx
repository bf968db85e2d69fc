import { formatXof, instalmentsOf } from '#rules/money.ts';
import { css, cx } from '#styled-system/css';
import { stack, wrap } from '#styled-system/patterns';
import { Amount } from '#ui/amount.tsx';
import { checkoutWording } from '#wording/checkout.ts';

const list = stack({
  '--full': '1em',
  mt: '4',
  gap: '2.5',
  containerType: 'inline-size',
  '& dd': {
    ml: 'auto',
    fontSize: '[min(var(--full), 5vw)]',
    '@supports (font-size: 1cqi)': { fontSize: '[min(var(--full), 100cqi / 9.3)]' },
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
});
const row = wrap({ justify: 'space-between', gap: '1', columnGap: '4' });
const label = css({ color: 'muted' });
const free = css({ color: 'success' });
const whole = css({
  textStyle: 'h3',
  alignItems: 'baseline',
  '--full': '{fontSizes.price}',
  // The tight letter spacing of headings would close the gaps between thousands.
  '& dt': { fontSize: 'body', letterSpacing: '[normal]' },
  '& dd': { fontFamily: 'heading', fontWeight: 'heavy', letterSpacing: '[normal]' },
});
// Both parts wrap alike: each amount on the line of its label, or each below it.
const due = css({
  p: '3',
  borderRadius: 'md',
  bg: 'quiet',
  '& dt': { fontSize: 'small' },
  '& > div': { flexWrap: 'nowrap', alignItems: 'baseline', columnGap: '2' },
  '@container (max-width: 13rem)': { '& > div': { flexDirection: 'column' } },
});
const now = css({ fontWeight: 'bold' });

type OrderAmountsProps = {
  /** XOF. */
  total: number;
  /** Paid on delivery: 30 % up front, 70 % on delivery. */
  isSplit: boolean;
  /** The last step also shows the amount due now. */
  isLast: boolean;
};

/** The amounts of an order, in XOF; delivery is free (specification §2 "Checkout", §9). */
export function OrderAmounts({ total, isSplit, isLast }: OrderAmountsProps) {
  const { confirmation: texts, summary } = checkoutWording;
  const { upFront, onDelivery } = instalmentsOf(total);
  return (
    <>
      <dl className={list}>
        <div className={row}>
          <dt className={label}>{summary.delivery}</dt>
          <dd className={free}>{summary.free}</dd>
        </div>
        <div className={cx(row, whole)}>
          <dt>{summary.total}</dt>
          <dd>
            <Amount text={formatXof(total)} />
          </dd>
        </div>
      </dl>
      {(isSplit || isLast) && (
        <dl className={cx(list, due)}>
          <div className={cx(row, now)}>
            <dt>{isSplit ? texts.now : texts.payNow}</dt>
            <dd>{formatXof(isSplit ? upFront : total)}</dd>
          </div>
          {isSplit && (
            <div className={row}>
              <dt>{texts.remainder}</dt>
              <dd>{formatXof(onDelivery)}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
