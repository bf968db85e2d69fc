import { RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import { css } from '#styled-system/css';
import { productWording } from '#wording/product.ts';

const wording = productWording.notes;

const list = css({
  gridArea: 'notes',
  alignSelf: { md: 'start' },
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  m: '0',
  p: '5',
  listStyle: 'none',
  borderRadius: 'lg',
  bg: 'quiet',
  '& li': { display: 'flex', alignItems: 'center', gap: '3', fontWeight: 'medium' },
  '& svg': { w: '5', h: '5', flexShrink: '0', color: 'success' },
});

/** What goes with every purchase (specification §2 "Product detail"). */
export function ProductNotes() {
  return (
    <ul className={list} aria-label={wording.label}>
      <li>
        <Truck aria-hidden="true" />
        {wording.delivery}
      </li>
      <li>
        <RotateCcw aria-hidden="true" />
        {wording.returns}
      </li>
      <li>
        <ShieldCheck aria-hidden="true" />
        {wording.payment}
      </li>
    </ul>
  );
}
