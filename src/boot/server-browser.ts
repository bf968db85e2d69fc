import { browserLocks } from '#browser/locks.ts';
import { browserNavigation } from '#browser/navigation.ts';
import { browserStore } from '#browser/storage/browser-store.ts';
import { tabDrafts } from '#browser/storage/drafts.ts';
import type { InitialDataStore } from '#data/initial-data.ts';
import type { Browser } from './create-app.ts';

const denied = (): never => {
  throw new Error('There is no device while pages are made.');
};
const never = () => () => undefined;

/** A visitor's browser at one address, for prerendering. The page's data is in `initialData`: every call fails. */
export function serverBrowser(origin: string, path: string, initialData: InitialDataStore): Browser {
  const { attach: _, ...navigation } = browserNavigation({
    origin,
    pathname: path,
    search: '',
    assign: denied,
  });
  const events = new EventTarget();
  return {
    initialData,
    apiRoot: origin,
    csrf: () => [],
    clearHiddenCsrf: denied,
    fetch: async () => denied(),
    store: browserStore({ events, storage: denied }),
    epoch: 'none',
    openDrafts: (epoch) => tabDrafts(browserStore<string>({ events, storage: denied }), epoch),
    forms: { write: () => undefined },
    navigation,
    tokenCookie: { write: denied, clear: denied },
    sharing: { open: denied, copy: denied },
    visibility: { isVisible: () => true, watch: never, watchRestored: never },
    connection: { isOnline: () => true, savesData: () => false, watch: never },
    locks: browserLocks(undefined),
    theme: { choice: () => 'system', choose: denied, watch: never },
    paymentHosts: { secure: [], plain: [] },
    now: () => Date.now(),
    newKey: () => '',
  };
}
