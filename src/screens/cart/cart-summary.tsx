import { HandCoins, ShieldCheck, Truck } from 'lucide-react';
import type { CartLine } from '#openapi/schemas.ts';
import { cartTotal, formatXof } from '#rules/money.ts';
import { css, cx } from '#styled-system/css';
import { grid, stack, wrap } from '#styled-system/patterns';
import { Amount } from '#ui/amount.tsx';
import { reserveBar } from '#ui/bottom-inset.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { noteLine } from '#ui/note-line.ts';
import { cartWording } from '#wording/cart.ts';
import { checkoutWording } from '#wording/checkout.ts';
import { Help } from '../layout/help.tsx';
import { OrderBefore } from '../pages/order-before.tsx';

const card = css({ gap: '4', xl: { position: 'sticky', top: '24' } });
const title = css({ textStyle: 'h4' });
const totals = stack({ gap: '3' });
const total = wrap({
  justify: 'space-between',
  align: 'baseline',
  columnGap: '4',
  '& dt': { color: 'muted' },
  '& dd': { ml: 'auto', textStyle: 'price', fontSize: '[min({fontSizes.price}, 7vw)]' },
  '& + &': { borderTop: 'hairline', pt: '3', '& dt': { color: 'text', fontWeight: 'bold' } },
});
const blocked = css({ textStyle: 'small', fontWeight: 'medium', color: 'danger' });
const actions = grid({ gap: '2.5' });
const wideOnly = css({ hideBelow: 'xl' });
// Sticky until the cart ends, above the footer.
const bar = css({
  display: { base: 'flex', xl: 'none' },
  flexWrap: 'wrap',
  position: { base: 'sticky', _low: 'static' },
  bottom: '[var(--bottom-inset, 0px)]',
  zIndex: 'sticky',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  rowGap: '1',
  mx: { base: '-gutterPhone', md: '[-1.5rem]' },
  px: { base: 'gutterPhone', md: 'gutter' },
  pt: '2.5',
  pb: '[calc(0.625rem + env(safe-area-inset-bottom))]',
  bg: 'surface',
  borderTop: 'hairline',
  // If the amount fills a line, the button wraps to the next.
  '& > a': { flexGrow: { base: '1', sm: '0' } },
});
const room = css({ flexGrow: '1', minH: '5', hideFrom: 'xl' });
const barTotal = css({ textStyle: 'price', fontSize: '[min({fontSizes.price}, 7vw)]' });

/** The link to the checkout, sticky at the bottom where the summary is below the animals. */
export function CheckoutBar({ lines }: { lines: readonly CartLine[] }) {
  return (
    <>
      <div className={room} />
      <div ref={reserveBar} className={bar}>
        <span className={barTotal}>
          <Amount text={formatXof(cartTotal(lines))} />
        </span>
        <ButtonLink to="/checkout" size="compact">
          {cartWording.summary.checkout}
        </ButtonLink>
      </div>
    </>
  );
}

type CartSummaryProps = {
  lines: readonly CartLine[];
  unread: number;
  /** Read from the device, offline: it cannot be ordered. */
  isStored: boolean;
};

/**
 * The cart's total, in XOF. Two identical total lines, as specified: no fees, no shipping (§2). With unreadable lines (`unread`)
 * it says that the total is incomplete, and has no link to the checkout; nor has a stored cart.
 */
export function CartSummary({ lines, unread, isStored }: CartSummaryProps) {
  const { summary, unread: incomplete } = cartWording;
  const isComplete = unread === 0;
  const totalLine = (
    <div className={total}>
      <dt>{isComplete ? summary.total : incomplete.total}</dt>
      <dd>
        <Amount text={formatXof(cartTotal(lines))} />
      </dd>
    </div>
  );
  return (
    <section className={cx(cardStyle(), card)} aria-labelledby="resume">
      <h2 id="resume" className={title}>
        {summary.title}
      </h2>
      <dl className={totals}>
        {totalLine}
        {totalLine}
      </dl>
      {isComplete && (
        <p className={noteLine}>
          <HandCoins aria-hidden="true" />
          {checkoutWording.deposit(cartTotal(lines))}
        </p>
      )}
      {!isComplete && <p className={blocked}>{incomplete.blocked(unread)}</p>}
      {isStored && <p className={blocked}>{cartWording.stored.order}</p>}
      <OrderBefore />
      <p className={noteLine}>
        <Truck aria-hidden="true" />
        {summary.delivery}
      </p>
      <p className={noteLine}>
        <ShieldCheck aria-hidden="true" />
        {summary.means}
      </p>
      <div className={actions}>
        {isComplete && !isStored && (
          <ButtonLink to="/checkout" width="full" className={wideOnly}>
            {summary.checkout}
          </ButtonLink>
        )}
        <ButtonLink to="/shop" variant="secondary" width="full">
          {summary.continue}
        </ButtonLink>
      </div>
      <Help />
    </section>
  );
}
