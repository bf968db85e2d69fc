import { waitFor } from 'xstate';
import type { App } from './app.ts';

/**
 * What the client asks after a 401: tells the session the used token, waits for a refresh under way, and gives the token to
 * repeat the call with; null where the session is over. Throws where it goes on with none for this call: the refresh did not
 * reach the provider, or the login is another one, whose token must never be sent with this call.
 */
export const askSession =
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
