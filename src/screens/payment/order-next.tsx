import type { ReactNode } from 'react';
import { openings } from '#configuration/openings.ts';
import { deliveryText, type StoredDelivery } from '#rules/delivery-wish.ts';
import { meaningOf, type ReadOrder } from '#rules/order-status.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { css } from '#styled-system/css';
import { standingWording } from '#wording/standing.ts';
import { DueNow } from './due-now.tsx';

const wording = standingWording.next;

const frame = css({
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& > p': { fontWeight: 'bold' },
  '& > ol': { listStyle: '[decimal]', ps: '5.5', mb: '2' },
  '& li': { mt: '1.5' },
  '& li::marker': { color: 'primary', fontWeight: 'bold' },
});

type OrderNextProps = {
  order: ReadOrder;
  standing: Standing;
  /** City and wished day, if this device placed the order. */
  delivery: StoredDelivery | null;
  /** Below the steps: the receipt to send. */
  children?: ReactNode;
};

/**
 * What is to be paid of an order, and what comes next: the call, the delivery, the rest in cash. Nothing is known to come of one that
 * was not paid in time.
 */
export function OrderNext({ order: { status }, standing, delivery, children }: OrderNextProps) {
  const { isEnded, isSent } = meaningOf(status);
  const isOpen = !isEnded && standing.kind !== 'late';
  return (
    <div className={frame}>
      <p>{wording.title}</p>
      <ol>
        <li>
          <DueNow standing={standing} />
        </li>
        {isOpen && !isSent && <li>{wording.call(openings)}</li>}
        {isOpen && <li>{wording.delivery(delivery === null ? '' : deliveryText(delivery), isSent)}</li>}
        {isOpen && standing.rest ? <li>{wording.restText(standing.rest)}</li> : null}
      </ol>
      {children}
    </div>
  );
}
