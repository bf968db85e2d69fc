import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { CheckoutStep } from '#rules/checkout.ts';
import { css, cx } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { checkoutWording } from '#wording/checkout.ts';
import type { CheckoutProps } from './checkout.tsx';
import { RefusalMessage } from './refusal-message.tsx';

const bar = css({
  gridArea: 'bar',
  position: { base: 'sticky', lg: 'static' },
  bottom: '[var(--foot, 0px)]',
  zIndex: { base: 'sticky', lg: '[auto]' },
  mx: { base: '-4', md: '[-1.5rem]', lg: '0' },
  px: { base: '4', md: 'gutter', lg: '7.5' },
  pt: { base: '3', lg: '7' },
  pb: { base: '[max(0.75rem, env(safe-area-inset-bottom))]', lg: '7.5' },
  bg: { base: 'page', lg: 'surface' },
  borderTop: { base: 'hairline', lg: 'none' },
  borderInline: { lg: 'hairline' },
  borderBottom: { lg: 'hairline' },
  borderBottomRadius: { lg: 'xl' },
});
const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' });
const main = css({ display: 'grid', flexGrow: { base: '1', md: '0' } });
const above = css({ mb: '3' });
const work = css({ textStyle: 'small', color: 'muted' });

// The field would be left, and its error push the button away from under the pointer before the click is whole.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Précédent, and Suivant or Commander; why an order failed stays beside them (specification §2 "Checkout", §8). */
export function WizardBar({ step, snapshot, send }: CheckoutProps & { step: CheckoutStep }) {
  const isChecking = snapshot.matches({ filling: { confirming: 'checking' } });
  return (
    <div className={bar}>
      {step === 3 && snapshot.context.refusal !== null && (
        <div className={above}>
          <RefusalMessage refusal={snapshot.context.refusal} hint={checkoutWording.refused.hint} />
        </div>
      )}
      <div role="status">{isChecking && <p className={cx(above, work)}>{checkoutWording.checking}</p>}</div>
      <div className={row}>
        <Button
          variant="secondary"
          disabled={!snapshot.can({ type: 'previous.pressed' })}
          onClick={() => send({ type: 'previous.pressed' })}
        >
          {checkoutWording.previous}
        </Button>
        <div className={main}>
          <MainAction step={step} snapshot={snapshot} send={send} />
        </div>
      </div>
    </div>
  );
}

function MainAction({ step, snapshot, send }: CheckoutProps & { step: CheckoutStep }) {
  const { changes } = checkoutWording;
  if (step !== 3) {
    return (
      <Button key="next" type="submit" onMouseDown={keepFocus}>
        {checkoutWording.next}
        <ArrowRight aria-hidden="true" />
      </Button>
    );
  }
  if (snapshot.matches({ filling: { confirming: { changed: 'unavailable' } } })) {
    return (
      <Link key="cart" to="/cart/" className={buttonStyle()}>
        {changes.cart}
      </Link>
    );
  }
  if (snapshot.matches({ filling: { confirming: 'changed' } })) {
    return (
      <Button key="agree" onClick={() => send({ type: 'changes.agreed' })}>
        {changes.agree}
      </Button>
    );
  }
  const busy = snapshot.hasTag('busy');
  return (
    <Button
      key="order"
      type="submit"
      busy={busy}
      disabled={!busy && !snapshot.can({ type: 'form.submitted' })}
    >
      {busy ? checkoutWording.placing : checkoutWording.order}
    </Button>
  );
}
