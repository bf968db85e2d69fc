import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { isPaidInParts } from '#rules/checkout.ts';
import { cartTotal, formatXof, instalmentsOf } from '#rules/money.ts';
import { css, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { Amount } from '#ui/amount.tsx';
import { reserveBar } from '#ui/bottom-inset.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { standingWording } from '#wording/standing.ts';
import { RefusalMessage } from './checkout-panel.tsx';
import type { CheckoutProps, StepProps } from './checkout-screen.tsx';
import { DeliberateButton } from './deliberate-button.tsx';

const bar = css({
  gridArea: { base: 'bar', lg: 'auto' },
  // Below the order summary, where both are beside the form.
  order: { lg: '1' },
  mt: { base: 'auto', lg: '0' },
  flexShrink: '0',
  position: { base: 'sticky', lg: 'static', _low: 'static' },
  bottom: '[var(--bottom-inset, 0px)]',
  zIndex: { base: 'sticky', lg: '[auto]' },
  mx: { base: '-gutterPhone', md: '[-1.5rem]', lg: '0' },
  px: { base: 'gutterPhone', md: 'gutter', lg: '7' },
  pt: { base: '3', lg: '0' },
  pb: { base: '[max(0.75rem, env(safe-area-inset-bottom))]', lg: '7' },
  bg: { base: 'page', lg: '[transparent]' },
  borderTop: { base: 'hairline', lg: '[none]' },
});
// Both buttons on one line of a phone, in twice the text size, too.
const row = wrap({
  align: 'center',
  justify: 'space-between',
  gap: '3',
  '& button': {
    px: { base: '[min(1.625rem, 6vw)]', lg: '6' },
    fontSize: { base: '[min({fontSizes.body}, 5vw)]', lg: 'body' },
  },
});
// Commander stays on its line with Précédent, and keeps its height, while its text is longer.
const main = css({
  display: 'grid',
  flex: { base: '[1 1 min(8rem, 40vw)]', md: '[0 0 auto]', lg: '[1 1 8rem]' },
  minW: '0',
  '& button[aria-busy=true]': { px: '3', py: '1', gap: '2', lineHeight: '[1.25]' },
});
const amount = wrap({
  align: 'baseline',
  justify: { base: 'space-between', md: 'flex-end' },
  columnGap: '2.5',
  fontSize: '[min(1em, 5vw)]',
  '& strong': { textStyle: 'price', fontSize: '[min({fontSizes.price}, 7vw)]' },
});
// Beside the form the summary contains them.
const amounts = css({
  hideFrom: 'lg',
  flex: { base: '[1 0 100%]', md: '[1 1 12rem]' },
  order: { base: '-1', md: '0' },
});
const above = css({ mb: '3' });
const work = css({ textStyle: 'small', color: 'muted' });

// Otherwise the field would lose the focus, and its error would move the button away before the click completes.
export const holdFocus = (event: MouseEvent) => event.preventDefault();

/** Précédent, and Suivant or Commander. The reason of a failed order stays beside them (specification §2 "Checkout", §8). */
export function WizardBar(props: StepProps) {
  const { step, snapshot, send } = props;
  const isChecking =
    snapshot.matches({ filling: { confirming: 'checking' } }) ||
    snapshot.matches({ filling: { confirming: 'rechecking' } });
  return (
    <div ref={reserveBar} className={bar}>
      {step === 3 && snapshot.context.refusal !== null && (
        <div className={above}>
          <RefusalMessage refusal={snapshot.context.refusal} hint={checkoutWording.refused.hint} />
        </div>
      )}
      <div role="status">{isChecking && <p className={cx(above, work)}>{checkoutWording.checking}</p>}</div>
      {isWithheld(snapshot) && (
        <p id="a-accepter" className={cx(above, work)}>
          {snapshot.matches({ filling: { confirming: { changed: 'agreeable' } } })
            ? checkoutWording.changes.first
            : checkoutWording.changes.blocked}
        </p>
      )}
      {/* Other buttons in each step, which a second tap on the former ones does not press (`secondTaps`). */}
      <div key={step} className={row}>
        <Button
          variant="secondary"
          disabled={!snapshot.can({ type: 'previous.pressed' })}
          onClick={() => send({ type: 'previous.pressed' })}
        >
          {checkoutWording.previous}
        </Button>
        {!isWithheld(snapshot) && <OrderTotal {...props} />}
        <div className={main}>
          <MainAction {...props} />
        </div>
      </div>
    </div>
  );
}

/** Whether changes must be accepted, or the cart adapted, before Commander can be pressed. */
const isWithheld = (snapshot: CheckoutProps['snapshot']): boolean =>
  snapshot.matches({ filling: { confirming: 'changed' } });

/** The order's total, in XOF, in every step; beside a deposit also the amount due now, equally large. */
function OrderTotal({ step, snapshot }: StepProps) {
  const { lines, values } = snapshot.context;
  const total = cartTotal(lines);
  const { amount: texts, confirmation } = checkoutWording;
  const isSplit = isPaidInParts[values.type_paiement];
  const due = (name: string) => (
    <p className={amount}>
      {name}{' '}
      <strong>
        <Amount text={formatXof(instalmentsOf(total).upFront)} />
      </strong>
    </p>
  );
  return (
    // At Commander it repeats the summary: announced with the button only.
    <div id="montant" className={amounts} aria-hidden={step === 3 || undefined}>
      {step === 2 && isSplit && due(standingWording.due)}
      <p className={amount}>
        {step === 3 && !isSplit ? texts.payNow : texts.total}{' '}
        <strong>
          <Amount text={formatXof(total)} />
          {step === 3 && isSplit && <VisuallyHidden>.</VisuallyHidden>}
        </strong>
      </p>
      {step === 3 && isSplit && due(confirmation.upFront)}
    </div>
  );
}

function MainAction({ step, snapshot, send }: StepProps) {
  if (step !== 3) {
    return (
      <Button key="next" type="submit" onMouseDown={holdFocus}>
        {checkoutWording.next}
        <ArrowRight aria-hidden="true" />
      </Button>
    );
  }
  const busy = snapshot.hasTag('busy');
  // Commander keeps its place while changes must be accepted: the button that accepts them is never at that place.
  return (
    <DeliberateButton
      key="order"
      busy={busy}
      disabled={!busy && !snapshot.can({ type: 'order.pressed' })}
      withheld={isWithheld(snapshot)}
      again={checkoutWording.again.order}
      aria-describedby={isWithheld(snapshot) ? 'a-accepter' : 'montant'}
      onPress={() => send({ type: 'order.pressed' })}
    >
      {busy ? checkoutWording.placing : checkoutWording.order}
    </DeliberateButton>
  );
}
