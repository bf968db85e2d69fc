import { expect, type Page } from '@playwright/test';
import { layoutWording } from '../../src/wording/layout.ts';
import { selectionWording as wording } from '../../src/wording/selection.ts';
import { suggestionsWording } from '../../src/wording/suggestions.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';
import { placeOf } from './watched.ts';

const bar = (page: Page) => page.getByRole('region', { name: wording.title });
const chooser = (page: Page, name: string) => page.getByRole('checkbox', { name: wording.choose(name) });
const spaced = (said: string) => said.replaceAll(/[\u00a0\u202f]/g, ' ');

test.use({ viewport: { width: 360, height: 740 } });

test('animals are chosen on cards and on their own page, survive a reload, and go into one message', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/shop');
  await hydrated(page);
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  const [first = '', second = '', third = ''] = names;
  await chooser(page, first).click();
  await expect(page).toHaveURL('/shop');
  await expect(chooser(page, first)).toBeChecked();
  await expect(bar(page)).toContainText(wording.count(1));
  await expect(bar(page).getByRole('button', { name: wording.share.button })).toHaveCount(0);
  await chooser(page, second).click();
  await expect(bar(page).getByText(wording.count(2), { exact: true })).toBeVisible();

  await page.getByRole('link', { name: new RegExp(`${third}$`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: wording.add }).click();
  await expect(page.getByText(wording.count(3), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: wording.remove })).toBeVisible();

  // Within the page's margins: how many are chosen, then what to do with them.
  const share = page.getByRole('button', { name: wording.share.button });
  const title = await placeOf(page.getByRole('heading', { level: 1 }));
  const count = await placeOf(page.getByText(wording.count(3), { exact: true }));
  const sending = await placeOf(share);
  expect([count.left, sending.left]).toEqual([title.left, title.left]);
  expect(count.bottom).toBeLessThanOrEqual(sending.top);

  await share.click();
  const href = new URL(
    (await page
      .getByRole('main')
      .getByRole('link', { name: /^WhatsApp/ })
      .getAttribute('href')) ?? '',
  );
  const lines = spaced(href.searchParams.get('text') ?? '').split('\n\n');
  expect(lines[0]).toBe(spaced(wording.message.first));
  expect(lines.slice(1).map((line) => line.replace(/, [\d ]+ FCFA\n.*\/product\/.+$/, ''))).toEqual([
    `1. ${first}`,
    `2. ${second}`,
    `3. ${third}`,
  ]);
});

test('a sixth animal is refused with a sentence; one button removes an animal, another all of them', async ({
  page,
}) => {
  await page.goto('/shop');
  await hydrated(page);
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  for (const name of names.slice(0, 6)) await chooser(page, name).click();
  await expect(bar(page)).toContainText(spaced(wording.hint(5, true)).slice(0, 20));
  await expect(chooser(page, names[5] ?? '')).not.toBeChecked();
  await bar(page)
    .getByRole('button', { name: wording.takeOut(names[0] ?? '') })
    .click();
  await expect(bar(page).getByText(wording.count(4), { exact: true })).toBeVisible();
  await bar(page)
    .getByRole('link', { name: names[1] ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: names[1] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(bar(page).getByText(wording.count(4), { exact: true })).toBeVisible();
  await bar(page).getByRole('button', { name: wording.empty }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(chooser(page, names[1] ?? '')).not.toBeChecked();
});

test('the menu’s search suggests, too: Escape closes the list alone, a tap leads on and closes the menu', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: layoutWording.drawer.open }).click();
  const menu = page.getByRole('dialog');
  await menu.getByLabel(layoutWording.search.label).pressSequentially('ladoum');
  const list = menu.getByRole('listbox', { name: suggestionsWording.list });
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(menu).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await list.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(menu).toHaveCount(0);
});
