import { meaningOf } from '#rules/order-status.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { OrderNumber } from '#ui/order-number.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { CheckoutPanel, LeavingPanel, RefusalMessage } from './checkout-panel.tsx';
import type { CheckoutProps } from './checkout-screen.tsx';

const named = css({ fontWeight: 'semibold', color: 'text' });

/** The view of a placed order: redirecting to its payment, to the dashboard or to the result, back from the payment, with an invalid payment address, or found after a lost answer. */
export function OrderedView({ snapshot, send }: CheckoutProps) {
  const texts = checkoutWording.ordered;
  const { order } = snapshot.context;
  const name = <OrderName number={order?.number ?? null} />;
  const orders = (look: 'primary' | 'secondary') => (
    <ButtonLink to="/dashboard" search={{ onglet: 'commandes' }} variant={look}>
      {texts.orders}
    </ButtonLink>
  );

  if (snapshot.matches({ ordered: 'awaitingPayment' })) {
    return (
      <CheckoutPanel
        scene="waiting"
        title={texts.awaiting.title}
        action={
          <>
            <Button onClick={() => send({ type: 'payment.opened' })}>{texts.awaiting.open}</Button>
            {orders('secondary')}
          </>
        }
      >
        {name}
        <p>{texts.awaiting.text}</p>
      </CheckoutPanel>
    );
  }
  if (snapshot.matches({ ordered: 'unpayable' })) {
    return (
      <CheckoutPanel
        scene="payment-failed"
        title={texts.unpayable.title}
        action={
          <>
            <ButtonLink to="/contact">{texts.unpayable.contact}</ButtonLink>
            {orders('secondary')}
          </>
        }
      >
        <RefusalMessage refusal={{ code: 'checkout-failed' }} />
        {name}
        <p>{texts.unpayable.text}</p>
      </CheckoutPanel>
    );
  }
  if (snapshot.matches({ ordered: 'found' }) || snapshot.matches({ ordered: 'seekingPayment' })) {
    const isUnpaid = meaningOf(order?.status ?? null).isUnpaid;
    return (
      <CheckoutPanel
        scene="success"
        title={texts.found.title}
        action={
          <>
            {isUnpaid && (
              <Button busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'payment.resumed' })}>
                {texts.found.pay}
              </Button>
            )}
            {orders(isUnpaid ? 'secondary' : 'primary')}
          </>
        }
      >
        {name}
        <p>{texts.found.text}</p>
        {isUnpaid && <p>{texts.found.unpaid}</p>}
      </CheckoutPanel>
    );
  }
  if (snapshot.matches({ ordered: 'leavingForResult' })) {
    return (
      <LeavingPanel scene="waiting" texts={texts.leaving.result} role="status" action={orders('secondary')}>
        {name}
      </LeavingPanel>
    );
  }
  if (snapshot.matches({ ordered: 'leavingForDashboard' })) {
    // A notice announces the order.
    return (
      <LeavingPanel scene="success" texts={texts.leaving.dashboard} action={orders('secondary')}>
        {name}
      </LeavingPanel>
    );
  }
  return (
    <LeavingPanel scene="success" texts={texts.leaving.payment} role="status">
      {name}
    </LeavingPanel>
  );
}

function OrderName({ number }: { number: string | null }) {
  const [before, after] = checkoutWording.ordered.recorded;
  return (
    <p className={named}>
      {before} {number !== null && <OrderNumber>{number}</OrderNumber>} {after}
    </p>
  );
}
