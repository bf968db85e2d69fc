import { entry } from '#browser/browser-code.ts';
import { whenIdle } from '#browser/when-idle.ts';
import type { App } from '#data/app.ts';
import type { ShopRouter } from '../router.ts';
import type { Visit } from '../worker/visit.ts';

/** Collects the addresses of the scripts, fonts, drawings and photos that the document loads. */
function loadedFiles(): Set<string> {
  const files = new Set<string>();
  // Firefox would fetch a photo of another host twice: its cache holds an `<img>` and a worker's request apart.
  const isKeepable = (photo: string) => 'userAgentData' in navigator || photo.startsWith(location.origin);
  const folders = ['assets', 'pictures'].map((folder) => `${location.origin}/${folder}/`);
  new PerformanceObserver((list) => {
    for (const { name, initiatorType } of list.getEntries() as PerformanceResourceTiming[])
      if ((initiatorType === 'img' && isKeepable(name)) || folders.some((folder) => name.startsWith(folder)))
        files.add(name);
  }).observe({ type: 'resource', buffered: true });
  return files;
}

/**
 * Registers the service worker, and tells it each end of a session and, from a visitor's second page on, each page
 * (docs/decisions/0058-worker.md). Does nothing without a secure context.
 */
export function followVisits(
  { session, store, visibility }: Pick<App, 'session' | 'store' | 'visibility'>,
  router: ShopRouter,
): void {
  const { serviceWorker }: Partial<Navigator> = navigator;
  if (serviceWorker === undefined) return;
  const lastEnd = (): string => store.read('session_ended') ?? 'none';
  const files = loadedFiles();
  const paths = new Set<string>();
  const opened = new Set<string>();
  let mark = lastEnd();

  /** Forgets what is not told yet of a session that has ended. Returns whether one has. */
  const forgetEnded = (): boolean => {
    if (mark === lastEnd()) return false;
    mark = lastEnd();
    for (const untold of [files, paths]) untold.clear();
    return true;
  };
  const isKept = () => serviceWorker.controller !== null || opened.size > 1;
  const take = (untold: Set<string>): string[] => {
    if (!isKept()) return [];
    const told = [...untold];
    untold.clear();
    return told;
  };
  const tell = async (): Promise<void> => {
    // At once where there is one: the page may be on its way out. A device that refuses storage rejects the other.
    const worker = serviceWorker.controller ?? (await serviceWorker.ready.catch(() => undefined))?.active;
    forgetEnded();
    const visit: Visit = { mark, entry: entry() ?? '', paths: take(paths), files: take(files) };
    worker?.postMessage(visit);
    // Without a line a customer reads the cart, whose page may not have been opened in this build.
    if (isKept() && session.getSnapshot().context.token !== null)
      router.loadRouteChunk(router.routesById['/_shop/cart/'])?.catch(() => undefined);
  };
  const visit = (): void => {
    forgetEnded();
    paths.add(location.pathname);
    opened.add(location.pathname);
    whenIdle(tell);
  };

  // Where one controls the page, the browser looks for a newer one; registering would bring back one that has just ended itself.
  if (serviceWorker.controller === null)
    serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  visit();
  router.subscribe('onRendered', visit);
  session.subscribe(() => {
    if (forgetEnded()) void tell();
  });
  // Pictures that were scrolled into sight.
  visibility.watch((isVisible) => {
    if (!isVisible) void tell();
  });
}
