import { expect, type Page } from '@playwright/test';
import { forCustomers, forVisitors } from './addresses.ts';
import { providerFor, test } from './provider.ts';
import { customer, logIn, openAnimal } from './steps.ts';

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

/** What is beyond the window, and the words in sight that are cut by what they stand in. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    const found = wider > 0 ? [`the page by ${wider} px`] : [];
    /** How far to the right an element is seen; `null` where it scrolls, turns (a carousel) or is only heard. */
    const edgeOf = (element: Element): number | null => {
      let edge = window.innerWidth;
      for (let place: Element | null = element; place !== null; place = place.parentElement) {
        const { overflowX } = getComputedStyle(place);
        const { width, right } = place.getBoundingClientRect();
        if (width <= 1 || place.matches('[aria-hidden=true], [aria-roledescription] ul')) return null;
        if (/auto|scroll/.test(overflowX) && place.scrollWidth > place.clientWidth) return null;
        if (/hidden|clip/.test(overflowX)) edge = Math.min(edge, right);
      }
      return edge;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const edge = edgeOf(parent);
      if (edge === null || getComputedStyle(parent).textOverflow === 'ellipsis') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = Math.round(range.getBoundingClientRect().right - edge);
      if (cut > 0) found.push(`« ${text.slice(0, 40)} » by ${cut} px`);
    }
    return found;
  });
}

for (const width of [320, 390]) {
  test.describe(`with its text twice as large, at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
    test.setTimeout(240_000);

    test('no page is wider than a phone, and no word is cut', async ({ page, root }) => {
      const fits = async (where: string): Promise<void> => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect.soft(await beyond(page), where).toEqual([]);
      };
      for (const path of [...forVisitors, '/shop?affichage=list']) {
        await page.goto(path);
        await fits(path);
      }
      await openAnimal(page, 'Bélier Bali-Bali');
      await fits('an animal');

      const shopper = await providerFor(root, customer);
      await shopper.fillCart('Bélier Bali-Bali', 1);
      await page.goto('/login');
      await logIn(page);
      await expect(page).toHaveURL('/dashboard');
      for (const path of [...forCustomers, '/dashboard?onglet=securite', '/cart/']) {
        await page.goto(path);
        await fits(path);
      }
      await page.goto('/checkout');
      await fits('step 1');
      await page.getByRole('button', { name: 'Suivant' }).click();
      await page.getByRole('radio', { name: /Paiement à la livraison/ }).check();
      await fits('step 2');
      await page.getByRole('button', { name: 'Suivant' }).click();
      await expect(page.getByRole('button', { name: 'Commander' })).toBeVisible();
      await fits('step 3');
      await shopper.fillCart('', 0);
    });
  });
}

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
