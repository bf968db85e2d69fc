import { waitFor } from 'xstate';
import type { App } from '#data/app.ts';

type Session = ReturnType<App['session']['getSnapshot']>;

const isLoggedIn = (session: Session): boolean =>
  session.matches('authenticated') && !session.matches({ authenticated: { profile: 'loading' } });

/**
 * Resolves when a customer is signed in: now, or later, in this tab or in another one. A stored token may have expired: it counts
 * once the provider has accepted it or could not be reached.
 */
export const awaitSession = async (app: Pick<App, 'session'>, signal: AbortSignal): Promise<void> => {
  await waitFor(app.session, isLoggedIn, { signal });
};
