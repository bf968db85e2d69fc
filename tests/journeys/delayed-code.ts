import { expect, type Page } from '@playwright/test';

export const everyCode = /\/assets\/[^/]*\.js$/;

/**
 * Holds back scripts of the shop, by default all, until the returned function lets them come, or fail; the inline scripts of the
 * document run.
 */
export async function delayCode(page: Page, code = everyCode): Promise<(isThere?: boolean) => void> {
  let open: (isThere?: boolean) => void = () => undefined;
  const gate = new Promise<boolean>((resolve) => {
    open = (isThere = true) => resolve(isThere);
  });
  await page.route(code, async (route) => ((await gate) ? route.continue() : route.abort()));
  return open;
}

/** Opens a page whose code is held back (`delayCode`). */
export async function openWithoutCode(
  page: Page,
  path: string,
  code = everyCode,
): ReturnType<typeof delayCode> {
  const open = await delayCode(page, code);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo').first()).toBeVisible();
  return open;
}
