import { Link } from '@tanstack/react-router';
import { isKeyed } from '#machines/checkout/order-attempt.ts';
import { css, cx } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { linkStyle } from '#ui/link-style.ts';
import { checkoutWording } from '#wording/checkout.ts';
import { AttemptForm } from './attempt-form.tsx';
import { CheckoutPanel, panelColumn, RefusalMessage } from './checkout-panel.tsx';
import type { CheckoutProps } from './checkout-screen.tsx';

const others = cx(panelColumn, css({ gap: '2', mt: '2.5' }));
const hint = css({ textStyle: 'small', mt: '3' });

/** An earlier attempt without an answer: looked up, resent unchanged, or given up. Nothing is sent automatically. */
export function UnansweredView({ snapshot, send }: CheckoutProps) {
  const texts = checkoutWording.unanswered;
  const { attempt, refusal } = snapshot.context;

  const abandon = (
    <Button variant="quiet" onClick={() => send({ type: 'attempt.abandoned' })} aria-describedby="abandon">
      {texts.giveUp}
    </Button>
  );

  if (snapshot.matches({ unanswered: 'lookingUp' }) || snapshot.matches({ unanswered: 'abandoning' })) {
    return (
      <CheckoutPanel scene="waiting" title={texts.title}>
        <p role="status">{texts.looking}</p>
        <RefusalMessage refusal={refusal} />
      </CheckoutPanel>
    );
  }
  if (snapshot.matches({ unanswered: 'underWay' }) || snapshot.matches({ unanswered: 'takingOver' })) {
    return (
      <CheckoutPanel scene="waiting" title={texts.underWay.title}>
        <p role="status">{texts.underWay.text}</p>
      </CheckoutPanel>
    );
  }
  if (snapshot.matches({ unanswered: 'unread' })) {
    return (
      <CheckoutPanel
        scene="offline"
        title={texts.unread.title}
        action={
          <Button onClick={() => send({ type: 'lookup.retried' })}>{checkoutWording.refused.retry}</Button>
        }
      >
        <p>{texts.unread.text}</p>
        <RefusalMessage refusal={refusal} />
      </CheckoutPanel>
    );
  }
  if (snapshot.matches({ unanswered: 'overtaken' })) {
    return (
      <CheckoutPanel scene="waiting" title={texts.overtaken.title}>
        <p>{texts.overtaken.text}</p>
        <div className={others}>
          <ButtonLink to="/cart/" variant="secondary">
            {checkoutWording.changes.cart}
          </ButtonLink>
          {abandon}
        </div>
        <p id="abandon" className={hint}>
          {texts.overtaken.hint}
        </p>
      </CheckoutPanel>
    );
  }
  const shown = snapshot.matches({ unanswered: 'postponed' }) ? texts.postponed : texts;
  return (
    <CheckoutPanel scene="waiting" title={shown.title}>
      <p>{attempt === null || isKeyed(attempt) ? shown.text : texts.textUnkeyed}</p>
      <RefusalMessage refusal={refusal} />
      <AttemptForm snapshot={snapshot} send={send} />
      <div className={others}>
        <Button variant="secondary" onClick={() => send({ type: 'lookup.retried' })}>
          {texts.lookAgain}
        </Button>
        {abandon}
      </div>
      <p id="abandon" className={hint}>
        {texts.giveUpHint}{' '}
        <Link to="/dashboard" search={{ onglet: 'commandes' }} className={linkStyle({ reach: 'line' })}>
          {texts.orders}
        </Link>
      </p>
    </CheckoutPanel>
  );
}
