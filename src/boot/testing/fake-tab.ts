import { browserStore } from '#browser/storage/browser-store.ts';
import { deviceSession } from '#browser/storage/device-store.ts';
import { tabDrafts } from '#browser/storage/drafts.ts';
import { initialDataStore } from '#data/initial-data.ts';
import { type Browser, createApp } from '../create-app.ts';
import { serverBrowser } from '../server-browser.ts';

export const awa = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'client@exemple.ci',
  username: 'client@exemple.ci',
  numero_telephone: '0701020304',
};
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const storageOf = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => {
    values.set(key, value);
  },
  removeItem: (key: string) => {
    values.delete(key);
  },
  key: (place: number) => [...values.keys()][place] ?? null,
  get length() {
    return values.size;
  },
});
/** A map is a storage that tabs share. */
const mapOf = (values: Record<string, string> | Map<string, string>) =>
  values instanceof Map ? values : new Map(Object.entries(values));
export const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** For tests: a provider that accepts the given tokens, and one tab of the shop on a device with optional stored values. */
export const openTab = (
  device: Record<string, string> | Map<string, string> = {},
  tabOwn: Record<string, string> | Map<string, string> = {},
  path = '/checkout?step=2',
  /** The device's epoch when the document began, if it is another one by now. */
  epoch?: string,
) => {
  const values = mapOf(device);
  const ownValues = mapOf(tabOwn);
  const tab = new EventTarget();
  const asked: string[] = [];
  const bearers: (string | null)[] = [];
  const requests: Request[] = [];
  const went: string[] = [];
  const watchers: { seen: ((visible: boolean) => void)[]; restored: (() => void)[] } = {
    seen: [],
    restored: [],
  };
  const network = { online: true, watchers: new Set<(online: boolean) => void>() };
  const provider = {
    accepts: new Set(['good']),
    /** The provider's answers by path, whoever asks, and the requests. */
    answers: new Map<string, (body: unknown) => Response>(),
    refresh: async (): Promise<Response> => json(401, { message: 'Session expirée.' }),
    hold: async (): Promise<void> => undefined,
  };
  const clock = { now: 0 };
  const page = { cookie: '' };
  const answer = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    asked.push(path);
    requests.push(request.clone());
    bearers.push(request.headers.get('Authorization'));
    const given = provider.answers.get(path);
    if (given !== undefined) return given(JSON.parse((await request.text()) || 'null'));
    if (path === '/refresh') return provider.refresh();
    if (path === '/auth/login/') return json(401, { message: 'Non.' });
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    if (path === '/ecommerce/orders/') await provider.hold();
    if (!provider.accepts.has(token)) return json(401, { message: 'Non.' });
    return json(200, path === '/auth/me/' ? awa : []);
  };
  const store = browserStore({ events: tab, storage: () => storageOf(values) });
  const browser: Browser = {
    ...serverBrowser('https://belier.test', path, initialDataStore({})),
    apiRoot: 'https://belier.test/api/v1',
    fetch: (request) => answer(request),
    store,
    epoch: epoch ?? deviceSession(store).epoch,
    openDrafts: (epoch) =>
      tabDrafts(browserStore<string>({ events: tab, storage: () => storageOf(ownValues) }), epoch),
    navigation: {
      path: () => path,
      address: (path) => `https://belier.test${path}`,
      go: (path) => went.push(path),
      prepare: () => undefined,
      leave: (url) => went.push(`leave ${url}`),
      recheck: async () => {
        went.push('recheck');
      },
    },
    tokenCookie: {
      write: (token) => {
        page.cookie = token;
      },
      clear: () => {
        page.cookie = '';
      },
    },
    visibility: {
      isVisible: () => true,
      watch: (seen) => {
        watchers.seen.push(seen);
        return () => undefined;
      },
      watchRestored: (restored) => {
        watchers.restored.push(restored);
        return () => undefined;
      },
    },
    connection: {
      isOnline: () => network.online,
      savesData: () => false,
      watch: (changed) => {
        network.watchers.add(changed);
        return () => network.watchers.delete(changed);
      },
    },
    paymentHosts: { secure: ['pay.test'], plain: [] },
    now: () => clock.now,
    newKey: () => 'key',
  };
  const { app, start } = createApp(browser);
  const stop = start();
  const notices = () => app.notices.getSnapshot().context.notices.map(({ code }) => code);
  const news = (key: string, newValue: string | null) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  const otherTab = (key: string, value: string | null) => {
    if (value === null) values.delete(key);
    else values.set(key, value);
    news(key, value);
  };
  const times = (path: string) => asked.filter((one) => one === path).length;
  const logIn = (token: string, refreshToken?: string) =>
    app.session.send({
      type: 'login.succeeded',
      token,
      ...(refreshToken === undefined ? {} : { refreshToken }),
    });
  const seen = (visible: boolean) => {
    for (const hear of watchers.seen) hear(visible);
  };
  const restored = () => {
    for (const hear of watchers.restored) hear();
  };
  const connect = (online: boolean) => {
    network.online = online;
    for (const hear of network.watchers) hear(online);
  };
  return {
    app,
    connect,
    listeners: () => network.watchers.size,
    stop,
    values,
    ownValues,
    page,
    provider,
    clock,
    asked,
    bearers,
    requests,
    went,
    notices,
    otherTab,
    news,
    times,
    logIn,
    seen,
    restored,
  };
};
