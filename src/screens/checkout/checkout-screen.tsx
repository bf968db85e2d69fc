import { type RefObject, useEffect, useRef } from 'react';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutStep } from '#rules/checkout.ts';
import { css, cx } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { container } from '#ui/container.ts';
import { StatePanel } from '#ui/state-panel.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import type { MachineProps } from '../machine-props.ts';
import { CheckoutLoading } from './checkout-loading.tsx';
import { LeavingPanel } from './checkout-panel.tsx';
import { OrderedView } from './ordered-view.tsx';
import { UnansweredView } from './unanswered-view.tsx';
import { Wizard } from './wizard.tsx';

// At least as high as the main area: the bar is at the bottom of the window under a short step, too.
const page = css({
  display: { base: 'flex', lg: 'block' },
  flexDirection: 'column',
  minH: { base: '[inherit]', lg: 'auto' },
  pt: { base: '5', md: '8' },
  pb: { base: '0', lg: 'section' },
});

export type CheckoutProps = MachineProps<typeof checkoutMachine>;
/** Rendered in each of the three steps. */
export type StepProps = CheckoutProps & { step: CheckoutStep };

/** The places of the checkout; a change of place scrolls to the top. */
type CheckoutPlace =
  | 'loading'
  | 'failed'
  | 'incomplete'
  | CheckoutStep
  | 'changed'
  | 'unanswered'
  | 'leavingForCart'
  | 'ordered';

function placeOf(snapshot: CheckoutProps['snapshot']): CheckoutPlace {
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('incomplete')) return 'incomplete';
  if (snapshot.matches('unanswered')) return 'unanswered';
  if (snapshot.matches('leavingForCart')) return 'leavingForCart';
  if (snapshot.matches('ordered')) return 'ordered';
  if (snapshot.matches({ filling: 'verifying' })) return 1;
  if (snapshot.matches({ filling: 'paying' })) return 2;
  if (snapshot.matches({ filling: { confirming: 'changed' } })) return 'changed';
  return snapshot.matches('filling') || snapshot.matches('placing') ? 3 : 'loading';
}

/**
 * Scrolls to the top at each step change (specification §2 "Checkout") and focuses the new title, which announces it. Not for the
 * first place after loading: the page's own entry does that.
 */
function useStepChange(frame: RefObject<HTMLElement | null>, place: CheckoutPlace): void {
  const left = useRef<CheckoutPlace | null>(null);
  useEffect(() => {
    if (place === 'loading' || place === left.current) return;
    const isFirst = left.current === null;
    left.current = place;
    window.scrollTo(0, 0);
    if (isFirst) return;
    const title = frame.current?.querySelector<HTMLElement>('h2');
    if (title === null || title === undefined) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [frame, place]);
}

/** The checkout (specification §2 "Checkout"): three steps, and their outcomes. */
export function CheckoutScreen({ snapshot, send }: CheckoutProps) {
  const frame = useRef<HTMLDivElement>(null);
  const place = placeOf(snapshot);
  useStepChange(frame, place);
  return (
    <div ref={frame} className={cx(container, page)}>
      <h1 className={visuallyHidden}>{checkoutWording.page.title}</h1>
      {viewOf(place, { snapshot, send })}
    </div>
  );
}

function viewOf(place: CheckoutPlace, checkout: CheckoutProps) {
  switch (place) {
    case 'loading':
      return <CheckoutLoading />;
    case 'failed':
      return <Failed texts={checkoutWording.profileFailed} send={checkout.send} />;
    case 'incomplete':
      return <Failed texts={checkoutWording.incomplete} send={checkout.send} />;
    case 'unanswered':
      return <UnansweredView {...checkout} />;
    case 'leavingForCart':
      return <LeavingPanel scene="empty-cart" texts={checkoutWording.leavingForCart} role="status" />;
    case 'ordered':
      return <OrderedView {...checkout} />;
    default:
      return <Wizard step={place === 'changed' ? 3 : place} {...checkout} />;
  }
}

type FailedProps = Pick<CheckoutProps, 'send'> & {
  texts: typeof checkoutWording.profileFailed | typeof checkoutWording.incomplete;
};

/** Profile or cart could not be read completely: nothing is lost, and the customer can retry. */
function Failed({ texts: { title, text, retry, cart }, send }: FailedProps) {
  return (
    <StatePanel
      scene="failed"
      title={title}
      role="alert"
      action={
        <>
          <Button onClick={() => send({ type: 'checkout.retried' })}>{retry}</Button>
          <ButtonLink to="/cart/" variant="secondary">
            {cart}
          </ButtonLink>
        </>
      }
    >
      {text}
    </StatePanel>
  );
}
