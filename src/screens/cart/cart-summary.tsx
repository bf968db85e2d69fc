import { Link } from '@tanstack/react-router';
import { Truck } from 'lucide-react';
import type { CartLine } from '#openapi/schemas.ts';
import { cartTotal, formatXof } from '#rules/money.ts';
import { css, cx } from '#styled-system/css';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { cartWording } from '#wording/cart.ts';

const card = css({ gap: '4', lg: { position: 'sticky', top: '24' } });
const title = css({ textStyle: 'h3' });
const totals = css({ m: '0', display: 'flex', flexDirection: 'column', gap: '3' });
const total = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4',
  '& dt': { color: 'muted' },
  '& dd': { m: '0', textStyle: 'price' },
  '& + &': { borderTop: 'hairline', pt: '3', '& dt': { color: 'text', fontWeight: 'bold' } },
});
const delivery = css({
  display: 'flex',
  gap: '2.5',
  textStyle: 'small',
  color: 'success',
  '& svg': { w: '5', h: '5' },
});
const actions = css({ display: 'grid', gap: '2.5' });
const bar = css({
  display: { base: 'flex', lg: 'none' },
  position: 'fixed',
  insetInline: '0',
  bottom: '[var(--foot, 0px)]',
  zIndex: 'sticky',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  px: '4',
  pt: '2.5',
  pb: '[calc(0.625rem + env(safe-area-inset-bottom))]',
  bg: 'surface',
  borderTop: 'hairline',
});
const barTotal = css({ textStyle: 'price', whiteSpace: 'nowrap' });

/**
 * What the cart comes to, in XOF. Two identical total lines, as the specification writes: there are no fees and no
 * shipping (§2). On a phone the way to the checkout also stays under the thumb.
 */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const { summary } = cartWording;
  const amount = formatXof(cartTotal(lines));
  return (
    <section className={cx(cardStyle(), card)} aria-labelledby="resume">
      <h2 id="resume" className={title}>
        {summary.title}
      </h2>
      <dl className={totals}>
        <div className={total}>
          <dt>{summary.total}</dt>
          <dd>{amount}</dd>
        </div>
        <div className={total}>
          <dt>{summary.total}</dt>
          <dd>{amount}</dd>
        </div>
      </dl>
      <p className={delivery}>
        <Truck aria-hidden="true" />
        {summary.delivery}
      </p>
      <div className={actions}>
        <Link to="/checkout" className={buttonStyle({ width: 'full' })}>
          {summary.checkout}
        </Link>
        <Link to="/shop" className={buttonStyle({ variant: 'secondary', width: 'full' })}>
          {summary.continue}
        </Link>
      </div>
      <div className={bar} aria-hidden="true">
        <span className={barTotal}>{amount}</span>
        <Link to="/checkout" className={buttonStyle({ size: 'compact' })} tabIndex={-1}>
          {summary.checkout}
        </Link>
      </div>
    </section>
  );
}
