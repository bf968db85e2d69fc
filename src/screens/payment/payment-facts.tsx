import type { ReactNode } from 'react';
import { formatXof } from '#rules/money.ts';
import { type PaymentDetail, restOf } from '#rules/payment-detail.ts';
import { grid, wrap } from '#styled-system/patterns';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';
import { checkoutWording } from '#wording/checkout.ts';
import { Deadline } from './deadline.tsx';

const list = grid({
  rowGap: '1.5',
  mt: '4',
  w: 'full',
  textAlign: 'start',
  '& dd': { ml: 'auto', color: 'text', fontWeight: 'semibold', overflowWrap: 'anywhere' },
});

// A value that does not fit on its term's line wraps below it.
const row = wrap({ columnGap: '4' });

type PaymentFactsProps = {
  payment: PaymentDetail | null;
  /** Whether it can still be paid: otherwise no deadline is shown. */
  isOpen: boolean;
};

/** The known facts of a payment: amount, remainder, operator, transaction, deadline. */
export function PaymentFacts({ payment, isOpen }: PaymentFactsProps) {
  if (payment === null) return null;
  const { amount, means, transaction, expiresAt, ahead } = payment;
  const rest = restOf(payment);
  const { facts } = awaitedPaymentWording;
  const rows: (false | readonly [string, ReactNode])[] = [
    amount !== null && [facts.amount, formatXof(amount)],
    rest !== null && [facts.remainder, formatXof(rest)],
    means !== null && [facts.means, checkoutWording.payment.names[means]],
    transaction !== null && [facts.transaction, transaction],
    isOpen &&
      expiresAt !== null && [facts.deadline, <Deadline key="deadline" moment={expiresAt} ahead={ahead} />],
  ];
  const known = rows.filter((row) => row !== false);
  if (known.length === 0) return null;
  return (
    <dl className={list}>
      {known.map(([term, value]) => (
        <div key={term} className={row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
