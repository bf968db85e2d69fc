import type { ReactNode } from 'react';
import type { awaitedPaymentMachine } from '#machines/orders/awaited-payment.machine.ts';
import { byStatus, meaningOf, type OrderOutcome } from '#rules/order-status.ts';
import { askedBy } from '#rules/paid-so-far.ts';
import { isOrderCancelled, isReorderable, type PaymentDetail, restOf } from '#rules/payment-detail.ts';
import { cva, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { noticeBar } from '#ui/notice-bar.ts';
import { OrderNumber } from '#ui/order-number.tsx';
import { awaitedPaymentWording as wording } from '#wording/awaited-payment.ts';
import { standingWording } from '#wording/standing.ts';
import type { MachineProps } from '../machine-props.ts';
import { CustomerService } from './customer-service.tsx';
import { DueNow } from './due-now.tsx';

const line = cva({
  base: { alignContent: 'center', justifyContent: 'space-between', '& strong': { fontWeight: 'semibold' } },
  variants: {
    place: {
      end: { mt: '5' },
      // As high as its most frequent content, so that the answer causes no layout shift.
      top: { mb: '5', minH: { base: '[9.5rem]', md: '[6.5rem]', lg: '[4.25rem]' } },
    },
  },
});
const row = wrap({ align: 'center', gap: '3', textStyle: 'small', color: 'muted' });

type AwaitedPaymentLineProps = MachineProps<typeof awaitedPaymentMachine> & {
  /**
   * `end`: below the page's content, since it appears late. `top`: above the content, if the device stores a pending payment; its
   * space is reserved from the first render. `row`: below an order of the list, without its number.
   */
  place?: 'end' | 'top' | 'row';
  /** Remettre au panier, for a payment that was refused, has expired or was cancelled with its order. */
  reorder?: ReactNode;
};

/** An order with a pending payment: number, amount, deadline, and one press back to its own payment page. */
export function AwaitedPaymentLine(props: AwaitedPaymentLineProps) {
  const { snapshot, place = 'end' } = props;
  const { payment } = snapshot.context;
  const isAsking = place === 'top' && snapshot.matches('looking');
  const known = payment === null ? null : contentOf(payment, props);
  const body = isAsking ? <p>{wording.looking}</p> : known;
  if (place === 'row') {
    return body === null ? null : <div className={row}>{body}</div>;
  }
  // The live region is always rendered; it is a landmark only with content.
  return (
    <div aria-live="polite">
      {body !== null && (
        <section aria-label={wording.label} className={cx(noticeBar, line({ place }))}>
          {body}
        </section>
      )}
    </div>
  );
}

type Place = AwaitedPaymentLineProps['place'];

/** A text with the number of its order; nothing in a row, which is below its order. */
const named = ({ orderNumber }: PaymentDetail, text: string, place: Place) =>
  place === 'row' ? null : (
    <strong>
      {text}&nbsp;: <OrderNumber>{orderNumber}</OrderNumber>
    </strong>
  );

/** The same; in a row the text alone, as a sentence. */
const sentence = (payment: PaymentDetail, text: string, place: Place) => (
  <p>{named(payment, text, place) ?? `${text}.`}</p>
);

/** The sentence for an order and a payment whose states differ, and contacts. */
const differing = (payment: PaymentDetail, text: string, place: Place) => (
  <>
    {sentence(payment, text, place)}
    <CustomerService orderNumber={payment.orderNumber} />
  </>
);

function contentOf(payment: PaymentDetail, props: AwaitedPaymentLineProps) {
  const { snapshot, place, reorder } = props;
  if (snapshot.matches('waiting')) return waitingContent(payment, props);
  if (snapshot.matches('paid')) return paidContent(payment, place);
  if (snapshot.matches('unclear')) return differing(payment, wording.unclear, place);
  if (!snapshot.matches('cancelled')) return null;
  const text = byStatus(wording.cancelled, payment.order);
  if (!isReorderable(payment)) return differing(payment, text, place);
  return (
    <>
      {sentence(payment, text, place)}
      {reorder}
    </>
  );
}

/** What is said of a payment without a confirmation by the outcome of its order; null: that it is pending. */
const waitingThen: Record<OrderOutcome, string | null> = {
  open: null,
  paid: wording.waitingThenPaid,
  cancelled: wording.waitingThenCancelled,
  unclear: wording.waitingThenUnclear,
};

function waitingContent(payment: PaymentDetail, { snapshot, send, place }: AwaitedPaymentLineProps) {
  const different = payment.order === null ? null : waitingThen[meaningOf(payment.order).order];
  if (different !== null) return differing(payment, different, place);
  const leaving = snapshot.matches({ waiting: 'leaving' });
  const asked = askedBy(payment);
  return (
    <>
      <p>
        {named(payment, standingWording.pending, place)}
        {place !== 'row' && asked.kind !== 'pending' && ' '}
        {(asked.kind !== 'pending' || place === 'row') && <DueNow standing={asked} />}
        {payment.url === null && `. ${wording.noPage}`}
      </p>
      {payment.url === null ? (
        <CustomerService orderNumber={payment.orderNumber} />
      ) : (
        <Button
          size="compact"
          variant={place === 'row' ? 'secondary' : 'primary'}
          busy={leaving}
          aria-label={leaving ? undefined : wording.resumeOf(payment.orderNumber)}
          onClick={() => send({ type: 'payment.resumed' })}
        >
          {leaving ? wording.leaving : wording.resume}
        </Button>
      )}
    </>
  );
}

function paidContent(payment: PaymentDetail, place: Place) {
  const rest = restOf(payment);
  if (isOrderCancelled(payment.order)) return differing(payment, wording.paidThenCancelled, place);
  return (
    <p>
      {named(payment, wording.paid, place) ?? (rest === null && `${wording.paid}.`)}{' '}
      {payment.amount !== null && rest !== null && wording.deposit(payment.amount, rest)}
    </p>
  );
}
