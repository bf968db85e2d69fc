import { createActor, waitFor } from 'xstate';
import { deleteUnheard, deviceSession } from '#browser/storage/device-store.ts';
import type { Drafts } from '#browser/storage/drafts.ts';
import { storedUser } from '#browser/storage/stored-user.ts';
import type { App } from '#data/app.ts';
import { createClient, type SendingOptions } from '#data/client.ts';
import { cartEffects } from '#effects/cart.ts';
import { followSession, sessionEffects } from '#effects/session.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { noticesMachine } from '#machines/session/notices.machine.ts';
import { type SessionContext, sessionMachine } from '#machines/session/session.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import { isWithoutSession } from '#rules/redirect-url.ts';
import { staleAfter } from '#rules/waits.ts';

/** The browser's capabilities; `openBrowser` provides the real ones, tests their own. */
export type Browser = Omit<App, 'api' | 'session' | 'cart' | 'drafts' | 'notices' | 'notify'> & {
  /** The device's epoch when the document began. */
  epoch: string;
  /** The tab's texts under the epoch of the session. */
  openDrafts(epoch: () => string): Drafts;
  /** The readable values of the cookie `csrftoken`. */
  csrf(): readonly string[];
  /** Deletes unreadable ones, on the API's own paths. */
  clearHiddenCsrf(): void;
  fetch: NonNullable<SendingOptions['fetch']>;
  refuseWrite?: SendingOptions['refuseWrite'];
};

/**
 * The app object, and `start`, which starts session, cart and notices and listens to other tabs (login, logout, expiry, cart), to
 * the page's visibility, to its restoration by Back or Forward and to the connection's return; `start` returns a function that ends
 * all that. Call it after the router is attached.
 */
export function createApp(browser: Browser): { app: App; start: () => () => void } {
  const { connection, store, visibility } = browser;
  const drafts = browser.openDrafts(() => session.getSnapshot().context.epoch);
  const app: App = {
    ...browser,
    drafts,
    get api() {
      return api;
    },
    get session() {
      return session;
    },
    get cart() {
      return cart;
    },
    get notices() {
      return notices;
    },
    notify: (notice) => notices.send({ type: 'notice.added', notice }),
  };
  const notices = createActor(noticesMachine);
  const cart = createActor(withEffects(cartMachine, cartEffects(app)));
  const session = createActor(withEffects(sessionMachine, sessionEffects(app)), {
    input: {
      token: store.read('access_token'),
      user: storedUser(store),
      epoch: browser.epoch,
      id: browser.newKey(),
    },
  });
  const ask = unauthorizedHandler(session);
  // The stored token and not an event's value, which may be older than a change by this tab.
  const readToken = (): void => session.send({ type: 'token.changed', ...deviceSession(store) });
  const api = createClient({
    root: browser.apiRoot,
    token: () => (isWithoutSession(browser.navigation.path()) ? null : session.getSnapshot().context.token),
    csrf: browser.csrf,
    clearHiddenCsrf: browser.clearHiddenCsrf,
    onUnauthorized: ({ token }) => {
      // Another tab may have begun another session, of which this one has not heard: that one is not over.
      readToken();
      return ask(token);
    },
    fetch: browser.fetch,
    refuseWrite: browser.refuseWrite,
  });

  const openCart = ({ token }: SessionContext): void =>
    cart.send({ type: token === null ? 'session.closed' : 'session.opened' });

  const start = (): (() => void) => {
    let leftAt: number | undefined;
    const readCart = (): void => cart.send({ type: 'cart.changedElsewhere' });
    const seen = (visible: boolean): void => {
      if (!visible) {
        // The page may never be visible again: a pending burst is sent now.
        cart.send({ type: 'cart.awaited' });
        leftAt ??= browser.now();
        return;
      }
      readToken();
      if (leftAt !== undefined && browser.now() - leftAt >= staleAfter) readCart();
      leftAt = undefined;
    };
    const restored = (): void => {
      readToken();
      readCart();
    };
    /** Reads the page, the cart and a missing customer again. */
    const readFailed = (): void => {
      app.navigation.recheck();
      readCart();
      session.send({ type: 'user.retried' });
    };

    for (const actor of [session, cart, notices]) actor.start();
    // A tab that was discarded, or whose code came late, may hold the text of a customer who has left since.
    readToken();
    deleteUnheard(store);
    openCart(session.getSnapshot().context);
    const endings = [
      followSession(session, openCart),
      store.watch('access_token', readToken),
      store.watch('cart_changed', readCart),
      visibility.watch(seen),
      visibility.watchRestored(restored),
      connection.watch((isOnline) => isOnline && readFailed()),
    ];
    return () => {
      for (const end of endings) end();
      for (const actor of [session, cart, notices]) actor.stop();
    };
  };

  return { app, start };
}

/**
 * The client's handler of a 401: passes the used token to the session, waits for a pending refresh, and returns the token with
 * which the call is repeated; null if the session is over. Throws if there is no such token: the refresh did not reach the
 * provider, or another customer is signed in, whose token must never be sent with this call.
 */
const unauthorizedHandler =
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
