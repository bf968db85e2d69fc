import { CreditCard } from 'lucide-react';
import type { MeansOfPayment } from '#openapi/schemas.ts';
import { css } from '#styled-system/css';
import { checkoutWording } from '#wording/checkout.ts';

const tile = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  w: '14',
  h: '11.5',
  borderRadius: 'md',
  overflow: 'hidden',
  bg: 'quiet',
  color: 'primary',
  fontFamily: 'heading',
  fontWeight: 'heavy',
  '& svg': { w: '5.5', h: '5.5' },
  '& img': { w: 'full', h: 'full', objectFit: 'contain' },
});

/** Addresses of the operators' own square logos, as far as the merchant may show them. */
const marks: Partial<Record<MeansOfPayment, string>> = {};

/** The picture of a means of payment: its operator's logo if the merchant provided it, else the operator's initials; a card has an icon. */
export function PaymentTile({ means, mark = marks[means] }: { means: MeansOfPayment; mark?: string }) {
  const name = means === 'bank-card' ? <CreditCard /> : checkoutWording.payment.initials[means];
  return (
    <span className={tile} aria-hidden="true">
      {mark === undefined ? name : <img src={mark} alt="" />}
    </span>
  );
}
