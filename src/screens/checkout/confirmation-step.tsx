import { Link } from '@tanstack/react-router';
import { payee } from '#configuration/payee.ts';
import { isPaidInParts } from '#rules/checkout.ts';
import { wishText } from '#rules/delivery-wish.ts';
import { isolated } from '#rules/text.ts';
import { css, cx } from '#styled-system/css';
import { flex, stack } from '#styled-system/patterns';
import { linkStyle } from '#ui/link-style.ts';
import { useIsWide } from '#ui/use-is-wide.ts';
import { checkoutWording } from '#wording/checkout.ts';
import { DepositConditions } from '../pages/deposit-conditions.tsx';
import { CartChanges } from './cart-changes.tsx';
import type { CheckoutProps } from './checkout-screen.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentTile } from './payment-tile.tsx';
import { StepTitle } from './step-title.tsx';

const part = stack({ borderTop: 'hairline', pt: '5', gap: '3' });
const head = flex({ align: 'center', justify: 'space-between', gap: '3' });
const heading = css({ textStyle: 'h4' });
const edit = cx(linkStyle({ reach: 'thumb' }), css({ px: '2', mx: '-2' }));
const list = stack({
  gap: '2.5',
  '& div': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '12rem minmax(0, 1fr)' },
    columnGap: '4',
  },
  '& dt': { color: 'muted', textStyle: { base: 'small', md: 'body' } },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
const payment = flex({ align: 'center', gap: '3.5' });
const paymentTexts = flex({ direction: 'column', minW: '0' });
const type = css({ fontFamily: 'heading', fontWeight: 'heavy', letterSpacing: 'heading' });
const detail = css({ textStyle: 'small', color: 'muted' });

/** Step 3, Confirmation: a summary of the input (specification §2 "Checkout"), on a phone below the order. */
export function ConfirmationStep({ snapshot, send }: CheckoutProps) {
  const { values } = snapshot.context;
  const { confirmation: texts, verification: labels, payment: payments } = checkoutWording;
  const wish = wishText(values);
  const isWide = useIsWide();
  const facts = [
    [texts.fullName, `${isolated(values.first_name)} ${isolated(values.last_name)}`.trim()],
    [labels.email, values.email],
    [labels.phone, values.phone],
    [
      labels.address,
      [isolated(values.address), `${values.code_postal} ${isolated(values.ville)}`.trim()].join('\n'),
    ],
    [labels.idNumber, values.numero_cni],
    [texts.wish, wish && `${wish} (${texts.unconfirmed})`],
    [texts.notes, values.notes],
    [labels.method, labels.methods[values.delivery_method]],
  ].filter(([, value]) => value !== '');

  return (
    <>
      {snapshot.matches({ filling: { confirming: 'changed' } }) ? (
        <CartChanges snapshot={snapshot} send={send} />
      ) : (
        <StepTitle step={3} title={texts.title}>
          {texts.text}
        </StepTitle>
      )}
      {!isWide && <OrderSummary step={3} context={snapshot.context} />}
      <section className={part} aria-labelledby="recap-livraison">
        <div className={head}>
          <h3 id="recap-livraison" className={heading}>
            {texts.delivery}
          </h3>
          <Link to="/checkout" className={edit} aria-label={texts.editDelivery}>
            {texts.edit}
          </Link>
        </div>
        <dl className={list}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={part} aria-labelledby="recap-paiement">
        <div className={head}>
          <h3 id="recap-paiement" className={heading}>
            {texts.payment}
          </h3>
          <Link to="/checkout" search={{ etape: '2' }} className={edit} aria-label={texts.editPayment}>
            {texts.edit}
          </Link>
        </div>
        <div className={payment}>
          <PaymentTile means={values.moyen_paiement} />
          <div className={paymentTexts}>
            <span className={type}>{payments.types[values.type_paiement].title}</span>
            <span className={detail}>{payments.names[values.moyen_paiement]}</span>
          </div>
        </div>
        <p className={detail}>
          {texts.next[values.type_paiement](payee)}{' '}
          <Link to="/conditions" hash="retours" className={linkStyle({ reach: 'line' })}>
            {texts.rules}
          </Link>
        </p>
        {isPaidInParts[values.type_paiement] && <DepositConditions />}
      </section>
    </>
  );
}
