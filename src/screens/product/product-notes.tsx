import { Link } from '@tanstack/react-router';
import { RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import { wrap } from '#styled-system/patterns';
import { productWording } from '#wording/product.ts';

const wording = productWording.notes;
const notes = [
  { Icon: Truck, to: '/faq', hash: 'livraison', text: wording.delivery },
  { Icon: RotateCcw, to: '/conditions', hash: 'retours', text: wording.returns },
  { Icon: ShieldCheck, to: '/faq', hash: 'paiement', text: wording.payment },
] as const;

const list = wrap({
  gridArea: 'notes',
  alignSelf: { md: 'start' },
  columnGap: '8',
  rowGap: '1',
  p: '5',
  borderRadius: 'lg',
  bg: 'quiet',
  '& li': {
    flex: '[1 0 min(18rem, 100%)]',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    fontWeight: 'medium',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '8', lg: '9' },
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '[3px]',
  },
  '& a:hover': { color: 'primary' },
  // As high as the line of its link.
  '& svg': { w: '5', h: { base: '8', lg: '9' }, flexShrink: '0', color: 'success' },
});

/** What goes with every purchase (specification §2 "Product detail"). */
export function ProductNotes() {
  return (
    <ul className={list} aria-label={wording.label}>
      {notes.map(({ Icon, to, hash, text }) => (
        <li key={hash}>
          <Icon aria-hidden="true" />
          <Link to={to} hash={hash}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
