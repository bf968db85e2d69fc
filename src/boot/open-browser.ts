import { browserConnection } from '#browser/connection.ts';
import { documentForms, endDraft } from '#browser/fields.ts';
import { keptDocument } from '#browser/kept.ts';
import { browserLocks } from '#browser/locks.ts';
import { browserNavigation, type SiteRouter } from '#browser/navigation.ts';
import { phase } from '#browser/phase.ts';
import { browserSharing } from '#browser/sharing.ts';
import { browserStore } from '#browser/storage/browser-store.ts';
import { deviceSession } from '#browser/storage/device-store.ts';
import { tabDrafts } from '#browser/storage/drafts.ts';
import { clearBelow, cookieValues, tokenCookie } from '#browser/storage/token-cookie.ts';
import { browserTheme } from '#browser/theme.ts';
import { browserVisibility } from '#browser/visibility.ts';
import type { Configuration } from '#configuration/configuration.ts';
import { initialDataStore } from '#data/initial-data.ts';
import { paymentHostsOf } from '#rules/payment-hosts.ts';
import type { Browser } from './create-app.ts';
import type { Prerendered } from './prerendered.ts';

/** A random UUID (version 4); insecure contexts lack `crypto.randomUUID`. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * The real browser of the app. `attach` adds the router, which is created after the app. A prerendered document contains the
 * shop's public origin; otherwise it is the origin of the address.
 */
export function openBrowser(
  window: Window,
  { apiRoot, paymentHosts }: Pick<Configuration, 'apiRoot' | 'paymentHosts'>,
  prerendered: Prerendered | null,
): Browser & { attach: (router: SiteRouter) => void } {
  const { document, location, navigator } = window;
  const { initial = {} } = prerendered ?? {};
  const store = browserStore({ storage: () => window.localStorage, events: window });
  const { attach, ...navigation } = browserNavigation(location, prerendered?.origin);
  const { fetch, ...connection } = browserConnection({
    ...{ navigator, window, home: new URL('/', location.href).href },
    fetch: (request, init) => window.fetch(request, init),
  });
  const kept = keptDocument(document, location.pathname);
  const refuseWrite = kept && (() => window.early?.refuse());
  return {
    apiRoot,
    attach,
    initialData: initialDataStore(initial, {
      since: Date.parse(document.lastModified),
      phase,
      // The query asks a listing for something that its document does not contain.
      ...(initial.listing && location.search !== '' && { isOther: true }),
    }),
    store,
    epoch: window.early?.epoch ?? deviceSession(store).epoch,
    openDrafts: (epoch) =>
      tabDrafts(
        browserStore<string>({ storage: () => window.sessionStorage, events: window }),
        epoch,
        (form) => endDraft(document, form),
      ),
    forms: documentForms(document),
    // A payment, too, waits for a page from the network.
    navigation: refuseWrite ? { ...navigation, leave: refuseWrite } : navigation,
    tokenCookie: tokenCookie(document),
    csrf: () => cookieValues(document.cookie, 'csrftoken'),
    clearHiddenCsrf: () => clearBelow(document, 'csrftoken', apiRoot),
    sharing: browserSharing(navigator),
    visibility: browserVisibility({ page: document, window }),
    connection,
    locks: browserLocks(navigator.locks),
    theme: browserTheme(store, { page: document, device: window.matchMedia('(prefers-color-scheme: dark)') }),
    paymentHosts: paymentHostsOf(paymentHosts, location),
    fetch,
    kept,
    refuseWrite,
    now: () => Date.now(),
    newKey: randomUuid,
  };
}
