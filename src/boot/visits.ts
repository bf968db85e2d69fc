import { failedEvent } from '#browser/kept.ts';
import { deviceSession } from '#browser/storage/device-store.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { reportsTo } from '#configuration/reports-to.ts';
import type { App } from '#data/app.ts';
import { isChanging } from '#machines/cart/cart.model.ts';
import { cacheOf } from '#rules/stored-names.ts';
import { askAgainAfter } from '#rules/waits.ts';
import type { ShopRouter } from '../router.ts';
import type { Visit } from '../worker/kept.ts';

/**
 * Registers the service worker and tells it each page that is opened (docs/decisions/0058-worker.md); deletes what was kept before the
 * last end of a session; opens the kept page of a link that failed; leads on from an address that is not kept. Does nothing without a
 * secure context, except that it sends reports where the merchant has named an address for them.
 */
export function followVisits(
  { cart, kept, session, store }: Pick<App, 'cart' | 'kept' | 'session' | 'store'>,
  router: Pick<ShopRouter, 'loadRouteChunk' | 'options' | 'routesById' | 'subscribe'>,
  { addEventListener, caches, early, fetch, location, navigator, performance, setInterval } = window,
): void {
  if (reportsTo !== '')
    import('./reports.ts').then((code) => code.sendReports(reportsTo, router)).catch(() => undefined);
  const { serviceWorker }: Partial<Navigator> = navigator;
  if (serviceWorker === undefined) return;
  const deviceEpoch = (): string => deviceSession(store).epoch;
  const addresses = new Set([location.href]);
  // The document began under it.
  let epoch = early?.epoch ?? deviceEpoch();
  // The page's files have come without the worker.
  let isFirst = serviceWorker.controller === null;

  /** Deletes what was kept in other epochs: a worker cannot read the device's. */
  const sweep = async (): Promise<void> => {
    for (const name of await caches.keys())
      if (name.startsWith('belier-') && name !== cacheOf(deviceEpoch())) await caches.delete(name);
  };
  /** What was opened in a session that has ended is not told. */
  const forgetEnded = (): void => {
    if (epoch === deviceEpoch()) return;
    epoch = deviceEpoch();
    addresses.clear();
    isFirst = false;
    sweep().catch(() => undefined);
  };
  const folders = ['assets', 'pictures'].map((folder) => `${location.origin}/${folder}/`);
  const tell = async (): Promise<void> => {
    await sweep();
    // One that ends the worker controls nothing.
    if (serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
    forgetEnded();
    // A kept document has nothing new.
    if (kept !== undefined) return;
    const files = isFirst ? (performance.getEntriesByType('resource') as PerformanceResourceTiming[]) : [];
    for (const { name, initiatorType } of files)
      if (initiatorType === 'img' || folders.some((folder) => name.startsWith(folder))) addresses.add(name);
    isFirst = false;
    await caches.open(cacheOf(epoch));
    serviceWorker.controller?.postMessage({ epoch, addresses: [...addresses] } satisfies Visit);
    addresses.clear();
    // Without a line a customer reads the cart, whose page may not have been opened in this build.
    if (session.getSnapshot().context.token !== null)
      await router.loadRouteChunk(router.routesById['/_shop/cart/']);
  };
  // A device that refuses storage rejects.
  const tellWhenIdle = (): void => whenIdle(() => void tell().catch(() => undefined));

  // Where one controls the page, the browser looks for a newer one; registering would bring back one that has just ended itself.
  if (serviceWorker.controller === null)
    serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  tellWhenIdle();
  router.subscribe('onRendered', () => {
    forgetEnded();
    addresses.add(location.href);
    tellWhenIdle();
  });
  session.subscribe(forgetEnded);
  const addressNow = (): string => location.pathname + location.search;
  const isTyped = (): boolean =>
    [...document.querySelectorAll<HTMLInputElement>(':read-write')].some(
      ({ defaultValue, value }) => value !== '' && value !== defaultValue,
    );
  if (kept?.unkept === location.pathname) {
    const look = async (): Promise<void> => {
      if (kept.unkept !== location.pathname) return;
      const { status } = await fetch(addressNow(), { method: 'HEAD', cache: 'no-store' });
      if (status < 500 && !isTyped()) location.reload();
    };
    const lookAgain = (): void => void look().catch(() => undefined);
    addEventListener('online', lookAgain);
    setInterval(lookAgain, askAgainAfter);
  }
  // By the worker alone; never in place of the document's own, which could repeat for ever, nor of what only this document holds.
  addEventListener(failedEvent, async () => {
    const address = addressNow();
    if (performance.getEntriesByType('navigation')[0]?.name === location.origin + address) return;
    const found = serviceWorker.controller && (await caches.match(address).catch(() => undefined));
    if (found && addressNow() === address && !isTyped() && !isChanging(cart.getSnapshot().context))
      location.replace(address);
  });
}
