import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  knownPayment,
  orderNumberOf,
  type paymentResultMachine,
} from '#machines/orders/payment-result.machine.ts';
import { byStatus } from '#rules/order-status.ts';
import { standingOf } from '#rules/paid-so-far.ts';
import {
  isOrderCancelled,
  isOrderPayable,
  isReorderable,
  type PaymentDetail,
} from '#rules/payment-detail.ts';
import { css, cx } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { container } from '#ui/container.ts';
import { linkStyle } from '#ui/link-style.ts';
import { OrderNumber } from '#ui/order-number.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';
import { paymentResultWording as wording } from '#wording/payment-result.ts';
import { OrderDetail, type PictureOf } from '../dashboard/order-detail.tsx';
import type { MachineProps } from '../machine-props.ts';
import { DepositConditions } from '../pages/deposit-conditions.tsx';
import { OrderBefore } from '../pages/order-before.tsx';
import { ServiceHours } from '../pages/service-hours.tsx';
import { CustomerService } from './customer-service.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { SaveOrder } from './save-order.tsx';

const page = css({ pt: { base: '5', md: '8' } });
const title = css({ textStyle: 'h3', textAlign: { base: 'center', lg: 'start' } });
const number = css({ color: 'text', fontWeight: 'semibold' });
const more = css({ mt: '3' });
const orderStyle = css({ mt: '4', textAlign: 'start', textWrap: 'wrap' });

type PaymentResultScreenProps = MachineProps<typeof paymentResultMachine> & {
  /** Remettre au panier, for a payment that was refused, has expired or was cancelled with its order. */
  reorder?: ReactNode;
  /** The wished day of a paid order, for a calendar (`DeliveryDate`). */
  date?: ReactNode;
  /** What comes next of a known order (`OrderNext`). */
  next?: ReactNode;
  pictureOf?: PictureOf | undefined;
  /** The offer to install the shop, after a paid order. */
  install?: ReactNode;
};

/** The outcome of a payment, and of its order (specification §2 "Payment result"); changes are announced. */
export function PaymentResultScreen(props: PaymentResultScreenProps) {
  return (
    <div className={cx(container, page)}>
      <h1 className={title}>{wording.title}</h1>
      <div aria-live="polite">{resultOf(props)}</div>
    </div>
  );
}

// Functions and not components: the panel stays mounted from one result to the next, and with it the focus.
function resultOf(props: PaymentResultScreenProps) {
  const { snapshot, send } = props;
  if (snapshot.matches('processing')) {
    return (
      <StatePanel size="wide" scene="waiting" title={wording.loading} action={<Spinner />}>
        {wording.loadingHint}
      </StatePanel>
    );
  }
  if (snapshot.matches('paid')) return paidPanel(props);
  if (snapshot.matches('cancelled')) return cancelledPanel(props);
  if (snapshot.matches('unconfirmed')) return unconfirmedPanel(props);
  if (snapshot.matches('loggedOut')) {
    return (
      <StatePanel
        size="wide"
        scene="sign-in"
        title={wording.visitor.title}
        action={<Button onClick={() => send({ type: 'login.requested' })}>{wording.visitor.login}</Button>}
      >
        {wording.visitor.text}
      </StatePanel>
    );
  }
  if (snapshot.matches('unclear')) return unclearPanel(props);
  if (snapshot.matches('unanswered')) return unansweredPanel(props);
  return (
    <StatePanel
      size="wide"
      scene="not-found"
      title={wording.notFound.title}
      action={<ToOrders />}
      more={<ServiceHours />}
    >
      {snapshot.matches('missing') ? (
        <p className={number}>
          {wording.notFound.searched} <OrderNumber>{orderNumberOf(snapshot.context)}</OrderNumber>
        </p>
      ) : (
        wording.notFound.missing
      )}
    </StatePanel>
  );
}

function paidPanel({ snapshot, date, next: steps, pictureOf, install }: PaymentResultScreenProps) {
  const { payment, order: ordered } = snapshot.context;
  const order = payment?.order ?? null;
  const isDeposit = payment !== null && payment.remainder !== null;
  const { text, cancelled, next } = isDeposit ? wording.deposit : wording.paid;
  const isCancelled = isOrderCancelled(order);
  const [before, after] = isCancelled ? cancelled : text;
  return (
    <StatePanel
      size="wide"
      scene={isCancelled ? 'failed' : 'payment-success'}
      title={wording.paid.title}
      action={<ToOrders />}
      more={
        isCancelled ? (
          <Details snapshot={snapshot} />
        ) : (
          <>
            {ordered && <div className={orderStyle}>{steps}</div>}
            <PaymentFacts payment={payment} isOpen={false} />
            <AfterDeposit payment={payment} />
            {ordered && (
              <div className={orderStyle}>
                <OrderDetail order={ordered} pictureOf={pictureOf} />
              </div>
            )}
          </>
        )
      }
    >
      <p>
        {before} <OrderNumber>{orderNumberOf(snapshot.context)}</OrderNumber> {after}
      </p>
      <p>{byStatus(next, order)}</p>
      {!isCancelled && date}
      <OrderToSave snapshot={snapshot} />
      <ServiceHours />
      {!isCancelled && <OrderBefore />}
      {!isCancelled && install}
    </StatePanel>
  );
}

