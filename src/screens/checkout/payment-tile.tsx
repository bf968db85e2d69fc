import { CreditCard } from 'lucide-react';
import type { MeansOfPayment } from '#openapi/schemas.ts';
import { cva } from '#styled-system/css';

// The tiles keep their colours by night: they stand for brands, not for the shop.
const tile = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    w: '11.5',
    h: '11.5',
    borderRadius: 'md',
    fontSize: 'tiny',
    fontWeight: 'heavy',
    lineHeight: 'none',
    letterSpacing: 'heading',
    color: '[#2B1B12]',
    '& svg': { w: '5.5', h: '5.5' },
    _forcedColors: { border: '[1px solid CanvasText]' },
  },
  variants: {
    means: {
      wave: { bg: '[#1DC8FF]' },
      'orange-money': { bg: '[#FF7900]' },
      'mobile-money': { bg: '[#FFCC00]' },
      'bank-card': { bg: '[#2B1B12]', color: '[#FFFBF4]', _dark: { bg: '[#F6EBD9]', color: '[#2B1B12]' } },
    },
  },
});

const marks = {
  wave: 'wave',
  'orange-money': 'OM',
  'mobile-money': 'MoMo',
  'bank-card': <CreditCard />,
} as const satisfies Record<MeansOfPayment, unknown>;

/** A coloured tile for a means of payment, beside its name. */
export function PaymentTile({ means }: { means: MeansOfPayment }) {
  return (
    <span className={tile({ means })} aria-hidden="true">
      {marks[means]}
    </span>
  );
}
