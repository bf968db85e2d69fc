import { ShieldCheck, Smartphone, Truck } from 'lucide-react';
import { payee } from '#configuration/payee.ts';
import { everyMeansOfPayment, everyPaymentType } from '#openapi/words.ts';
import { isPaidInParts } from '#rules/checkout.ts';
import { cartTotal } from '#rules/money.ts';
import { css } from '#styled-system/css';
import { stack } from '#styled-system/patterns';
import { noteLine } from '#ui/note-line.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { DepositConditions } from '../pages/deposit-conditions.tsx';
import type { CheckoutProps } from './checkout-screen.tsx';
import { PaymentTile } from './payment-tile.tsx';
import { StepTitle } from './step-title.tsx';

const choices = stack({ gap: '4' });
const icon = css({ w: '6', h: '6', flexShrink: '0' });
const sums = css({
  display: 'block',
  mt: '1',
  fontWeight: 'semibold',
  // An amount of ten figures fits at twice the text size, too.
  fontSize: '[min({fontSizes.small}, 4.4vw)]',
  color: 'text',
});
const typeIcons = {
  mobile: <Smartphone aria-hidden="true" className={icon} />,
  livraison: <Truck aria-hidden="true" className={icon} />,
} as const;

/** Step 2, Paiement: when to pay, and by what means (specification §3 "Checkout form"). */
export function PaymentStep({ snapshot }: Pick<CheckoutProps, 'snapshot'>) {
  const { type_paiement: type, moyen_paiement: means } = snapshot.context.values;
  const { payment: texts } = checkoutWording;
  const total = cartTotal(snapshot.context.lines);
  return (
    <>
      <div className={choices}>
        <StepTitle step={2} title={texts.title} />
        <RadioCards
          legend={texts.type}
          legendHidden
          name="type_paiement"
          options={everyPaymentType.map((value) => ({
            value,
            label: texts.types[value].title,
            detail: (
              <>
                {texts.types[value].text}
                <VisuallyHidden>.</VisuallyHidden> <b className={sums}>{texts.sums[value](total)}</b>
              </>
            ),
            icon: typeIcons[value],
          }))}
          value={type}
        />
      </div>
      <RadioCards
        legend={isPaidInParts[type] ? texts.meansForDeposit : texts.means}
        name="moyen_paiement"
        options={everyMeansOfPayment.map((value) => ({
          value,
          label: texts.names[value],
          detail: texts.hints[value],
          icon: <PaymentTile means={value} />,
        }))}
        value={means}
      />
      {isPaidInParts[type] && <DepositConditions />}
      <p className={noteLine}>
        <ShieldCheck aria-hidden="true" />
        {texts.secure(payee)}
      </p>
    </>
  );
}
