import type { Page } from '@playwright/test';

/** Delays all of the shop's code until the answered function is called; what the next document does by itself is there. */
export async function delayCode(page: Page): Promise<() => void> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return open;
}
