import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMachine, useSelector } from '@xstate/react';
import { useState } from 'react';
import { ordersEffects } from '#effects/orders.ts';
import { keepRedirect } from '#effects/redirect-url.ts';
import { ordersMachine } from '#machines/orders.ts';
import { withEffects } from '#machines/with-effects.ts';
import { DashboardScreen } from '#screens/dashboard/dashboard-screen.tsx';
import { OrdersScreen } from '#screens/dashboard/orders-screen.tsx';
import { type DashboardQuery, tabOf, tabQuery } from '#screens/dashboard/tabs.ts';
import { dashboardWording } from '#wording/dashboard.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/dashboard')({
  validateSearch: ({ onglet }: { onglet?: string }): DashboardQuery => tabQuery(tabOf(onglet)),
  // The door (specification §8 "Not logged in on the dashboard"): the path is kept, so that login leads back to the tab.
  beforeLoad: ({ context: { app }, location, preload }) => {
    if (app.session.getSnapshot().matches('authenticated')) return;
    if (!preload) {
      keepRedirect(app, location.href);
      app.tell({ code: 'login-required' });
    }
    throw redirect({ to: '/login', replace: true });
  },
  head: () => headOf(dashboardWording.page),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { app } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const tab = tabOf(Route.useSearch().onglet);
  return (
    <DashboardScreen
      session={useSelector(app.session, (snapshot) => snapshot)}
      send={app.session.send}
      tab={tab}
      onTab={(chosen) => void navigate({ search: tabQuery(chosen), replace: true, resetScroll: false })}
    >
      {tab === 'commandes' && <Orders />}
    </DashboardScreen>
  );
}

/** The orders are read anew whenever their tab is opened. */
function Orders() {
  const { app } = Route.useRouteContext();
  const [machine] = useState(() => withEffects(ordersMachine, ordersEffects(app)));
  const [snapshot, send] = useMachine(machine);
  return <OrdersScreen snapshot={snapshot} send={send} />;
}
