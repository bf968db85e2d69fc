import type { App } from '#app/app.ts';
import { followedRedirect } from '#rules/redirect-url.ts';

/** Keeps a path for after the next login, where it may be followed then; the login page itself is not kept. */
export function keepRedirect(app: Pick<App, 'store'>, path: string): void {
  if (followedRedirect(path) !== null) app.store.write('redirect_url', path);
}
