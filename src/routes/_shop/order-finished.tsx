import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { App } from '#data/app.ts';
import { createResource, useResource } from '#data/resource.ts';
import { readOrder } from '#effects/awaited-payment.ts';
import { headOf } from '#heads/head.ts';
import { InstallLine } from '#live/install-line.tsx';
import { usePictureOf } from '#live/picture-of.ts';
import type { Loaded } from '#rules/loaded.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import { meantOrderNumbers, returnedOrderNumber } from '#rules/query.ts';
import { OrderFinishedScreen } from '#screens/order-finished/order-finished-screen.tsx';

export const Route = createFileRoute('/_shop/order-finished')({
  validateSearch: (query: { order_number?: string }) => {
    const order_number = returnedOrderNumber(query.order_number);
    return order_number === undefined ? {} : { order_number };
  },
  head: async () => headOf((await import('#wording/order-finished.ts')).orderFinishedWording.page),
  component: OrderFinishedRoute,
});

function OrderFinishedRoute() {
  const { order_number } = Route.useSearch();
  return <OrderFinished key={order_number} orderNumber={order_number} />;
}

/** The customer's own order; a visitor's number is not asked for. */
async function orderOf(app: App, id: string | undefined): Promise<Loaded<ReadOrder>> {
  if (id === undefined || !app.session.getSnapshot().matches('authenticated')) return { state: 'empty' };
  for (const number of meantOrderNumbers(id)) {
    const order = await readOrder(app, number);
    if (order !== null) return { state: 'ready', data: order };
  }
  return { state: 'failed' };
}

function OrderFinished({ orderNumber }: { orderNumber: string | undefined }) {
  const { app } = Route.useRouteContext();
  const [reading] = useState(() => createResource(orderOf(app, orderNumber)));
  const order = useResource(reading);
  return (
    <OrderFinishedScreen
      orderNumber={orderNumber}
      order={order.state === 'ready' ? order.data : null}
      pictureOf={usePictureOf()}
      install={<InstallLine app={app} />}
    />
  );
}
