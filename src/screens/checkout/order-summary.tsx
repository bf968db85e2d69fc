import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { CheckoutContext } from '#machines/checkout/checkout.model.ts';
import { type CheckoutStep, isPaidInParts } from '#rules/checkout.ts';
import { cartTotal, formatXof } from '#rules/money.ts';
import { css, cva, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { cardStyle } from '#ui/card-style.ts';
import { summaryStyle } from '#ui/disclosure.tsx';
import { linkStyle } from '#ui/link-style.ts';
import { checkoutWording } from '#wording/checkout.ts';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderLines } from './order-lines.tsx';

const card = css({
  gridArea: { base: 'aside', lg: 'auto' },
  minH: { lg: '0' },
  p: { lg: '7' },
  pb: { lg: '5' },
  border: { lg: '[none]' },
});
const title = cva({
  base: { textStyle: 'h4' },
  variants: { folds: { true: { hideBelow: 'lg' } } },
});
// On the line of the title, where that is shown.
const edit = cx(linkStyle({ reach: 'thumb' }), css({ alignSelf: 'end', mt: { lg: '-10' } }));
const toggle = css({ minH: '11', flexWrap: 'wrap', gap: '2.5', my: '-2', fontWeight: 'semibold' });
const amount = css({ fontWeight: 'bold', whiteSpace: 'nowrap', ml: 'auto' });
// A sibling of its <details>: from lg on it is visible even while that is closed.
const content = flex({
  direction: 'column',
  minH: '0',
  mt: { base: '3', lg: '1' },
  'details:not([open]) + &': { hideBelow: 'lg' },
});

type OrderSummaryProps = { step: CheckoutStep; context: Pick<CheckoutContext, 'lines' | 'values'> };

/** The order summary beside the form; on a phone it is collapsed until the last step, whose summary it is (specification §2 "Checkout"). */
export function OrderSummary({ step, context: { lines, values } }: OrderSummaryProps) {
  const { summary } = checkoutWording;
  const folds = step !== 3;
  return (
    <section className={cx(cardStyle(), card)} aria-label={summary.title}>
      <h3 className={title({ folds })}>{summary.title}</h3>
      {folds && (
        <details className={css({ hideFrom: 'lg' })}>
          <summary className={cx(summaryStyle, toggle)}>
            {summary.title}
            <span className={amount}>{formatXof(cartTotal(lines))}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
        </details>
      )}
      <div className={content}>
        {folds && (
          <Link to="/cart/" className={edit} aria-label={checkoutWording.changes.cart}>
            {checkoutWording.confirmation.edit}
          </Link>
        )}
        <OrderLines lines={lines} />
        <OrderAmounts
          total={cartTotal(lines)}
          isSplit={step !== 1 && isPaidInParts[values.type_paiement]}
          isLast={step === 3}
        />
      </div>
    </section>
  );
}
