import { useState } from 'react';
import type { App } from '#app/app.ts';
import { awaitedPaymentEffects, storedPayment } from '#effects/awaited-payment.ts';
import { reorderEffects } from '#effects/reorder.ts';
import { awaitedPaymentMachine } from '#machines/orders/awaited-payment.ts';
import { reorderMachine } from '#machines/orders/reorder.ts';
import type { OrderStatus } from '#openapi/schemas.ts';
import { AwaitedPaymentLine } from '#screens/payment/awaited-payment-line.tsx';
import { Reorder } from '#screens/payment/reorder.tsx';
import { useProvided } from '../-provided.ts';
import { useSnapshot } from '../-snapshot.ts';

type AwaitedPaymentProps = {
  app: App;
  /** The order that it is about; without one, whichever waits for its payment. */
  orderNumber?: string;
  /** Its status, where the page has just read it. */
  order?: OrderStatus;
  place?: 'end' | 'foot' | 'top' | 'row';
  /** Of a list, whose orders are asked about in turn. */
  effects?: typeof awaitedPaymentEffects;
};

/**
 * Where a page says it: at its top where this device keeps a payment of the customer as the page is opened, so that its room is
 * held from the first; else at the end, since it is found out late. It stays there for as long as the customer does.
 */
export function useAwaitedPlace(app: App): 'top' | 'end' {
  const email = useSnapshot(app.session, ({ context }) => context.user?.email ?? null);
  const placeNow = () => ({ email, place: storedPayment(app) === null ? 'end' : 'top' }) as const;
  const [decided, decide] = useState<{ email: string | null; place: 'top' | 'end' }>(placeNow);
  if (decided.email === email) return decided.place;
  const now = placeNow();
  decide(now);
  return now.place;
}

/** An order that waits for its payment, said quietly where its customer passes by. */
export function AwaitedPayment({
  app,
  orderNumber,
  order,
  place = 'end',
  effects = awaitedPaymentEffects,
}: AwaitedPaymentProps) {
  const input = { orderNumber: orderNumber ?? null, order };
  const { snapshot, send } = useProvided(app, awaitedPaymentMachine, effects, { input });
  const settled = snapshot.matches('cancelled') ? snapshot.context.orderNumber : null;
  return (
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
}

type ReorderControlProps = { app: App; orderNumber: string; place?: 'result' | 'line' | 'row' };

/** Remettre au panier for one order. */
export function ReorderControl({ app, orderNumber, place = 'result' }: ReorderControlProps) {
  const input = { orderNumber, isRepaid: place !== 'row' };
  return <Reorder {...useProvided(app, reorderMachine, reorderEffects, { input })} place={place} />;
}
