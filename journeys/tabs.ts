import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** A page without calls for so long is at rest, in ms: a burst of taps ends within it. */
const calm = 700;
/** How long a page may take to come to rest, in ms. */
const restWithin = 20_000;
/** How long a page that leaves by itself may take to arrive, in ms. */
const arrivalWithin = 10_000;
/** How often a hand asks for what something else takes from it. */
const attempts = 4;
/** How long a hand waits for anything, in ms: a walk that hangs says where. */
const patience = 20_000;

/** One tab as a hand and an eye know it. */
export type Tab = { page: Page; isCalm: () => boolean };

/** Whether an address is that of the sandbox's payment page. */
export const isPayment = (address: string): boolean => address.includes('/sandbox/');

/** Opens a page whose calls, code and ways to other pages are counted. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const open = new Set<Request>();
  let last = Date.now();
  const isAwaited = (request: Request): boolean =>
    request.url().includes('/api/v1/') ||
    request.isNavigationRequest() ||
    request.resourceType() === 'script';
  page.on('request', (request) => {
    if (!isAwaited(request)) return;
    open.add(request);
    last = Date.now();
  });
  const ended = (request: Request): void => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) last = Date.now();
  });
  return { page, isCalm: () => open.size === 0 && Date.now() - last > calm };
}

/** Waits until no tab has a call under way, a page to open or a burst to end; false where that takes too long. */
export async function atRest(tabs: readonly Tab[]): Promise<boolean> {
  for (const until = Date.now() + restWithin; Date.now() < until; await after(50)) {
    if (tabs.every(({ isCalm }) => isCalm())) return true;
  }
  return false;
}

/** Where the page was going that took an address from the hand; undefined where that is not why the hand failed. */
const takenTo = (error: unknown): string | undefined =>
  /interrupted by another navigation to "([^"]+)"/.exec(String(error))?.[1];

/** Whether a page arrives at the payment in time. */
const paymentOf = (page: Page): Promise<boolean> =>
  page
    .waitForEvent('framenavigated', {
      predicate: (frame) => frame === page.mainFrame() && isPayment(frame.url()),
      timeout: arrivalWithin,
    })
    .then(
      () => true,
      () => false,
    );

/**
 * Leads a tab elsewhere: to an address, Back, or to itself again. A page that leaves in that very moment, for the payment or
 * by an earlier Back, takes it from the hand, with or without a word of it; the hand asks again once that page has arrived.
 */
export async function lead({ page }: Tab, ask: () => Promise<unknown>): Promise<void> {
  for (let left = attempts; ; left -= 1) {
    const payment = isPayment(page.url()) ? Promise.resolve(false) : paymentOf(page);
    const asked = ask().then(
      () => true,
      async (error) => {
        const other = takenTo(error);
        if (left <= 1 || (other === undefined && !String(error).includes('ERR_ABORTED'))) throw error;
        if (other === undefined) await payment;
        else await page.waitForURL(other);
        return false;
      },
    );
    asked.catch(() => undefined);
    const taken = payment.then((isThere) => (isThere ? false : asked));
    if (await Promise.race([asked, taken])) return;
    await page.waitForLoadState();
  }
}
