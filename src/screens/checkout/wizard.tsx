import type { CheckoutStep } from '#rules/checkout.ts';
import { css, cx } from '#styled-system/css';
import { cardStyle } from '#ui/card-style.ts';
import { Form } from '#ui/form.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import type { CheckoutProps } from './checkout.tsx';
import { ConfirmationStep } from './confirmation-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { WizardBar } from './wizard-bar.tsx';
import { wizardLayout } from './wizard-layout.ts';

const steps = css({ mb: { base: '5', md: '8' } });
// From lg on, this card and the bar below it look like one.
const main = css({
  gridArea: 'main',
  gap: '7',
  borderBottomWidth: { lg: '[0]' },
  borderBottomRadius: { lg: 'none' },
  pb: { lg: '0' },
  // What is focused with the keyboard comes to rest above the bar that keeps to the foot of a phone's window.
  '& :is(a, input, textarea, button)': { scrollMarginBottom: { base: '28', lg: '0' } },
});

/** The three steps (specification §2 "Checkout"): Vérifications, Paiement, Confirmation, with the order beside them. */
export function Wizard({ step, snapshot, send }: CheckoutProps & { step: CheckoutStep }) {
  const { names, label, done } = checkoutWording.steps;
  const Step = stepViews[step];
  return (
    <>
      <div className={steps}>
        <Stepper label={label} steps={[names[1], names[2], names[3]]} current={step} doneLabel={done} />
      </div>
      <Form
        className={wizardLayout}
        onSubmit={() => send(step === 3 ? { type: 'form.submitted' } : { type: 'next.pressed' })}
      >
        <div className={cx(cardStyle(), main)}>
          <Step snapshot={snapshot} send={send} />
        </div>
        <WizardBar step={step} snapshot={snapshot} send={send} />
        <OrderSummary step={step} context={snapshot.context} />
      </Form>
    </>
  );
}

const stepViews = { 1: DeliveryStep, 2: PaymentStep, 3: ConfirmationStep } as const;
