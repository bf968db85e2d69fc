import { entry } from '#browser/browser-code.ts';
import { failedEvent } from '#browser/kept.ts';
import { whenIdle } from '#browser/when-idle.ts';
import type { App } from '#data/app.ts';
import { isChanging } from '#machines/cart/cart.model.ts';
import type { ShopRouter } from '../router.ts';
import { isYounger, shownFor, type Visit } from '../worker/visit.ts';

/**
 * Registers the service worker, and tells it each end of a session and, from a visitor's second page on, each page with the scripts,
 * fonts, drawings and photos that it loads (docs/decisions/0058-worker.md); opens the kept page of a link that failed. Does nothing
 * without a secure context.
 */
export function followVisits(
  { cart, kept, session, store, visibility }: Pick<App, 'cart' | 'kept' | 'session' | 'store' | 'visibility'>,
  router: Pick<ShopRouter, 'loadRouteChunk' | 'routesById' | 'subscribe'>,
  { addEventListener, caches, early, location, navigator, performance, PerformanceObserver } = window,
): void {
  const { serviceWorker }: Partial<Navigator> = navigator;
  if (serviceWorker === undefined) return;
  const lastEnd = (): string => store.read('session_ended') ?? 'none';
  const files = new Set<string>();
  const paths = new Set([location.pathname]);
  // The document began under it.
  let mark = early?.epoch ?? lastEnd();
  let since = 0;

  /** Forgets what is not told yet of a session that has ended, with what it is still loading. Returns whether one has. */
  const forgetEnded = (): boolean => {
    if (mark === lastEnd()) return false;
    mark = lastEnd();
    since = performance.now();
    files.clear();
    paths.clear();
    return true;
  };
  // Firefox would fetch a photo of another host twice: its cache holds an `<img>` and a worker's request apart.
  const isKeepable = (photo: string) =>
    'userAgentData' in navigator || new URL(photo).origin === location.origin;
  const folders = ['assets', 'pictures'].map((folder) => `${location.origin}/${folder}/`);
  new PerformanceObserver((list) => {
    for (const { name, initiatorType, startTime } of list.getEntries() as PerformanceResourceTiming[]) {
      const isFile = folders.some((folder) => name.startsWith(folder));
      if (startTime >= since && (isFile || (initiatorType === 'img' && isKeepable(name)))) files.add(name);
    }
  }).observe({ type: 'resource', buffered: true });

  let isReturning = serviceWorker.controller !== null;
  const tell = async (): Promise<void> => {
    // At once where there is one: the page may be on its way out. A device that refuses storage rejects the other.
    const worker = serviceWorker.controller ?? (await serviceWorker.ready.catch(() => undefined))?.active;
    forgetEnded();
    isReturning ||= paths.size > 1;
    // A kept document has nothing new.
    const isKept = isReturning && kept === undefined;
    const told = isKept ? { paths: [...paths], files: [...files] } : { paths: [], files: [] };
    worker?.postMessage({ mark, entry: entry() ?? '', ...told } satisfies Visit);
    if (!isKept) return;
    files.clear();
    paths.clear();
    // Without a line a customer reads the cart, whose page may not have been opened in this build.
    if (session.getSnapshot().context.token !== null)
      router.loadRouteChunk(router.routesById['/_shop/cart/'])?.catch(() => undefined);
  };

  // Where one controls the page, the browser looks for a newer one; registering would bring back one that has just ended itself.
  if (serviceWorker.controller === null)
    serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  whenIdle(tell);
  router.subscribe('onRendered', () => {
    forgetEnded();
    paths.add(location.pathname);
    whenIdle(tell);
  });
  session.subscribe(() => {
    if (forgetEnded()) void tell();
  });
  // Pictures that were scrolled into sight.
  visibility.watch((isVisible) => {
    if (!isVisible) void tell();
  });
  const addressNow = (): string => location.pathname + location.search;
  /** Whether a field holds a text that neither its document nor the address has. */
  const isTyped = (): boolean =>
    [...document.querySelectorAll<HTMLInputElement>('[type=text], textarea')].some(
      ({ defaultValue, name, value }) =>
        value !== '' && value !== defaultValue && value !== new URLSearchParams(location.search).get(name),
    );
  // By the worker alone; never in place of the document's own, which could repeat for ever, nor of what only this document holds.
  addEventListener(failedEvent, async () => {
    const address = addressNow();
    if (performance.getEntriesByType('navigation')[0]?.name === location.origin + address) return;
    const found = serviceWorker.controller && (await caches.match(address).catch(() => undefined));
    const isKept = found && isYounger(found, shownFor, Date.now());
    if (isKept && addressNow() === address && !isTyped() && !isChanging(cart.getSnapshot().context))
      location.replace(address);
  });
}
