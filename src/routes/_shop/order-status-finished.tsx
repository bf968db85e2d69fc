import { createFileRoute } from '@tanstack/react-router';
import { paymentResultEffects, paymentResultInput } from '#effects/payment-result.ts';
import { headOf } from '#heads/head.ts';
import { ReorderControl } from '#live/awaited-payment.tsx';
import { LiveDeliveryDate } from '#live/delivery-date.tsx';
import { InstallLine } from '#live/install-line.tsx';
import { LiveOrderNext } from '#live/order-next.tsx';
import { usePictureOf } from '#live/picture-of.ts';
import { useProvided } from '#live/provided.ts';
import {
  knownPayment,
  orderNumberOf,
  paymentResultMachine,
} from '#machines/orders/payment-result.machine.ts';
import { returnedOrderNumber } from '#rules/query.ts';
import { PaymentResultScreen } from '#screens/payment/payment-result-screen.tsx';

export const Route = createFileRoute('/_shop/order-status-finished')({
  validateSearch: (query: { order_number?: string }) => {
    const order_number = returnedOrderNumber(query.order_number);
    return order_number === undefined ? {} : { order_number };
  },
  head: async () => headOf((await import('#wording/payment-result.ts')).paymentResultWording.page),
  component: PaymentResultRoute,
});

function PaymentResultRoute() {
  const { order_number } = Route.useSearch();
  return <PaymentResult key={order_number} orderNumber={order_number} />;
}

function PaymentResult({ orderNumber }: { orderNumber: string | undefined }) {
  const { app } = Route.useRouteContext();
  const input = paymentResultInput(app, orderNumber);
  const { snapshot, send } = useProvided(app, paymentResultMachine, paymentResultEffects, { input });
  const isClosed = snapshot.matches('cancelled');
  const { order } = snapshot.context;
  const known = knownPayment(snapshot.context);
  return (
    <PaymentResultScreen
      snapshot={snapshot}
      send={send}
      date={
        snapshot.matches('paid') && (
          <LiveDeliveryDate app={app} orderNumber={orderNumberOf(snapshot.context)} />
        )
      }
      next={order && known && <LiveOrderNext app={app} order={order} known={known} />}
      pictureOf={usePictureOf()}
      install={<InstallLine app={app} />}
      reorder={isClosed && <ReorderControl app={app} orderNumber={orderNumberOf(snapshot.context)} />}
    />
  );
}
