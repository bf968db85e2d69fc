import { type Actor, createActor } from 'xstate';
import { type Browser, createApp } from '#boot/create-app.ts';
import { browserLocks } from '#browser/locks.ts';
import { browserStore } from '#browser/storage/browser-store.ts';
import { tabDrafts } from '#browser/storage/drafts.ts';
import { initialDataStore } from '#data/initial-data.ts';
import { checkoutEffects, followCheckout } from '#effects/checkout.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import { patience } from '../journeys/patience.ts';

/** What the tabs of one phone share: storage, its events, and locks. */
export class Device {
  readonly values = new Map<string, string>();
  readonly tabs = new Set<EventTarget>();
  readonly locks = browserLocks(undefined);
}

const storageOf = (values: Map<string, string>, changed: (key: string) => void) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => {
    values.set(key, value);
    changed(key);
  },
  removeItem: (key: string) => {
    if (values.delete(key)) changed(key);
  },
  key: (place: number) => [...values.keys()][place] ?? null,
  get length() {
    return values.size;
  },
});

/** The timeout of a call in ms: short, so that late commits occur. */
const shortPatience = 1000 * patience;

/**
 * One tab of the shop without a browser: the real app, effects and client over HTTP. `stop` closes it as a reload does: the tab is
 * hidden first, then closed with all its requests, and writes nothing any more.
 */
export function openTab(device: Device, root: string, callMs = shortPatience) {
  const events = new EventTarget();
  device.tabs.add(events);
  const notify = (key: string): void => {
    for (const other of device.tabs) {
      if (other === events) continue;
      setTimeout(() => other.dispatchEvent(Object.assign(new Event('storage'), { key })), 0);
    }
  };
  const place = { path: '/' };
  const seen = new Set<(isVisible: boolean) => void>();
  const left = new AbortController();
  const tabStorage = storageOf(new Map(), () => undefined);
  const browser: Browser = {
    apiRoot: `${root}/api/v1`,
    csrf: () => [],
    clearHiddenCsrf: () => undefined,
    fetch: (request, { signal }) => {
      request.headers.set('User-Agent', 'Mozilla/5.0 (walk)');
      return fetch(request, {
        signal: AbortSignal.any([signal, left.signal, AbortSignal.timeout(callMs)]),
      });
    },
    store: browserStore({
      events,
      storage: () => {
        left.signal.throwIfAborted();
        return storageOf(device.values, notify);
      },
    }),
    epoch: device.values.get('session_ended') ?? 'none',
    openDrafts: (epoch) => tabDrafts(browserStore<string>({ events, storage: () => tabStorage }), epoch),
    navigation: {
      path: () => place.path,
      address: (path) => root + path,
      go: (path) => {
        place.path = path;
      },
      prepare: () => undefined,
      leave: (url) => {
        place.path = url;
      },
      recheck: async () => undefined,
    },
    forms: { write: () => undefined },
    tokenCookie: { write: () => undefined, clear: () => undefined },
    sharing: { open: async () => undefined, copy: async () => undefined },
    visibility: {
      isVisible: () => true,
      watch: (changed) => {
        seen.add(changed);
        return () => seen.delete(changed);
      },
      watchRestored: () => () => undefined,
    },
    connection: { isOnline: () => true, savesData: () => false, watch: () => () => undefined },
    locks: device.locks,
    theme: { choice: () => 'system', choose: () => undefined, watch: () => () => undefined },
    paymentHosts: { secure: [], plain: [new URL(root).host] },
    initialData: initialDataStore({}),
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
  };
  const { app, start } = createApp(browser);
  const end = start();
  let checkout: Actor<typeof checkoutMachine> | null = null;
  let unfollow = (): void => undefined;
  const closeCheckout = (): void => {
    unfollow();
    checkout?.stop();
    checkout = null;
  };
  return {
    app,
    place,
    checkout: () => checkout,
    openCheckout: (): void => {
      closeCheckout();
      const machine = withEffects(checkoutMachine, checkoutEffects(app));
      const actor = createActor(machine, { input: { step: 3, paymentHosts: browser.paymentHosts } });
      checkout = actor;
      actor.start();
      unfollow = followCheckout(app, (event) => actor.send(event));
    },
    closeCheckout,
    stop: (): void => {
      for (const hear of [...seen]) hear(false);
      left.abort();
      closeCheckout();
      device.tabs.delete(events);
      end();
    },
  };
}

export type Tab = ReturnType<typeof openTab>;
