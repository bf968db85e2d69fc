import { expect, type Page } from '@playwright/test';
import { documentWording } from '../../src/wording/document.ts';
import { productWording } from '../../src/wording/product.ts';
import { cutDocument } from './cut-document.ts';
import { hydrated, taken } from './hydrated.ts';
import { openLine } from './line.ts';
import { test } from './provider.ts';
import { customer } from './steps.ts';
import { holdRequests, placeOf, settled } from './watched.ts';

/** Answers requests for scripts, which it notes, with 404 until `serve` is called; not before `gate`. */
async function missing(page: Page, names: RegExp, gate: Promise<void> = Promise.resolve()) {
  const asked: string[] = [];
  let isMissing = true;
  await page.route(names, async (route) => {
    asked.push(route.request().url());
    await gate;
    return isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  const serve = (): void => {
    isMissing = false;
  };
  return { asked, serve };
}

async function anAnimal(page: Page): Promise<string> {
  await page.goto('/shop');
  const link = page.getByRole('article').first().getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

const port = Number(process.env.JOURNEYS_PORT ?? 4199) + 9;

const entry = /assets\/index-[^/]*\.js$/;
const base = /assets\/base-[^/]*\.js$/;
const said = (page: Page) => page.locator('[data-late-said]');
const line = (page: Page) =>
  page.locator('[data-late-line]').filter({ hasText: documentWording.late.missing });
const reload = (page: Page) => line(page).getByRole('link', { name: 'Recharger la page' });
/** The documents that a page opens from now on. */
function documentsOf(page: Page): string[] {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(request.url());
  });
  return opened;
}

/** Waits for the second document outside of the page: what is evaluated in it counts as an input by a person. */
const reopened = (opened: readonly string[]) => expect.poll(() => opened.length).toBe(2);

test('a late part that is refused for ever leaves the rest of the page usable: a sentence offers a reload, a press in it is not done', async ({
  page,
}) => {
  const path = await anAnimal(page);
  const { asked, serve } = await missing(page, /assets\/related-[^/]*\.js$/);
  await page.goto(path);
  await taken(page);
  const opened = documentsOf(page);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(line(page)).toContainText('n’ont rien fait');
  expect(asked).toHaveLength(3);
  await page
    .getByRole('button', { name: /Augmenter/ })
    .first()
    .click();
  await expect(page.getByText('2', { exact: true }).first()).toBeVisible();
  await expect(said(page)).toHaveCount(0);
  const other = page.getByRole('button', { name: /^Ajouter au panier\s*:/ }).first();
  await other.click();
  await expect(said(page)).toContainText('rien n’a été fait');
  await expect(other).not.toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(line(page)).toHaveCount(0);
  serve();
  await page.goBack();
  await expect(other).toBeVisible();
  expect(opened).toEqual([]);
});

test('a press whose code is refused shows a pending mark, ends with a sentence, and is never carried out; a new one is', async ({
  page,
}) => {
  const path = await anAnimal(page);
  const { asked, serve } = await missing(page, /assets\/full-pictures-[^/]*\.js$/);
  await page.goto(path);
  await hydrated(page);
  const picture = page
    .getByRole('link', { name: productWording.pictures.whole({ kind: 'drawing', index: 1, count: 1 }) })
    .first();
  await picture.click();
  await expect(picture).toHaveAttribute('aria-busy', 'true');
  await expect(said(page)).toContainText('rien n’a été fait');
  await expect(picture).not.toHaveAttribute('aria-busy', 'true');
  expect(asked).toHaveLength(3);
  serve();
  await page
    .getByRole('button', { name: /Augmenter/ })
    .first()
    .click();
  await expect(page.getByText('2', { exact: true }).first()).toBeVisible();
  await expect(said(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await picture.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [what, spoil] of [
  ['garbage', () => 'const garbage ='],
  ['cut', (text: string) => text.slice(0, text.length / 2)],
] as const) {
  test(`a page whose first script comes as ${what} once recovers without a person`, async ({ page }) => {
    const opened = documentsOf(page);
    let times = 0;
    await page.route(base, async (route) => {
      times += 1;
      if (times > 1) return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: spoil(await response.text()) });
    });
    await page.goto('/shop');
    await reopened(opened);
    await taken(page);
    await expect(line(page)).toHaveCount(0);
    expect(opened).toHaveLength(2);
  });
}

test('a page whose first script was the fallback page of a host once, which the browser keeps, fetches it anew', async ({
  page,
  root,
}) => {
  const shop = await openLine(root, port);
  const [script = ''] = /\/assets\/base-[^"]*/.exec(await (await fetch(root)).text()) ?? [];
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=31536000' };
  shop.answer(script, { status: 200, body: '<!doctype html><title>Bientôt</title>', headers, once: true });
  const opened = documentsOf(page);
  await page.goto(shop.url);
  await reopened(opened);
  await taken(page);
  expect(opened).toHaveLength(2);
  await page.reload();
  await taken(page);
  expect(shop.asked.filter((asked) => asked.includes(script))).toHaveLength(1);
  await shop.close();
});

test('a page whose first script is gone with an older version asks three times, says so, and reloads only when told', async ({
  page,
}) => {
  let fail = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const { asked, serve } = await missing(page, base, gate);
  const opened = documentsOf(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const text = page.getByRole('main').getByLabel('Message', { exact: true });
  await text.fill('À Bouaké');
  await page.getByRole('main').getByRole('button', { name: 'Envoyer' }).click();
  fail();
  await expect(line(page)).toBeVisible();
  await expect(said(page)).toContainText('rien n’a été fait');
  // The document's own request, and three tries.
  expect(asked).toHaveLength(4);
  serve();
  await settled(page);
  expect(opened).toHaveLength(1);
  await expect(text).toHaveValue('À Bouaké');
  await reload(page).click();
  await taken(page);
  await expect(text).toHaveValue('À Bouaké');
  await expect(line(page)).toHaveCount(0);
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
  const slow = page.locator('[data-late-line]').filter({ hasText: documentWording.late.slow });
  await expect(slow).toBeVisible();
  await expect.poll(async () => (await placeOf(bar)).bottom).toBe(844);
  await expect
    .poll(async () => (await placeOf(bar)).top - (await placeOf(slow)).bottom)
    .toBeGreaterThanOrEqual(0);
});

test('a page that is whole says nothing of a slow network while its footer is late', async ({ page }) => {
  const asked = page.waitForRequest(/assets\/footer-[^/]*\.js$/);
  const come = await holdRequests(page, /assets\/footer-[^/]*\.js$/);
  await page.goto('/cart/');
  await expect(page.getByText('Ton panier est vide')).toBeVisible();
  await asked;
  await settled(page);
  await expect(page.locator('[data-late-line]')).toHaveCount(0);
  come();
  await expect(page.getByRole('contentinfo').first()).toBeVisible();
});

test('the first key on a control does not make it wait for what stands below the window', async ({
  page,
}) => {
  const path = await anAnimal(page);
  const asked = page.waitForRequest(/assets\/related-[^/]*\.js$/);
  await holdRequests(page, /assets\/(?:related|footer)-[^/]*\.js$/);
  await page.goto(path);
  await taken(page);
  await page.getByRole('button', { name: productWording.quantity.increase }).first().press('Enter');
  await asked;
  await settled(page);
  await expect(page.locator('[data-pending], [data-late-line]')).toHaveCount(0);
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
  ['base', base],
  ['own script', /assets\/list-[^/]*\.js$/],
] as const) {
  test(`a page whose ${what} is lost stays readable and says so, answers a press, and leads on`, async ({
    page,
  }) => {
    await missing(page, names);
    await page.goto('/shop');
    await expect(line(page)).toBeVisible();
    await expect(reload(page)).toBeVisible();
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

test('a page whose data’s code failed to load opens at the next request', async ({ page }) => {
  const { serve } = await missing(page, /assets\/(?:api|reads)-[^/]*\.js$/);
  await page.goto('/product/00000000-0000-4000-8000-000000000000');
  const again = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(again).toBeVisible();
  serve();
  await again.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cet animal n’est plus au catalogue' }),
  ).toBeVisible();
});

test('a page that is opened by a link and does not come says so, and offers a reload, after which it is there', async ({
  page,
}) => {
  const { asked, serve } = await missing(page, /assets\/contact-[^/]*\.js$/);
  await page.goto('/shop');
  await hydrated(page);
  const opened = documentsOf(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Rien n’a été fait, et votre panier est gardé.');
  expect([asked.length % 3, opened]).toEqual([0, []]);
  serve();
  await alert.getByRole('button', { name: 'Recharger la page' }).click();
  await taken(page);
  await expect(page.getByRole('main').getByLabel('Message', { exact: true })).toBeVisible();
});
