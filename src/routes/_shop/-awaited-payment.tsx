import type { App } from '#app/app.ts';
import { awaitedPaymentEffects } from '#effects/awaited-payment.ts';
import { reorderEffects } from '#effects/reorder.ts';
import { awaitedPaymentMachine } from '#machines/orders/awaited-payment.ts';
import { reorderMachine } from '#machines/orders/reorder.ts';
import { AwaitedPaymentLine } from '#screens/payment/awaited-payment-line.tsx';
import { Reorder } from '#screens/payment/reorder.tsx';
import { useProvided } from '../-provided.ts';

type AwaitedPaymentProps = {
  app: App;
  /** The order that it is about; without one, whichever waits for its payment. */
  orderNumber?: string;
  place?: 'line' | 'row';
};

/** An order that waits for its payment, said quietly where its customer passes by. */
export function AwaitedPayment({ app, orderNumber, place = 'line' }: AwaitedPaymentProps) {
  const input = { orderNumber: orderNumber ?? null };
  const { snapshot, send } = useProvided(app, awaitedPaymentMachine, awaitedPaymentEffects, { input });
  const settled = snapshot.matches('cancelled') ? snapshot.context.orderNumber : null;
  return (
    <AwaitedPaymentLine
      snapshot={snapshot}
      send={send}
      place={place}
      reorder={settled !== null && <ReorderControl app={app} orderNumber={settled} size="compact" />}
    />
  );
}

type ReorderControlProps = { app: App; orderNumber: string; size?: 'compact' };

/** Recommander for one order. */
export function ReorderControl({ app, orderNumber, size }: ReorderControlProps) {
  const input = { orderNumber };
  return <Reorder {...useProvided(app, reorderMachine, reorderEffects, { input })} size={size} />;
}
