import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { AwaitedPayment, useAwaitedPaymentPosition } from '#live/awaited-payment.tsx';
import { Account } from '#live/dashboard.tsx';
import { onlyCustomers } from '#live/only-customers.ts';
import { useSnapshot } from '#live/snapshot.ts';
import { DashboardScreen } from '#screens/dashboard/dashboard-screen.tsx';
import { type DashboardQuery, tabOf, tabQuery } from '#screens/dashboard/tabs.ts';

export const Route = createFileRoute('/_shop/dashboard')({
  validateSearch: ({ onglet, retour }: { onglet?: string; retour?: string }): DashboardQuery =>
    tabQuery(tabOf(onglet), retour),
  // The guard (specification §8 "Not logged in on the dashboard"). The path is stored, so that login leads back to the tab.
  beforeLoad: (opening) => onlyCustomers(opening, { code: 'login-required' }),
  head: async () => headOf((await import('#wording/dashboard.ts')).dashboardWording.page),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { app } = Route.useRouteContext();
  const { onglet, retour } = Route.useSearch();
  const tab = tabOf(onglet);
  const place = useAwaitedPaymentPosition(app);
  return (
    <DashboardScreen
      session={useSnapshot(app.session, (snapshot) => snapshot)}
      send={app.session.send}
      tab={tab}
      place={place}
      isOrdering={retour !== undefined}
      // The orders tab shows the payment beside each order. A notice at the top stays there too: removing it would cause a layout
      // shift.
      notice={(place === 'top' || tab !== 'commandes') && <AwaitedPayment app={app} place={place} />}
    >
      <Account app={app} tab={tab} />
    </DashboardScreen>
  );
}
