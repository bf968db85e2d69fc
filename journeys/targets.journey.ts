import { expect, type Page } from '@playwright/test';
import { forCustomers, forVisitors } from './addresses.ts';
import { test } from './provider.ts';
import { logIn, openAnimal } from './steps.ts';

/** The links, buttons and choices in sight that are less than 24 px wide or high; a link within a sentence may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const targets = 'a[href], button, summary, select, label:has(input:is([type=checkbox], [type=radio]))';
    const withinSentence = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      [...(target.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      );
    return [...document.querySelectorAll(targets)].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const seen = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      const small = width < least - 0.01 || height < least - 0.01;
      if (!seen || !small || withinSentence(target)) return [];
      return `${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 160)}`;
    });
  });
}

async function measure(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  expect.soft(await smallTargets(page), where).toEqual([]);
}

test.describe('with its text twice as large', () => {
  test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(120_000);

  test('no page is wider than a phone', async ({ page }) => {
    const fits = async (where: string): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const beyond = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return document.documentElement.scrollWidth - window.innerWidth;
      });
      expect.soft(beyond, where).toBeLessThanOrEqual(0);
    };
    for (const path of forVisitors) {
      await page.goto(path);
      await fits(path);
    }
    await openAnimal(page, 'Bélier Bali-Bali');
    await fits('an animal');
  });
});

for (const width of [320, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
    test.setTimeout(180_000);

    test('every link, button and choice of every page is 24 px wide and high', async ({ page }) => {
      for (const path of forVisitors) {
        await page.goto(path);
        await measure(page, path);
      }
      await page.goto('/shop?affichage=list');
      await measure(page, 'the list view');
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await measure(page, 'the menu');
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: /Mali/ }).first().click();
      await expect(page).toHaveURL(/\/product-by-country\//);
      await measure(page, 'a country');
      await openAnimal(page, 'Bélier Bali-Bali');
      await measure(page, 'an animal');
      await page.goto('/login');
      await logIn(page);
      await expect(page).toHaveURL('/dashboard');
      for (const path of forCustomers) {
        await page.goto(path);
        await measure(page, path);
      }
    });
  });
}
