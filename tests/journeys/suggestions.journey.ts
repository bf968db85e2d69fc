// §2 Shared layout: The search form

import { expect, type Page } from '@playwright/test';
import { layoutWording } from '../../src/wording/layout.ts';
import { listingWording } from '../../src/wording/listing.ts';
import { suggestionsWording } from '../../src/wording/suggestions.ts';
import { delayCode } from './delayed-code.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';
import { settled } from './watched.ts';

const field = (page: Page) => page.getByRole('banner').getByLabel(layoutWording.search.label);
const list = (page: Page) => page.getByRole('listbox', { name: suggestionsWording.list });

test('typing continues while the suggestions load, in the same field, on a slow phone', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await field(page).evaluate((input) => {
    input.dataset.first = 'yes';
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await expect(field(page)).not.toHaveAttribute('role', 'combobox');
  await field(page).focus();
  const text = 'bélier bali';
  for (const letter of text) await page.keyboard.type(letter);
  await expect(list(page)).toBeVisible();
  await expect(field(page)).toHaveAttribute('role', 'combobox');
  // ARIA in HTML allows no combobox role on a field of type search.
  await expect(field(page)).toHaveAttribute('type', 'text');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(text);
  expect(
    await field(page).evaluate((input: HTMLInputElement) => [input.dataset.first, input.selectionStart]),
  ).toEqual(['yes', text.length]);
  await expect(list(page).getByRole('option').first()).toContainText('Bélier Bali-Bali');
  // The list of a shorter text may come first.
  await expect
    .poll(async () => {
      const shown = await list(page).getByRole('option').count();
      return page
        .getByRole('status')
        .filter({ hasText: suggestionsWording.found(shown) })
        .count();
    })
    .toBeGreaterThan(0);
});

/** Opens the home page without the shop's scripts; the returned function releases them. */
async function withoutCode(page: Page): Promise<() => void> {
  let come = (): void => undefined;
  const entry = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/assets\/index-[^/]*\.js$/, async (route) => {
    await entry;
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return come;
}

test('text typed before the code loads gets suggestions then, without another letter', async ({ page }) => {
  const come = await withoutCode(page);
  await field(page).pressSequentially('ladoum');
  come();
  await expect(list(page).getByRole('option').first()).toContainText(/ladoum/i);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('ladoum');
});

test('text from autofill or a reload stays in the field, and opens no list before it is focused', async ({
  page,
}) => {
  const come = await withoutCode(page);
  await field(page).evaluate((input: HTMLInputElement) => {
    input.value = 'ladou';
  });
  come();
  await expect(field(page)).toHaveAttribute('role', 'combobox');
  await settled(page);
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('ladou');
  await field(page).click();
  await expect(list(page)).toBeVisible();
  await field(page).press('End');
  await page.keyboard.type('m');
  await expect(list(page).getByRole('option').first()).toContainText(/ladoum/i);
});

test('an active suggestion stays active when the list for the last letter arrives', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await field(page).pressSequentially('bélier ladou');
  await expect(list(page).getByRole('option').first()).toContainText('Bélier Ladoum');
  // Both in one task, as on a busy phone: the list arrives later.
  await field(page).evaluate((input) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(input, 'bélier ladoum');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  });
  await expect(list(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});

test('the keyboard chooses a suggestion, Escape closes them, Enter alone searches as ever', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await field(page).pressSequentially('ladoun');
  await expect(list(page).getByRole('option').first()).toContainText('Ladoum');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('ladoun');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=ladoun');

  await field(page).fill('');
  await field(page).pressSequentially('bélier ladoum');
  await expect(list(page).getByRole('option').first()).toContainText('Bélier Ladoum');
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Bélier Ladoum/ })).toBeFocused();
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
});

test('Enter finds a suggested term that no animal is named by', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await field(page).pressSequentially("boeuf N'Dama");
  const animals = list(page).getByRole('group', { name: suggestionsWording.animals });
  await expect(animals.getByRole('option').first()).toContainText('N’Dama');
  const suggested = await animals.getByRole('option').count();
  await page.keyboard.press('Enter');
  await expect(page.getByText(listingWording.search.loose("boeuf N'Dama")).first()).toBeVisible();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(suggested);
});

test('a price suggests the matching list', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await field(page).pressSequentially('mouton 100000');
  const asked = list(page).getByRole('group', { name: suggestionsWording.listing }).getByRole('option');
  await expect(asked).toContainText('Moutons, jusqu’à 100\u00a0000\u00a0FCFA');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\?categorie=[^&]+&prix_max=100000$/);
});

/** Searches for ladoum on the home page; the search page's code loads when the returned function is called. */
async function withSearchOnItsWay(page: Page): Promise<() => void> {
  await page.goto('/');
  await hydrated(page);
  await field(page).pressSequentially('ladoum');
  // The field's own code is loaded.
  await expect(list(page)).toBeVisible();
  const arrive = await delayCode(page);
  const onItsWay = page.waitForRequest(/\/assets\/[^/]*\.js$/);
  await page.keyboard.press('Enter');
  await onItsWay;
  return arrive;
}

const arrived = (page: Page) => expect(page.getByText(/^Affichage de/)).toBeVisible();

test('the next search is typed while the page of the first one loads: text and focus stay', async ({
  page,
}) => {
  const arrive = await withSearchOnItsWay(page);
  await field(page).fill('');
  await page.keyboard.type('zébu');
  arrive();
  await arrived(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' peul');
  await expect(field(page)).toHaveValue('zébu peul');
});

test('the first search is selected, to be typed over, while its page loads: the next one has its first letter', async ({
  page,
}) => {
  const arrive = await withSearchOnItsWay(page);
  // Without a key or a pointer event, as voice control does.
  await field(page).selectText();
  arrive();
  await arrived(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zébu peul');
  await expect(field(page)).toHaveValue('zébu peul');
});

test('the next search is dictated, which presses no key, while the page of the first one loads', async ({
  page,
}) => {
  const arrive = await withSearchOnItsWay(page);
  await page.keyboard.insertText(' zébu');
  arrive();
  await arrived(page);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('ladoum zébu');
});

test('a search that is left as it was sent gives the focus to its page', async ({ page }) => {
  const arrive = await withSearchOnItsWay(page);
  arrive();
  await arrived(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a tap leads to a category or a country; leaving the field closes the list, and nothing moves', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const top = () => page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
    const before = await top();
    await field(page).pressSequentially('cabri');
    await expect(list(page)).toBeVisible();
    expect(await top()).toBe(before);
    const box = await list(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await list(page).getByRole('option', { name: 'Chèvres' }).tap();
    await expect(page).toHaveURL(/\/category\//);

    // Before its page has loaded, the user may touch the field and keep it.
    await field(page).tap();
    await field(page).pressSequentially('niger');
    await expect(list(page).getByRole('option', { name: 'Niger' })).toBeVisible();
    await field(page).blur();
    await expect(list(page)).toHaveCount(0);
  });

  test('the longest name takes two lines at most, the complete price is beside it', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await field(page).pressSequentially('lot familial');
    const name = list(page).getByRole('option').first().locator('bdi');
    await expect(name).toContainText('sous le même toit');
    const lines = await name.evaluate(
      (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
  });
});
