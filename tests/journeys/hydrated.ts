import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated the whole page, below the fold too: from then on no link loads a document. What stands below the
 * fold waits for an input; a moved pointer is one after which shifts of the layout still count.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const control = document.querySelector('#root :is(a, button)');
    return control !== null && window.early?.isReady(control as HTMLElement) === true;
  });
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(a, button, form)')].every(
      (element) => window.early?.isReady(element) === true,
    ),
  );
}
