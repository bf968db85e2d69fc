import { createClient } from '#api/client.ts';
import type { App } from '#app/app.ts';
import { askSession } from '#app/unauthorized.ts';
import type * as Actors from '#effects/actors.ts';
import { createLazyActor } from '#late/lazy-actor.ts';
import type { CartEvent, cartMachine } from '#machines/cart/cart.ts';
import { emptyCart } from '#machines/cart/cart-context.ts';
import { placeholderOf } from '#machines/placeholder-snapshot.ts';
import type { NoticesEvent, noticesMachine } from '#machines/session/notices.ts';
import type {
  SessionContext,
  SessionEvent,
  SessionInput,
  sessionMachine,
} from '#machines/session/session.ts';
import { isWithoutSession } from '#rules/redirect-url.ts';

/** What the app takes of the browser as it is; `openBrowser` gives it, tests give their own. */
export type Browser = Omit<App, 'api' | 'session' | 'cart' | 'notices' | 'tell'> & {
  /** Root of the provider's API. */
  readonly apiRoot: string;
  /** The values of the cookie `csrftoken` that can be read. */
  csrf(): readonly string[];
  /** Deletes one that cannot, on the API's own paths. */
  clearHiddenCsrf(): void;
  fetch(request: Request, init: { signal: AbortSignal }): Promise<Response>;
};

/** The three machines of the whole shop as they begin; their own code comes when it is needed. */
export const emptyNotices = () =>
  placeholderOf<typeof noticesMachine>({ value: 'empty', context: { notices: [], nextId: 1 } });
export const visitorCart = () => placeholderOf<typeof cartMachine>({ value: 'visitor', context: emptyCart });
export const sessionAtFirst = ({ token, user }: SessionInput) =>
  placeholderOf<typeof sessionMachine>({
    value: token === null ? 'visitor' : { authenticated: { profile: 'loading', access: 'valid' } },
    context: { token, user, refreshToken: null, replaced: [], owner: user?.email ?? null, customers: 0 },
  });

/** The code of the three machines of the whole shop. */
type ShopActors = Pick<typeof Actors, 'sessionActor' | 'cartActor' | 'noticesActor'>;

/** A page out of sight for this long reads its cart again when it is seen, in ms. */
export const longAbsence = 60_000;

/**
 * The app object, and `start`, which starts the session where there is a token and listens to other tabs (login, logout, expiry, cart), to the
 * page's return and to its restoration by Back or Forward; it answers with what stops all that. Start it once the
 * router is attached. `actors` fetches the code of session, cart and notices, when one of them is first needed.
 */
export function createApp(
  browser: Browser,
  actors: () => ShopActors | Promise<ShopActors>,
): { app: App; start: () => () => void } {
  const { drafts, store, visibility } = browser;
  // A tab that its browser had discarded may come back with the texts of somebody who has gone.
  drafts.follow(store.read('session_ended'));
  /** What an actor is made with, at once where the code of all three is there. */
  const made = <Made>(make: (code: ShopActors) => Made): (() => Made | Promise<Made>) => {
    return () => {
      const code = actors();
      return code instanceof Promise ? code.then(make) : make(code);
    };
  };
  const app: App = {
    ...browser,
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
    tell: (notice) => notices.send({ type: 'notice.told', notice }),
  };
  const notices = createLazyActor<ReturnType<typeof emptyNotices>, NoticesEvent>({
    make: made(({ noticesActor }) => noticesActor()),
    first: emptyNotices(),
    shouldLoad: ({ type }) => type === 'notice.told',
  });
  const cart = createLazyActor<ReturnType<typeof visitorCart>, CartEvent>({
    make: made(({ cartActor }) => cartActor(app)),
    first: visitorCart(),
    shouldLoad: ({ type }) => type === 'session.opened',
  });
  const token = store.read('access_token');
  const session = createLazyActor<ReturnType<typeof sessionAtFirst>, SessionEvent>({
    make: made(({ sessionActor }) => sessionActor(app, token)),
    first: sessionAtFirst({ token: null, user: null }),
    placeholder: sessionAtFirst({ token, user: null }),
    shouldLoad: (event) => {
      if (event.type === 'token.changed') return event.token !== token;
      return token !== null || event.type === 'login.succeeded' || event.type === 'customer.left';
    },
  });
  const ask = askSession(session);
  const api = createClient({
    root: browser.apiRoot,
    token: () => (isWithoutSession(browser.navigation.path()) ? null : session.getSnapshot().context.token),
    csrf: browser.csrf,
    clearHiddenCsrf: browser.clearHiddenCsrf,
    onUnauthorized: ({ token }) => ask(token),
    fetch: browser.fetch,
  });

  const followSession = (): (() => void) => {
    let current: string | null = null;
    const follow = ({ token, replaced }: SessionContext): void => {
      const before = current;
      current = token;
      if (token === before || (before !== null && replaced.includes(before))) return;
      cart.send({ type: token === null ? 'session.closed' : 'session.opened' });
    };
    follow(session.getSnapshot().context);
    const { unsubscribe } = session.subscribe(({ context }) => follow(context));
    return unsubscribe;
  };

  const start = (): (() => void) => {
    let leftAt: number | undefined;
    // The stored token, never the event's value: it may tell of a change that came before this tab's own.
    const readToken = (): void => {
      if (drafts.follow(store.read('session_ended'))) session.send({ type: 'customer.left' });
      session.send({ type: 'token.changed', token: store.read('access_token') });
    };
    const readCart = (): void => cart.send({ type: 'cart.changedElsewhere' });
    const seen = (visible: boolean): void => {
      if (!visible) {
        // The page may never be seen again: what waits for the end of a burst leaves now.
        cart.send({ type: 'cart.awaited' });
        leftAt ??= browser.now();
        return;
      }
      readToken();
      if (leftAt !== undefined && browser.now() - leftAt >= longAbsence) readCart();
      leftAt = undefined;
    };
    const restored = (): void => {
      readToken();
      readCart();
    };

    // Without a token nobody needs the session until a press or another tab does.
    if (token !== null) session.arrived().catch(() => undefined);
    const endings = [
      followSession(),
      store.watch('access_token', readToken),
      store.watch('cart_changed', readCart),
      visibility.watch(seen),
      visibility.watchRestored(restored),
    ];
    return () => {
      for (const end of endings) end();
      for (const actor of [session, cart, notices]) actor.stop();
    };
  };

  return { app, start };
}
