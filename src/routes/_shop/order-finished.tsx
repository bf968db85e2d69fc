import { createFileRoute } from '@tanstack/react-router';
import { searchedText } from '#rules/text.ts';
import { OrderFinishedScreen } from '#screens/order-finished/order-finished-screen.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/order-finished')({
  validateSearch: ({ order_number }: { order_number?: string }) =>
    order_number === undefined ? {} : { order_number },
  head: async () => headOf((await import('#wording/order-finished.ts')).orderFinishedWording.page),
  component: OrderFinishedRoute,
});

function OrderFinishedRoute() {
  const { order_number } = Route.useSearch();
  return <OrderFinishedScreen orderNumber={searchedText(order_number)} />;
}
