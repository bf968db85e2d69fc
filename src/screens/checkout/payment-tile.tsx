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
    overflow: 'hidden',
    fontFamily: 'heading',
    fontSize: 'h4',
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
      // MTN and Moov, half each.
      'mobile-money': {
        bg: '[linear-gradient(90deg, #FFCC00 50%, #0067B1 50%)]',
        '& i': { flex: '1', fontStyle: 'normal', textAlign: 'center' },
        '& i + i': { color: '[#FFFFFF]' },
      },
      'bank-card': { bg: '[#2B1B12]', color: '[#FFFBF4]', _dark: { bg: '[#F6EBD9]', color: '[#2B1B12]' } },
    },
  },
});

const marks = {
  wave: 'W',
  'orange-money': 'OM',
  'mobile-money': (
    <>
      <i>M</i>
      <i>M</i>
    </>
  ),
  'bank-card': <CreditCard />,
} as const satisfies Record<MeansOfPayment, unknown>;

/** A means of payment beside its name: the operator's initials in its colours, no logo, which would need a licence. */
export function PaymentTile({ means }: { means: MeansOfPayment }) {
  return (
    <span className={tile({ means })} aria-hidden="true">
      {marks[means]}
    </span>
  );
}
