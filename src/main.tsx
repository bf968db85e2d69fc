import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followTranslator } from '#app/browser-translation.ts';
import { configuration } from '#app/configuration.ts';
import { isDraftedForm } from '#app/drafts.ts';
import { markSession } from '#app/session-mark.ts';
import { keepFields, replayer } from '#early/event-replay.ts';
import { readyEvent } from '#early/ready.ts';
import { bringPage, bringStyle } from '#late/browser-code.ts';
import { createShopRouter, type ShopRouter } from './router.ts';
import { createApp } from './start/create-app.ts';
import { openBrowser } from './start/open-browser.ts';
import { readPrerendered } from './start/prerendered.ts';
import { hasStoredForm } from './start/stored-form.ts';
import '#ui/global.css';

/** Whether a document shows what the router has loaded: a query that a page reads makes it another page, others do not. */
function isShown({ state: { location, matches } }: ShopRouter, path: string): boolean {
  const query = matches.at(-1)?._strictSearch ?? {};
  return location.pathname === path && Object.keys(query).length === 0;
}

/** What the document says of its page, and a route of its own. */
const saidOfPage = 'title, meta[name=description], meta[property^="og:"]';

/** The rest in a task of its own: what has been asked of the page meanwhile goes first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function open(root: HTMLElement): Promise<void> {
  const prerendered = readPrerendered(document);
  const { attach, ...browser } = openBrowser(window, configuration, prerendered);
  const { app, start } = createApp(browser);
  // A listing that is asked for something shows what its document does not hold.
  if (window.location.search !== '' && app.arrival.listing !== undefined) app.arrival.hurry();
  markSession(app.session, document);
  await nextTask();
  const router = createShopRouter(app, { hasScrolled: () => window.scrollY > 0 });
  attach(router);
  start();
  const onLeave = (work: () => void) =>
    router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation !== undefined && pathChanged) work();
    });
  const { early } = window;
  const replay = early && replayer(early);
  // The kept presses first: what the page did not wait for competes with them.
  const begin = (): void => {
    performance.mark('shop-ready');
    if (replay) early.start(replay);
    app.arrival.end();
    // What is missing of it is asked for again by the next late part.
    bringStyle().catch(() => undefined);
  };
  addEventListener(readyEvent, begin, { once: true });
  if (replay) addEventListener(readyEvent, replay);
  // Nothing is done on another page than the one it was pressed on; the footer is every page's.
  onLeave(() => {
    early?.keepDrafts((form, draft) => {
      if (isDraftedForm(form)) app.drafts.keep(form, draft);
    });
    for (const press of [...(early?.presses ?? [])])
      if (press.target.closest('footer') === null) early?.end(press);
  });
  onLeave(() => {
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  });
  const endKeeping = keepFields(root);
  onLeave(endKeeping);
  // A page that begins anew for another customer gets nothing of what the former one typed.
  app.session.subscribe(({ context }) => {
    if (context.customers > 0) endKeeping();
  });
  const shop = () => (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  await nextTask();
  const { pathname } = router.latestLocation;
  if (pathname === prerendered?.path) {
    // A page that can be read stays as it is until all that it shows can be hydrated.
    await bringPage();
    // The router renders once, from what is there, and leaves out the boundaries that a document does not have.
    router.ssr = { manifest: undefined };
    await router.load();
    await nextTask();
    if (isShown(router, pathname) && !hasStoredForm(app, pathname)) {
      // In slices of some ms: input is handled between them, where one long task would block it.
      startTransition(() => {
        hydrateRoot(root, shop());
      });
      return;
    }
    delete router.ssr;
    await bringStyle().catch(() => undefined);
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  }
  // A page that is drawn afresh says it anew; what the file says stands until then.
  const ofFile = document.head.querySelectorAll(saidOfPage);
  const unsay = router.subscribe('onRendered', () => {
    for (const element of ofFile) element.remove();
    unsay();
  });
  createRoot(root).render(shop());
}

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root.');
followTranslator(document, Node);
open(place).catch((reason) => {
  window.early?.fail('stuck');
  throw reason;
});