function cancelledPanel({ snapshot, reorder }: PaymentResultScreenProps) {
  const { payment } = snapshot.context;
  const again = isReorderable(payment) && reorder;
  return (
    <StatePanel
      size="wide"
      scene="payment-failed"
      title={wording.failed.title}
      action={
        <>
          {again}
          <ToOrders look={again ? 'secondary' : 'primary'} />
        </>
      }
      more={<Details snapshot={snapshot} />}
    >
      {again && payment?.closedAs
        ? wording.failed.closed[payment.closedAs]
        : byStatus(wording.failed.cancelled, payment?.order ?? null)}
    </StatePanel>
  );
}

function unconfirmedPanel({ snapshot, send, next }: PaymentResultScreenProps) {
  const { payment } = snapshot.context;
  const order = payment?.order ?? null;
  const isPayable = payment !== null && payment.url !== null;
  const idle = snapshot.matches({ unconfirmed: 'idle' });
  const leaving = snapshot.matches({ unconfirmed: 'leaving' });
  return (
    <StatePanel
      size="wide"
      // Until the order is cancelled, a payment may still arrive.
      scene={isOrderCancelled(order) ? 'payment-failed' : 'waiting'}
      title={wording.failed.title}
      action={
        <>
          {isPayable && (
            <Button busy={leaving} onClick={() => send({ type: 'payment.resumed' })}>
              {leaving ? awaitedPaymentWording.leaving : wording.failed.resume}
            </Button>
          )}
          <ToOrders look={isPayable ? 'secondary' : 'primary'} />
          {idle && (
            <Button variant="secondary" onClick={() => send({ type: 'payment.retried' })}>
              {wording.failed.askAgain}
            </Button>
          )}
        </>
      }
      more={
        <>
          {!idle && <p>{wording.failed.stillAsking}</p>}
          <OrderToSave snapshot={snapshot} />
          {snapshot.context.order && isOrderPayable(order) && <div className={orderStyle}>{next}</div>}
          <Details snapshot={snapshot} />
        </>
      }
    >
      <p>{byStatus(wording.failed.pending, order)}</p>
      {isOrderPayable(order) && (
        <p className={more}>{isPayable ? wording.failed.samePage : wording.failed.noPage}</p>
      )}
    </StatePanel>
  );
}

function unclearPanel({ snapshot, send, next }: PaymentResultScreenProps) {
  return (
    <StatePanel
      size="wide"
      scene="waiting"
      title={wording.unclear.title}
      action={
        <>
          <ToOrders />
          <Button variant="secondary" onClick={() => send({ type: 'payment.retried' })}>
            {wording.unclear.askAgain}
          </Button>
        </>
      }
      more={
        <>
          {snapshot.context.order && <div className={orderStyle}>{next}</div>}
          <Details snapshot={snapshot} />
        </>
      }
    >
      {wording.unclear.text}
    </StatePanel>
  );
}

function unansweredPanel({ send }: PaymentResultScreenProps) {
  return (
    <StatePanel
      size="wide"
      scene="failed"
      title={wording.error.title}
      action={
        <>
          <Button onClick={() => send({ type: 'payment.retried' })}>{wording.error.retry}</Button>
          <ButtonLink to="/contact" variant="secondary">
            {wording.error.support}
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            {wording.error.home}
          </ButtonLink>
        </>
      }
      more={<ServiceHours />}
    >
      {wording.error.text}
    </StatePanel>
  );
}

const ToOrders = ({ look = 'primary' }: { look?: 'primary' | 'secondary' }) => (
  <ButtonLink to="/dashboard" search={{ onglet: 'commandes' }} variant={look}>
    {wording.paid.orders}
  </ButtonLink>
);

/** The order as a message, where it could be read. */
function OrderToSave({ snapshot: { context } }: Pick<PaymentResultScreenProps, 'snapshot'>) {
  const { order } = context;
  return order && <SaveOrder order={order} standing={standingOf(order, knownPayment(context))} />;
}

/** The facts of a failed payment, and contacts: below the button, which must be in the first window of a phone. */
function Details({ snapshot }: Pick<PaymentResultScreenProps, 'snapshot'>) {
  const { payment } = snapshot.context;
  const orderNumber = orderNumberOf(snapshot.context);
  return (
    <>
      <PaymentFacts
        payment={payment}
        isOpen={snapshot.matches('unconfirmed') && isOrderPayable(payment?.order ?? null)}
      />
      <p className={more}>
        {wording.orderNumber}{' '}
        <span className={number}>
          <OrderNumber>{orderNumber}</OrderNumber>
        </span>
        <br />
        <Link to="/contact" className={linkStyle()}>
          {wording.failed.support}
        </Link>
        <br />
        <CustomerService orderNumber={orderNumber} />
      </p>
      <AfterDeposit payment={payment} />
    </>
  );
}

/** What becomes of a deposit, after its order. */
const AfterDeposit = ({ payment }: { payment: PaymentDetail | null }) =>
  payment !== null &&
  payment.remainder !== null && (
    <div className={orderStyle}>
      <DepositConditions isAfter />
    </div>
  );
