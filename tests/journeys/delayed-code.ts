import type { Page } from '@playwright/test';

/** Holds back all scripts of the shop until the returned function is called; the inline scripts of the document run. */
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
