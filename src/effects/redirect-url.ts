import { waitFor } from 'xstate';
import type { App } from '#data/app.ts';
import { followedRedirect, isLoginPage } from '#rules/redirect-url.ts';

/**
 * Stores a path for the next login, if it is a valid redirect URL; the login page itself is not stored. `owner` is the e-mail of
 * the customer whose session has expired there: no other customer is redirected to it.
 */
export function storeRedirect(app: Pick<App, 'store'>, path: string, owner: string | null = null): void {
  if (followedRedirect(path) === null) return;
  app.store.write('redirect_url', path);
  if (owner === null) app.store.remove('redirect_owner');
  else app.store.write('redirect_owner', owner);
}

/** Opens the next page of a login, unless somebody has left the login meanwhile. */
export function openNext({ navigation }: Pick<App, 'navigation'>, next: string): void {
  if (isLoginPage(navigation.path())) navigation.go(next, { replace: true });
}

/**
 * Navigates after a login. A redirect URL with an `owner`, both as they were when the login opened, waits for the loaded user: another
 * customer goes to /dashboard, and the tab's drafts are deleted.
 */
export async function leaveLogin(
  app: Pick<App, 'drafts' | 'navigation' | 'session' | 'store'>,
  path: string,
  owner: string | null,
): Promise<void> {
  if (owner === null || app.session.getSnapshot().matches('visitor')) return openNext(app, path);
  app.store.remove('redirect_owner');
  const { context } = await waitFor(
    app.session,
    (session) => !session.matches({ authenticated: { profile: 'loading' } }),
  );
  if (context.user?.email === owner) return openNext(app, path);
  app.drafts.forgetAll();
  openNext(app, '/dashboard');
}
