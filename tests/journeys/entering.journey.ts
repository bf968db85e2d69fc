// §2 Routes: Every route change goes
// §2 Routes: Every route change plays
// §2 Shared layout: The drawer closes
// §2 Shared layout: Sticky desktop navigation:
// §2 Home: Content fades and
// §9 Constants: Page transition 300

import { expect, type Page } from '@playwright/test';
import { homeWording } from '../../src/wording/home.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';
import { painted } from './watched.ts';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test('a route change goes to the top with a 300 ms entry, from one layout to the other too, and Back to where the reader was; the first page has none', {
  tag: '@always',
}, async ({ page }) => {
  const entry = () =>
    page.evaluate(() => {
      const { animationName, animationDuration } = getComputedStyle(
        document.querySelector('main') ?? document.body,
      );
      return `${animationName} ${animationDuration}`;
    });
  const entered = () => expect.poll(entry).toMatch(/^pageIn(Again)? 0\.3s$/);
  await page.goto('/shop');
  await expect(page.getByRole('article').first()).toBeVisible();
  // A press before hydration would load the page as a document.
  await hydrated(page);
  expect(await entry()).toMatch(/^none/);
  await toTheEnd(page);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'A propos' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(0);
  await entered();
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/login');
  await entered();
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/');
  await entered();
});

test('the navigation stays in sight, and a part of the home page fades in once it is seen', {
  tag: '@always',
}, async ({ page }) => {
  await page.goto('/');
  const part = page.getByRole('heading', { name: homeWording.testimonials.title });
  await hydrated(page);
  const opacity = () =>
    part.evaluate((heading) =>
      Number(getComputedStyle(heading.closest('section')?.parentElement ?? heading).opacity),
    );
  await part.evaluate((heading) => {
    heading.closest('section')?.parentElement?.addEventListener('animationstart', () => {
      document.body.dataset.revealed = `${document.body.dataset.revealed ?? ''}once `;
    });
  });
  // A full-page screenshot contains it before anybody scrolls.
  expect(await opacity()).toBe(1);
  await part.scrollIntoViewIfNeeded();
  await expect(page.locator('body')).toHaveAttribute('data-revealed', 'once ');
  await expect.poll(opacity).toBe(1);
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  const top = () => navigation.evaluate((bar) => bar.getBoundingClientRect().top);
  await expect.poll(top).toBe(0);
  await toTheEnd(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect.poll(top).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForFunction(() => window.scrollY === 0);
  await part.scrollIntoViewIfNeeded();
  await painted(page);
  expect(await opacity()).toBe(1);
  await expect(page.locator('body')).toHaveAttribute('data-revealed', 'once ');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu closes when a link is chosen', { tag: '@always' }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => Reflect.set(window, 'isSame', true));
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Catégories', { exact: true }).click();
    await menu.getByRole('link', { name: /^Moutons/ }).click();
    await expect(page).toHaveURL(/\/category\//);
    await expect(menu).toBeHidden();
    // No other document, whose menu would be closed anyway.
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  });
});
