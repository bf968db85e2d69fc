import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApp } from '#boot/create-app.ts';
import { followMouse, preserveFields, replayer } from '#boot/event-replay.ts';
import { openBrowser } from '#boot/open-browser.ts';
import { readPrerendered } from '#boot/prerendered.ts';
import { markSession } from '#boot/session-mark.ts';
import { watchBack } from '#browser/back-entry.ts';
import { loadPageCode, loadStyle } from '#browser/browser-code.ts';
import { partHydrated, phase } from '#browser/phase.ts';
import { hasStoredForm, isDraftedForm } from '#browser/storage/drafts.ts';
import { followTranslator } from '#browser/translation.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { configuration } from '#configuration/configuration.ts';
import type { App } from '#data/app.ts';
import { endWishes } from '#effects/end-wish.ts';
import { declareWebFonts } from '#ui/web-fonts.ts';
import { createShopRouter } from './router.ts';
import '#ui/global.css';

/** The document's metadata of its page, which a route renders itself. */
const pageMetadata = 'title, meta[name=description], meta[property^="og:"]';

/** Continues in a task of its own, after pending input. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function open(root: HTMLElement): Promise<void> {
  const prerendered = readPrerendered(document);
  const released = followMouse();
  const { attach, ...browser } = openBrowser(window, configuration, prerendered);
  const { app, start } = createApp(browser);
  markSession(app.session, document);
  await nextTask();
  watchBack();
  const { epoch } = history.state ?? {};
  const router = createShopRouter(app, { hasScrolled: () => window.scrollY > 0 });
  // The router replaces the state of the entry (src/boot/early/drafts.ts).
  if (epoch) History.prototype.replaceState.call(history, { ...history.state, epoch }, '');
  attach(router);
  app.notices.subscribe(({ context }) => context.notices.length > 0 && phase.touch());
  start();
  const onLeave = (work: () => void) =>
    router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation !== undefined && pathChanged) work();
    });
  const { early } = window;
  const storeDraft = (form: string, draft: Readonly<Record<string, string>>): void => {
    if (isDraftedForm(form)) app.drafts.write(form, draft);
  };
  const client = early && replayer(early, storeDraft);
  // Pending presses first: later work would compete with them.
  let isHydrated = false;
  const begin = (): void => {
    isHydrated = true;
    // Something else than the document has been asked for, by whatever means; before, the router drops foreign parameters.
    router.subscribe('onBeforeNavigate', phase.touch);
    performance.mark('shop-ready');
    if (client) early.start(client);
    // At once: a press on any control may need a rule of it. The next late part retries it.
    loadStyle().catch(() => undefined);
    if (import.meta.env.PROD) whenIdle(followVisits);
  };
  const followVisits = (): void => {
    import('#boot/visits.ts').then((code) => code.followVisits(app, router)).catch(() => undefined);
  };
  void phase.hydrated.then(begin);
  if (client) addEventListener(partHydrated, client.replay);
  // Pending presses end with their page, except those in the footer, which every page has.
  onLeave(() => {
    early?.storeDrafts(storeDraft);
    // What the former page lacks is said no longer.
    if (client && isHydrated) early.start(client);
    for (const press of [...(early?.presses ?? [])])
      if (press.target.closest('footer') === null) early?.end(press, press.add ? 'failed' : undefined);
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  });
  endWishes(app, router);
  const endPreserving = preserveFields(root, early);
  onLeave(endPreserving);
  // Another customer's page starts empty: nothing that the previous customer typed stays or is copied into it.
  const emptyPage = ({ context }: ReturnType<App['session']['getSnapshot']>): void => {
    if (context.customers === 0) return;
    endPreserving();
    // Later the router renders the page anew.
    if (!isHydrated) for (const form of document.forms) form.reset();
  };
  emptyPage(app.session.getSnapshot());
  app.session.subscribe(emptyPage);
  const shop = () => (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  await nextTask();
  const isPrerendered = router.latestLocation.pathname === prerendered?.path;
  // A readable page stays unchanged until all that it shows can be hydrated.
  if (isPrerendered) await loadPageCode();
  declareWebFonts(document);
  if (isPrerendered) {
    // The router renders once, from the loaded data, and omits the boundaries that a document does not contain.
    router.ssr = { manifest: undefined };
    await router.load();
    await nextTask();
    // Not by `form.name`, which a field of that name shadows.
    const formNames = Array.from(document.forms, (form) => form.getAttribute('name'));
    const { location, matches } = router.state;
    // A query that the page reads makes it another one than the document's.
    const query = Object.keys(matches.at(-1)?._strictSearch ?? {});
    if (location.pathname === prerendered?.path && query.length === 0 && !hasStoredForm(app, formNames)) {
      // A transition renders in slices of a few ms: input is handled between them, where one long task would block it.
      startTransition(() => {
        hydrateRoot(root, shop());
      });
      return;
    }
    delete router.ssr;
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  }
  phase.touch();
  // A document, the 404 page too, has the style of its own page only.
  await loadStyle().catch(() => undefined);
  await released();
  // A page rendered on the client renders its own metadata; the file's stays until then.
  const fileMetadata = document.head.querySelectorAll(pageMetadata);
  const unsubscribe = router.subscribe('onRendered', () => {
    for (const element of fileMetadata) element.remove();
    unsubscribe();
  });
  createRoot(root).render(shop());
}

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root.');
followTranslator(document, Node);
open(place).catch((reason) => {
  window.early?.fail();
  throw reason;
});
