import type { ReactNode } from 'react';
import { openings } from '#configuration/openings.ts';
import { deliveryText, type StoredDelivery } from '#rules/delivery-wish.ts';
import { type ByStatus, byStatus, type ReadOrder } from '#rules/order-status.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { standingWording } from '#wording/standing.ts';
import { DueNow } from './due-now.tsx';

const wording = standingWording.next;

const frame = grid({ gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', textAlign: 'start' });
const title = css({ fontWeight: 'bold' });
// A line joins the steps' dots.
const list = grid({
  gap: '0',
  '& li': {
    position: 'relative',
    ps: '6',
    pb: '2.5',
    overflowWrap: 'anywhere',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '[0.4em]',
      w: '2.5',
      h: '2.5',
      borderRadius: 'pill',
      bg: 'success',
      forcedColorAdjust: 'none',
    },
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '[0.25rem]',
      top: '[1.2em]',
      bottom: '[-0.4em]',
      w: '0.5',
      bg: 'line',
    },
  },
  '& li:last-child': { pb: '0', _after: { display: 'none' } },
  '& b': { fontWeight: 'semibold' },
});

/** The steps that an order's status leaves to come. */
const toCome: ByStatus<readonly ('call' | 'delivery')[]> = {
  PENDING: ['call', 'delivery'],
  PAID: ['call', 'delivery'],
  SHIPPED: ['delivery'],
  DELIVERED: [],
  CANCELLED: [],
  unknown: [],
};

type OrderNextProps = {
  order: ReadOrder;
  standing: Standing;
  /** City and wished day, if this device placed the order. */
  delivery: StoredDelivery | null;
  /** Below the steps: the receipt to send. */
  children?: ReactNode;
};

/** What is to be paid of an order, and what comes next: the call, the delivery, the rest in cash. */
export function OrderNext({ order, standing, delivery, children }: OrderNextProps) {
  const steps = byStatus(toCome, order.status);
  return (
    <div className={frame}>
      <p className={title}>{wording.title}</p>
      <ol className={list}>
        <li>
          <DueNow standing={standing} />
        </li>
        {steps.map((step) => (
          <li key={step}>
            <b>{wording[step]}</b>{' '}
            {step === 'call'
              ? wording.callText(openings)
              : wording.wished(delivery === null ? '' : deliveryText(delivery))}
          </li>
        ))}
        {steps.length > 0 && standing.rest !== null && standing.rest > 0 && (
          <li>
            <b>{wording.rest}</b> {wording.restText(standing.rest)}
          </li>
        )}
      </ol>
      {children}
    </div>
  );
}
