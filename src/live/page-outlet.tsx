import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import type { App } from '#data/app.ts';
import { FailedScreen } from '#screens/layout/failed-screen.tsx';
import { useSnapshot } from './snapshot.ts';

/** The route's page, mounted anew for another customer; where the address is not kept, a page that says so. */
export function PageOutlet({ app }: { app: App }) {
  const { history } = useRouter();
  const { pathname } = useLocation();
  const customers = useSnapshot(app.session, ({ context }) => context.customers, 0);
  if (app.kept?.unkept === pathname) return <FailedScreen failure="unkept" onRetry={() => history.go(0)} />;
  return <Outlet key={customers} />;
}
