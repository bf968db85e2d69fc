import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { depositAnswers } from '#configuration/deposit.ts';
import { type CheckoutStep, isEditable, isPaidInParts } from '#rules/checkout.ts';
import { css, cva, cx } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Form } from '#ui/form.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useIsWide } from '#ui/use-is-wide.ts';
import { checkoutWording } from '#wording/checkout.ts';
import { depositWording } from '#wording/deposit.ts';
import { faultsText } from '#wording/faults.ts';
import { Help } from '../layout/help.tsx';
import type { StepProps } from './checkout-screen.tsx';
import { ConfirmationStep } from './confirmation-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { holdFocus, WizardBar } from './wizard-bar.tsx';

/** Form and order side by side; on a phone in one column, with the buttons last, in reach of the thumb. */
export const wizardLayout = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23.75rem' },
    flexGrow: { base: '1', lg: '0' },
    gridTemplateRows: { base: 'auto 1fr auto', lg: 'auto' },
    gridTemplateAreas: { base: '"main" "aside" "bar"', lg: '"main aside"' },
    columnGap: '8',
    rowGap: '5',
    alignItems: 'start',
  },
  variants: {
    // On a phone the last step is no card: the order and what was typed stand in the page.
    isLast: {
      true: {
        display: { base: 'flex', lg: 'grid' },
        flexDirection: 'column',
        alignItems: { base: 'stretch', lg: 'start' },
      },
    },
  },
});

const steps = css({ mb: { base: '5', md: '8' } });
const main = cva({
  base: { gridArea: 'main', gap: '7' },
  variants: { isLast: { true: { '&&': { display: { base: 'contents', lg: 'flex' } } } } },
});
// From lg on order and buttons are one card beside the form, fitted into the window below header and steps: a long order scrolls
// in it. In a low window it stands in the page.
const aside = css({
  display: { base: 'contents', lg: 'flex' },
  flexDirection: 'column',
  gridArea: { lg: 'aside' },
  top: '24',
  '@media (min-height: 44rem)': { position: { lg: 'sticky' }, maxH: { lg: '[calc(100vh - 18.5rem)]' } },
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'xl',
});

const end = css({ hideBelow: 'lg', alignSelf: 'end' });

// A step's content slides in from the direction of the navigation; the card stays.
const slide = cva({
  base: {
    '& > *': {
      animationDuration: 'page',
      animationTimingFunction: 'out',
      _still: { animationName: '[none]' },
    },
  },
  variants: {
    way: {
      none: {},
      on: { '& > *': { animationName: 'stepOn' } },
      back: { '& > *': { animationName: 'stepBack' } },
    },
  },
});

type Way = 'none' | 'on' | 'back';

/** The direction of a step change: forward, back, or neither. */
function useWay(step: CheckoutStep): Way {
  const [last, setLast] = useState<{ step: CheckoutStep; way: Way }>({ step, way: 'none' });
  if (last.step !== step) setLast({ step, way: step > last.step ? 'on' : 'back' });
  return last.way;
}

/** The three steps (specification §2 "Checkout"): Vérifications, Paiement, Confirmation, with the order beside them. */
export function Wizard({ step, snapshot, send }: StepProps) {
  const { names, label, done } = checkoutWording.steps;
  const { context } = snapshot;
  const Step = stepViews[step];
  const way = useWay(step);
  const isWide = useIsWide();
  // Its number is in the sentence that says to ask.
  const isAsked =
    step !== 1 && isPaidInParts[context.values.type_paiement] && !depositWording.isComplete(depositAnswers());
  const summary = <OrderSummary key="summary" step={step} context={context} />;
  const bar = <WizardBar key="bar" step={step} snapshot={snapshot} send={send} />;
  return (
    <>
      <div className={steps}>
        <Stepper label={label} steps={[names[1], names[2], names[3]]} current={step} doneLabel={done} />
      </div>
      <Form
        name="checkout"
        faultsText={faultsText}
        className={wizardLayout({ isLast: step === 3 })}
        values={context.values}
        onField={(field, value) => isEditable(field) && send({ type: 'field.changed', field, value })}
        // Ordering is not a submission: Enter in a field never sends an order.
        onSubmit={(values) => step !== 3 && send({ type: 'next.pressed', values })}
      >
        <div className={cx(cardStyle(), main({ isLast: step === 3 }), slide({ way }))}>
          <Step snapshot={snapshot} send={send} />
          {/* For the eye at the end of the fields: in the reading order the bar's own Suivant comes next. */}
          {step !== 3 && (
            <div key={`end ${step}`} className={end} aria-hidden="true">
              <Button type="submit" tabIndex={-1} onMouseDown={holdFocus}>
                {checkoutWording.next}
                <ArrowRight />
              </Button>
            </div>
          )}
          {!isAsked && <Help />}
        </div>
        {/* In the last step the summary comes before the button, on a phone within the step; in the others the button follows the fields. */}
        <div className={aside}>{step === 3 ? [isWide && summary, bar] : [bar, summary]}</div>
      </Form>
    </>
  );
}

const stepViews = { 1: DeliveryStep, 2: PaymentStep, 3: ConfirmationStep } as const;
