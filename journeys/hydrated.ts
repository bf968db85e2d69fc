import type { Page } from '@playwright/test';

/** Once React has hydrated the whole page, what is below its first window included: no link reloads the shop any more. */
export async function hydrated(page: Page, timeout = 15_000): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('#root :is(a, button, form)')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
    undefined,
    { timeout },
  );
}
