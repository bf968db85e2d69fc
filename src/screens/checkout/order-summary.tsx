import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { CheckoutContext } from '#machines/checkout/checkout-context.ts';
import { type CheckoutStep, isPaidInParts } from '#rules/checkout.ts';
import { cartTotal, formatXof } from '#rules/money.ts';
import { css, cva, cx } from '#styled-system/css';
import { cardStyle } from '#ui/card-style.ts';
import { checkoutWording } from '#wording/checkout.ts';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderLines } from './order-lines.tsx';

const card = css({ gridArea: 'aside', lg: { position: 'sticky', top: '24' } });
const title = cva({
  base: { textStyle: 'h3' },
  variants: { folds: { true: { hideBelow: 'lg' } } },
});
const toggle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  w: 'full',
  minH: '11',
  my: '-2',
  border: 'none',
  bg: 'transparent',
  fontWeight: 'semibold',
  textAlign: 'start',
  hideFrom: 'lg',
  '& svg': {
    w: '5',
    h: '5',
    flexShrink: '0',
    transitionProperty: '[transform]',
    transitionDuration: 'quick',
  },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
});
const amount = css({ fontWeight: 'bold', whiteSpace: 'nowrap', ml: 'auto' });
const content = cva({
  variants: { folded: { true: { hideBelow: 'lg' }, false: { mt: { base: '3', lg: '0' } } } },
});

type OrderSummaryProps = { step: CheckoutStep; context: Pick<CheckoutContext, 'lines' | 'values'> };

/** What is ordered, beside the form; on a phone it folds away until the last step, whose recap it is (specification §2 "Checkout"). */
export function OrderSummary({ step, context: { lines, values } }: OrderSummaryProps) {
  const { summary } = checkoutWording;
  const [open, setOpen] = useState(false);
  const folds = step !== 3;
  return (
    <section className={cx(cardStyle(), card)} aria-label={summary.title}>
      <h3 className={title({ folds })}>{summary.title}</h3>
      {folds && (
        <button
          type="button"
          className={toggle}
          aria-expanded={open}
          aria-controls="votre-commande"
          onClick={() => setOpen(!open)}
        >
          {summary.title}
          <span className={amount}>{formatXof(cartTotal(lines))}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
      <div id="votre-commande" className={content({ folded: folds && !open })}>
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
