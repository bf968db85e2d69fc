import type { Page } from '@playwright/test';

/** Waits until React has hydrated the whole page, below the fold too: from then on no link loads a document. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(a, button, form)')].every(
      (element) => window.early?.isReady(element) === true,
    ),
  );
}
