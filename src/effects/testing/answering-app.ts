import { createActor } from 'xstate';
import { awa } from '#boot/testing/fake-tab.ts';
import { browserLocks } from '#browser/locks.ts';
import type { OwnedKey, StorageKey } from '#browser/storage/device-store.ts';
import { tabDrafts } from '#browser/storage/drafts.ts';
import type { App } from '#data/app.ts';
import { createClient } from '#data/client.ts';
import { at } from '#machines/at.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { firstVisit, type SessionContext, sessionMachine } from '#machines/session/session.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import { everyAddition } from '#openapi/words.ts';
import { cartEffects } from '../cart.ts';

/** One answer of a provider: a status, a JSON body, and its own headers. */
export type Given = readonly [status: number, body?: unknown, headers?: Record<string, string>];

/** The header of a cart whose provider accepts every addition. */
export const announcing = { 'X-Accepts': everyAddition.join(', ') };

/** A provider's answer to each `METHOD /path`: immediate, or a promise. */
export type Answers = Readonly<Record<string, Given | ((signal: AbortSignal) => Promise<Given>)>>;

/** An answer that the test resolves. */
export function pendingAnswer() {
  let give: (answer: Given) => void = () => undefined;
  let calledOff = false;
  const coming = new Promise<Given>((resolve) => {
    give = resolve;
  });
  const given = (signal: AbortSignal): Promise<Given> => {
    signal.addEventListener('abort', () => {
      calledOff = true;
    });
    return coming;
  };
  return { given, give: (answer: Given) => give(answer), isCalledOff: () => calledOff };
}

/** A store of the device or the tab that no other tab changes. */
export const storeOf = <Key extends string>(stored: Map<Key, string>) => ({
  read: (key: Key): string | null => stored.get(key) ?? null,
  write: (key: Key, value: string): void => {
    stored.set(key, value);
  },
  remove: (key: Key): void => {
    stored.delete(key);
  },
  keys: (): readonly string[] => [...stored.keys()],
  watch: () => () => undefined,
  isLasting: () => true,
});

/** A session that never changes. */
export function sessionOf(
  token: string | null,
  email?: string,
  change: Partial<SessionContext> = {},
): App['session'] {
  const user = email === undefined ? null : { ...awa, email };
  const state =
    token === null ? 'visitor' : ({ authenticated: { profile: 'loaded', access: 'valid' } } as const);
  const context = { ...firstVisit, token, user, ...change };
  return createActor(sessionMachine, {
    input: context,
    snapshot: at(sessionMachine, state, context),
  });
}

/** The app's shared cart: a visitor's, which is not started. */
export const cartOf = (): App['cart'] => createActor(cartMachine);

/**
 * For tests: the part of the app that effects of cart and checkout use, with a provider that answers each `METHOD /path` as
 * given, or when the test resolves it. `openCart` adds the real cart. Any other property is undefined, so its use fails.
 */
export function answeringApp(answers: Answers, token: string | null = 'token') {
  const stored = new Map<StorageKey | OwnedKey, string>();
  const asked: string[] = [];
  const headers: Headers[] = [];
  const bodies: Record<string, unknown>[] = [];
  const went: string[] = [];
  const prepared: string[] = [];
  const shared: unknown[] = [];
  const isOnline = { now: true };
  const watchers: {
    visible: ((isVisible: boolean) => void)[];
    restored: (() => void)[];
    connection: ((online: boolean) => void)[];
  } = { visible: [], restored: [], connection: [] };
  const app = {
    api: createClient({
      root: 'https://shop.test/api/v1',
      token: () => token,
      csrf: () => [],
      fetch: async (request, { signal }) => {
        const { method, url } = request;
        const call = `${method} ${new URL(url).pathname.replace('/api/v1/', '')}`;
        asked.push(call);
        headers.push(request.headers);
        const sent = await request.clone().text();
        if (sent !== '') bodies.push(JSON.parse(sent));
        const answer = answers[call] ?? [599];
        const [status, body, answered = {}] = typeof answer === 'function' ? await answer(signal) : answer;
        return new Response(status === 204 ? null : JSON.stringify(body ?? {}), {
          status,
          headers: answered,
        });
      },
    }),
    apiRoot: 'https://shop.test/api/v1',
    paymentHosts: { secure: ['pay.wave.com'], plain: [] },
    session: sessionOf(token),
    store: storeOf(stored),
    navigation: {
      path: () => '/product/ladoum?vue=liste',
      address: (path: string) => `https://shop.test${path}`,
      go: (path: string, options?: { replace?: boolean }) => {
        went.push(options?.replace ? `${path} instead` : path);
      },
      prepare: (path: string) => {
        prepared.push(path);
      },
      leave: (url: string) => {
        went.push(url);
      },
      recheck: async () => undefined,
    },
    visibility: {
      isVisible: () => true,
      watch: (changed: (isVisible: boolean) => void) => {
        watchers.visible.push(changed);
        return () => watchers.visible.splice(watchers.visible.indexOf(changed), 1);
      },
      watchRestored: (restored: () => void) => {
        watchers.restored.push(restored);
        return () => watchers.restored.splice(watchers.restored.indexOf(restored), 1);
      },
    },
    sharing: {
      open: async (page: unknown) => {
        shared.push(page);
      },
      copy: async (text: string) => {
        shared.push(text);
      },
    },
    connection: {
      isOnline: () => isOnline.now,
      savesData: () => false,
      watch: (changed: (online: boolean) => void) => {
        watchers.connection.push(changed);
        return () => watchers.connection.splice(watchers.connection.indexOf(changed), 1);
      },
    },
    cart: cartOf(),
    tokenCookie: { write: () => undefined, clear: () => undefined },
    drafts: tabDrafts(storeOf(new Map<string, string>()), () => 'none'),
    locks: browserLocks(undefined),
    newKey: () => 'fresh-key',
    now: () => Date.parse('2027-05-08T12:00:00Z'),
    notify: () => undefined,
  };
  const openCart = (): void => {
    app.cart = createActor(withEffects(cartMachine, cartEffects(app))).start();
    app.cart.send({ type: 'session.opened' });
    asked.length = 0;
  };
  const connect = (online: boolean): void => {
    isOnline.now = online;
    for (const changed of [...watchers.connection]) changed(online);
  };
  return { connect, openCart, app, asked, bodies, headers, watchers, stored, prepared, shared, went };
}
