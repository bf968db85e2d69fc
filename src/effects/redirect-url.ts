import type { App } from '#app/app.ts';
import { followedRedirect } from '#rules/redirect-url.ts';

const closing = new WeakSet<App['store']>();

/** Keeps a path for after the next login, where it may be followed then; the login page itself is not kept. */
export function keepRedirect(app: Pick<App, 'store'>, path: string): void {
  if (!closing.has(app.store) && followedRedirect(path) !== null) app.store.write('redirect_url', path);
}

/** Runs the guards of a page whose session another tab ended: its path is nobody's, and never leads whoever logs in next. */
export async function closePage(app: Pick<App, 'navigation' | 'store'>): Promise<void> {
  closing.add(app.store);
  try {
    await app.navigation.recheck();
  } finally {
    closing.delete(app.store);
  }
}
