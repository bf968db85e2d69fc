import { waitFor } from 'xstate';
import type { App } from '#app/app.ts';

type Session = ReturnType<App['session']['getSnapshot']>;

const isLoggedIn = (session: Session): boolean =>
  session.matches('authenticated') && !session.matches({ authenticated: { profile: 'loading' } });

/**
 * Resolves when somebody is logged in: now, or later, in this tab or in another one. A stored token is believed once the
 * provider has answered it, or has not answered at all: it may have expired.
 */
export const awaitSession = async (app: Pick<App, 'session'>, signal: AbortSignal): Promise<void> => {
  await waitFor(app.session, isLoggedIn, { signal });
};
