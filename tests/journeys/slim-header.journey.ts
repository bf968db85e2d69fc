import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { patience } from './patience.ts';
import { test } from './provider.ts';
import { comeBack } from './steps.ts';
import { painted, shifts, watchShifts } from './watched.ts';

const bannerTop = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().top));
/** The centre of the cart link, and whether a press there hits the link. */
const isCartInReach = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Panier/ })
    .evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met !== null && link.contains(met);
    });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

  test('menu and cart reappear on scrolling up, and the page does not shift', async ({ page }) => {
    await watchShifts(page, { afterInput: true });
    await page.goto('/faq');
    await hydrated(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await shifts(page);
    const title = page.getByRole('heading', { level: 1 });
    const placeOnPage = () => title.evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const before = await placeOnPage();
    // The code of the slim header loads with the footer's; a user who scrolls earlier continues to scroll.
    await expect(async () => {
      for (const to of [300, 600, 900]) await page.evaluate((y) => scrollTo(0, y), to);
      await expect(page.getByRole('banner')).toHaveAttribute('data-slim', 'away', {
        timeout: 500 * patience,
      });
    }).toPass();
    await expect.poll(() => isCartInReach(page)).toBe(false);
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(() => isCartInReach(page)).toBe(true);
    expect(await placeOnPage()).toBe(before);
    await page.getByRole('banner').getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, 1000));
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => bannerTop(page)).toBe(0);
    expect(await placeOnPage()).toBe(before);
    const { total, parts } = await shifts(page);
    expect(total, parts).toBeLessThan(0.02);
  });

  test('the header never covers the focused element', async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    for (const to of [400, 800, 1200]) await page.evaluate((y) => scrollTo(0, y), to);
    const controls = page.getByRole('main').locator('a, button, summary');
    for (let index = (await controls.count()) - 1; index > 0; index -= 1) {
      const control = controls.nth(index);
      if (!(await control.isVisible())) continue;
      await control.focus();
      await painted(page);
      const met = await control.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found !== null && (one.contains(found) || found.contains(one));
      });
      expect(met, `control ${index}`).toBe(true);
    }
  });

  test('the first price of the home page is within 1.3 windows', async ({ page, root }) => {
    await comeBack(page, root);
    await page.goto('/');
    await hydrated(page);
    const price = page.getByRole('main').getByText(/FCFA/).first();
    const top = await price.evaluate((one) => one.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThan(1.3 * 740);
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 720, height: 400 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the header is visible while the keyboard focus is in it', async ({ page, root }) => {
    await (await comeBack(page, root)).fillCart('Bélier Bali-Bali', 1);
    await page.goto('/order-status-finished?order_number=BEL-1001');
    await hydrated(page);
    const cart = page.getByRole('banner').getByRole('link', { name: /^Panier/ });
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (
      let stops = 0;
      stops < 60 && !(await cart.evaluate((link) => link === document.activeElement));
      stops += 1
    ) {
      await page.keyboard.press('Shift+Tab');
    }
    await expect(cart).toBeFocused();
    await expect(cart).toBeInViewport({ ratio: 0.9 });
  });
});
