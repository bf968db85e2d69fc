import { type ReactNode, useState } from 'react';
import type { App } from '#data/app.ts';
import { awaitedPaymentEffects, storedPayment } from '#effects/awaited-payment.ts';
import { reorderEffects } from '#effects/reorder.ts';
import { awaitedPaymentMachine } from '#machines/orders/awaited-payment.machine.ts';
import { reorderMachine } from '#machines/orders/reorder.machine.ts';
import type { ReadStatus } from '#rules/order-status.ts';
import { knownIn, type ShownPayment } from '#screens/dashboard/status-badge.tsx';
import { AwaitedPaymentLine } from '#screens/payment/awaited-payment-line.tsx';
import { Reorder } from '#screens/payment/reorder.tsx';
import { useProvided } from './provided.ts';
import { useSnapshot } from './snapshot.ts';

type AwaitedPaymentProps = {
  app: App;
  /** The order to check; without one, any order with a pending payment. */
  orderNumber?: string;
  /** Its status, if the page has just read it. */
  order?: ReadStatus;
  place?: 'end' | 'top' | 'row';
  /** Shared by the rows of a list, which request in turn. */
  effects?: typeof awaitedPaymentEffects;
  /** Renders the line with what it belongs to, which shows a payment that has arrived, too. */
  show?: (payment: ShownPayment) => ReactNode;
};

/**
 * Where a page shows the pending payment: at the top if this device stores one when the page opens, so that its space is reserved
 * from the first render; else at the end, since the answer comes late. The place is kept for as long as the customer stays.
 */
export function useAwaitedPaymentPosition(app: App): 'top' | 'end' {
  const email = useSnapshot(app.session, ({ context }) => context.user?.email ?? null);
  const placeNow = () => ({ email, place: storedPayment(app) === null ? 'end' : 'top' }) as const;
  const [decided, decide] = useState<{ email: string | null; place: 'top' | 'end' }>(placeNow);
  if (decided.email === email) return decided.place;
  const now = placeNow();
  decide(now);
  return now.place;
}

/** A quiet line about an order with a pending payment. */
export function AwaitedPayment({
  app,
  orderNumber,
  order,
  place = 'end',
  effects = awaitedPaymentEffects,
  show = ({ line }) => line,
}: AwaitedPaymentProps) {
  const input = { orderNumber: orderNumber ?? null, order };
  const { snapshot, send } = useProvided(app, awaitedPaymentMachine, effects, { input });
  const settled = snapshot.matches('cancelled') ? snapshot.context.orderNumber : null;
  const line = (
    <AwaitedPaymentLine
      snapshot={snapshot}
      send={send}
      place={place}
      reorder={
        settled !== null && (
          <ReorderControl app={app} orderNumber={settled} place={place === 'row' ? 'row' : 'line'} />
        )
      }
    />
  );
  return show({ line, known: knownIn(snapshot) });
}

type ReorderControlProps = { app: App; orderNumber: string; place?: 'result' | 'line' | 'row' };

/** Remettre au panier for one order. */
export function ReorderControl({ app, orderNumber, place = 'result' }: ReorderControlProps) {
  const input = { orderNumber, isRepaid: place !== 'row' };
  return <Reorder {...useProvided(app, reorderMachine, reorderEffects, { input })} place={place} />;
}
