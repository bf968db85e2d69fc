import { expect, type Page } from '@playwright/test';
import { productWording } from '../../src/wording/product.ts';
import { cutDocument } from './cut-document.ts';
import { hydrated, taken } from './hydrated.ts';
import { test } from './provider.ts';
import { customer } from './steps.ts';
import { holdRequests, placeOf } from './watched.ts';

/** Blocks scripts by name until the returned function is called. */
async function refusing(page: Page, names: RegExp, status?: 404): Promise<() => void> {
  let isRefused = true;
  await page.route(names, (route) => {
    if (!isRefused) return route.continue();
    return status === undefined ? route.abort() : route.fulfill({ status, body: '' });
  });
  return () => {
    isRefused = false;
  };
}

async function anAnimal(page: Page): Promise<string> {
  await page.goto('/shop');
  const link = page.getByRole('article').first().getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

const entry = /assets\/index-[^/]*\.js$/;
const pictures = /assets\/full-pictures-[^/]*\.js$/;
const said = (page: Page) => page.locator('[data-late-said]');
const line = (page: Page) => page.locator('[data-late-line]').filter({ hasText: 'ne s’est pas chargée' });
const picture = (page: Page) =>
  page
    .getByRole('link', { name: productWording.pictures.whole({ kind: 'drawing', index: 1, count: 1 }) })
    .first();
const more = (page: Page) => page.getByRole('button', { name: /Augmenter/ }).first();

test('a press whose code is refused shows a pending mark, ends with a sentence, and is never carried out; a new one is', async ({
  page,
}) => {
  const path = await anAnimal(page);
  const serve = await refusing(page, pictures);
  await page.goto(path);
  await hydrated(page);
  await picture(page).click();
  await expect(picture(page)).toHaveAttribute('aria-busy', 'true');
  await expect(said(page)).toContainText('rien n’a été fait');
  await expect(picture(page)).not.toHaveAttribute('aria-busy', 'true');
  serve();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await more(page).click();
  await expect(page.getByText('2', { exact: true }).first()).toBeVisible();
  await expect(said(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await picture(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the sentence of a slow network moves no button below a finger: it stands above the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdRequests(page, /assets\/related-[^/]*\.js$/);
  await page.goto('/shop');
  await hydrated(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  const bar = page.getByRole('main').locator('[data-at-bottom]');
  const slow = page.locator('[data-late-line]').filter({ hasText: 'Le réseau est lent' });
  await expect(slow).toBeVisible();
  await expect.poll(async () => (await placeOf(bar)).bottom).toBe(844);
  await expect
    .poll(async () => (await placeOf(bar)).top - (await placeOf(slow)).bottom)
    .toBeGreaterThanOrEqual(0);
});

test('a part whose code does not load delays no other press', async ({ page }) => {
  const come = await holdRequests(page, entry);
  await holdRequests(page, /assets\/home-rest-[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const pauses = page.getByRole('button', { name: 'Mettre en pause' });
  await expect(pauses).toHaveCount(2);
  await pauses.last().click();
  await pauses.first().click();
  await expect(page.locator('[data-pending]')).toHaveCount(2);
  come();
  await expect(page.getByRole('button', { name: 'Reprendre le défilement' })).toHaveCount(1);
  await expect(page.locator('[data-pending]')).toHaveCount(1);
});

test('a form keeps its text, focus and password when its code loads', async ({ page }) => {
  const come = await holdRequests(page, entry);
  await page.goto('/login', { waitUntil: 'commit' });
  const identifier = page.getByLabel('E-mail ou numéro de téléphone');
  const secret = page.getByRole('textbox', { name: 'Mot de passe' });
  // Sets the value without an event, as autofill does.
  await identifier.evaluate((field, value) => {
    (field as HTMLInputElement).value = value;
  }, customer.email);
  await page.getByText('E-mail ou numéro de téléphone', { exact: true }).click();
  await expect(identifier).toBeFocused();
  await secret.click();
  await page.keyboard.type('Tabaski');
  come();
  await taken(page);
  await page.keyboard.type('-2026');
  await expect(secret).toBeFocused();
  await expect(secret).toHaveValue(customer.password);
  await expect(identifier).toHaveValue(customer.email);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('2026');
  const sent = page.waitForRequest(/auth\/login\/$/);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  expect((await sent).postDataJSON()).toMatchObject(customer);
});

test('text typed anywhere in a field keeps its order, before its code loads and while another part is missing', async ({
  page,
}) => {
  const come = await holdRequests(page, /assets\/contact-[^/]*\.js$/);
  await holdRequests(page, /assets\/late-[^/]*\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  const text = page.getByRole('main').getByLabel('Message', { exact: true });
  await text.click();
  await page.keyboard.type('abc def');
  await page.keyboard.press('Home');
  await page.keyboard.type('xyz', { delay: 60 });
  await expect(text).toHaveValue('xyzabc def');
  come();
  await taken(page);
  await expect(text).toHaveValue('xyzabc def');
  await page.keyboard.type('uvw', { delay: 60 });
  await expect(text).toHaveValue('xyzuvwabc def');
  await expect(text).toBeFocused();
});

for (const [what, names] of [
  ['entry', entry],
  ['base', /assets\/base-[^/]*\.js$/],
] as const) {
  test(`a page whose ${what} is lost stays readable and says so, answers a press, and leads on`, async ({
    page,
  }) => {
    await refusing(page, names);
    await page.goto('/shop');
    await expect(line(page)).toBeVisible();
    await expect(line(page).getByRole('link', { name: 'Recharger la page' })).toBeVisible();
    await expect(line(page).getByRole('link', { name: /^Appeler/ })).toHaveAttribute('href', /^tel:/);
    await page.getByRole('button', { name: 'All categories' }).click();
    await expect(said(page)).toBeVisible();
    await expect(page.locator('[data-pending]')).toHaveCount(0);
    const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

test('a press on a page that still loads is kept, and carried out once when its code is loaded', async ({
  page,
  root,
}) => {
  const cut = await cutDocument(root, '</nav>');
  await page.goto(cut.url, { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'All categories' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  cut.sendRest();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await cut.close();
});

test('a page whose own script is refused stays as it was painted, and is hydrated at the next input once it is served', async ({
  page,
}) => {
  const serve = await refusing(page, /assets\/list-[^/]*\.js$/);
  await page.goto('/shop');
  await expect(line(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  serve();
  await page.mouse.click(720, 20);
  await taken(page);
  await expect(line(page)).toHaveCount(0);
});

test('a script removed by a new version is reported, after the document was requested', async ({ page }) => {
  const path = await anAnimal(page);
  await refusing(page, pictures, 404);
  await page.goto(path);
  await taken(page);
  const asked: string[] = [];
  await page.route('/', (route) => {
    asked.push(route.request().resourceType());
    return route.fulfill({
      contentType: 'text/html',
      body: '<script src="/assets/index-0ther.js"></script>',
    });
  });
  await picture(page).click();
  await expect(said(page)).toContainText('Une nouvelle version de la boutique est en ligne');
  expect(asked[0]).toBe('fetch');
});

test('a page whose code failed to load opens at the next request', async ({ page }) => {
  const serve = await refusing(page, /assets\/(?:api|reads)-[^/]*\.js$/);
  await page.goto('/product/00000000-0000-4000-8000-000000000000');
  const again = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(again).toBeVisible();
  serve();
  await again.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cet animal n’est plus au catalogue' }),
  ).toBeVisible();
});
