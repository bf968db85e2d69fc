import { expect } from '@playwright/test';
import { checkOut, pressOrder, recap } from './checkout-steps.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';
import { cartBadge } from './steps.ts';

/**
 * Simulates a browser's translator: replaces each text node by a `<font>` (facebook/react#11538) once the page has loaded and after
 * each change. It runs in the page.
 */
function translatePage(): void {
  const left = 'head, script, style, template, noscript, textarea, option, svg, font, [translate=no]';
  const translateAll = (): void => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(left)) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.parentElement?.insertBefore(font, text);
      text.remove();
    }
  };
  let due: number | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(due);
    due = window.setTimeout(translateAll, 20);
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

test('a customer buys two animals and pays them on pages that the browser translates as they load', async ({
  page,
  root,
}) => {
  const broken: string[] = [];
  // React renders a document anew that was translated before hydration, and reports its error 418.
  page.on('pageerror', ({ message }) => {
    if (!/React error #418/.test(message)) broken.push(message);
  });
  await page.addInitScript(translatePage);
  await checkOut(page, root, 'Bélier Bali-Bali', { type: /mobile ou carte/i, means: 'Wave' }, async () => {
    await expect(page.locator('h1 font').first()).toBeVisible();
    const more = page.getByRole('button', { name: /Augmenter/ }).first();
    await more.click();
    await more.click();
    await page
      .getByRole('button', { name: /Diminuer/ })
      .first()
      .click();
    await expect(page.locator('main fieldset input').first()).toHaveValue('2');
  });
  await expect(recap(page)).toContainText(/330\s000\sFCFA/);
  await pressOrder(page);
  await page.waitForURL('**/sandbox/paiement/**');
  await page.getByRole('button', { name: /^Payer 330\s000/ }).click();
  await page.waitForURL('**/order-status-finished?order_number=*');
  await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
  await expect(cartBadge(page)).toContainText('0');
  expect(broken).toEqual([]);
});

test('a translated list follows its filters, and a translated amount its changes', async ({ page }) => {
  await page.addInitScript(translatePage);
  await page.goto('/shop');
  await hydrated(page);
  const main = page.getByRole('main');
  const filters = page.getByRole('complementary');
  await expect(main.locator('article font').first()).toBeVisible();
  const found = main.getByText(/^dont \d+ correspond(ent)? à vos filtres$/);
  for (const country of ['Mali', 'Niger']) {
    const box = filters.getByRole('checkbox', { name: country });
    await filters.locator('label').filter({ hasText: country }).click();
    await expect(box).toBeChecked();
    await expect(found).toHaveCount(1);
    const { origins, count } = await main.evaluate((element) => ({
      origins: [...element.querySelectorAll('article')].map((card) => card.textContent ?? ''),
      count: element.querySelectorAll('article').length,
    }));
    expect(count).toBeGreaterThan(0);
    for (const text of origins) expect(text).toMatch(/Mali|Niger/);
  }
  for (const country of ['Mali', 'Niger'])
    await filters.locator('label').filter({ hasText: country }).click();
  await expect(main.getByRole('article')).toHaveCount(6);
});
