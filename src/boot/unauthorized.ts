import { waitFor } from 'xstate';
import type { App } from '#data/app.ts';

/**
 * The client's handler of a 401: passes the used token to the session, waits for a pending refresh, and returns the token with
 * which the call is repeated; null if the session is over. Throws if there is no such token: the refresh did not reach the
 * provider, or another customer is signed in, whose token must never be sent with this call.
 */
export const unauthorizedHandler =
  (session: App['session']) =>
  async (used: string): Promise<string | null> => {
    session.send({ type: 'call.unauthorized', token: used });
    const { context } = await waitFor(
      session,
      (snapshot) => !snapshot.matches({ authenticated: { access: 'refreshing' } }),
    );
    if (context.token === null) return null;
    if (context.replaced.includes(used)) return context.token;
    throw new Error('The session has no other token for this call.');
  };
