import { redirect } from '@tanstack/react-router';
import type { App } from '#data/app.ts';
import { storeRedirect } from '#effects/redirect-url.ts';

type Opening = {
  context: { app: Pick<App, 'notify' | 'session' | 'store'> };
  cause: 'preload' | 'enter' | 'stay';
  location: { href: string };
};

/**
 * The guard of a customer's page: leads to the login, and back after it; with a notice, if one is given. A page that is open while
 * another tab ends its session (`stay`) stores no path: no later login is led to it.
 */
export function onlyCustomers(
  { context: { app }, cause, location }: Opening,
  notice?: Parameters<App['notify']>[0],
): void {
  if (app.session.getSnapshot().matches('authenticated')) return;
  if (cause === 'enter') storeRedirect(app, location.href);
  if (cause !== 'preload' && notice !== undefined) app.notify(notice);
  throw redirect({ to: '/login', replace: true });
}
