import type { Page } from '@playwright/test';

/** In ms; without it Playwright asks in each frame, for which the browser draws 60 a second. */
const everyTick = { polling: 50 };

/** Waits until the page is hydrated and the router has replaced its history entry, which Back would otherwise return to. */
export const taken = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('shop-ready').length > 0, undefined, everyTick);

/**
 * Waits until React has hydrated the whole page, below the fold too: from then on no link loads a document. What stands below the
 * fold waits for an input; a moved pointer is one after which shifts of the layout still count.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const control = document.querySelector('#root :is(a, button)');
      return control !== null && window.early?.isReady(control as HTMLElement) === true;
    },
    undefined,
    everyTick,
  );
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('#root :is(a, button, form)')].every(
        (element) => window.early?.isReady(element) === true,
      ),
    undefined,
    everyTick,
  );
}
