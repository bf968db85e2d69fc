import { expect, type Page } from '@playwright/test';
import { cutDocument } from './cut-document.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';
import { customer } from './steps.ts';

/** Holds back the shop's scripts; the document works without them. */
async function withoutCode(page: Page, path: string): Promise<() => void> {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo').first()).toBeVisible();
  return come;
}

/** The address of the first animal of the list. */
async function anAnimal(page: Page): Promise<string> {
  await page.goto('/shop');
  const link = page.getByRole('article').first().getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

test('an animal added before the page’s code loads is added once, in the chosen quantity', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/panier/')) sent.push(request.postDataJSON());
  });
  const path = await anAnimal(page);
  const come = await withoutCode(page, path);
  const more = page.getByRole('button', { name: /Augmenter/ }).first();
  await more.click();
  await more.click();
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  come();
  await expect(page).toHaveURL(/\/login$/);
  expect(sent).toEqual([{ product_id: path.split('/').at(-1), quantity: 3 }]);
});

test('a menu that was pressed early is open when its code is loaded', async ({ page }) => {
  const come = await withoutCode(page, '/');
  await page
    .getByRole('button', { name: /catégories|categories/i })
    .first()
    .click();
  come();
  const menu = page.getByRole('button', { name: /catégories|categories/i }).first();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a filter that was chosen early applies once its code is loaded, and leaves the focus in the field in use', async ({
  page,
}) => {
  const come = await withoutCode(page, '/shop');
  await page.getByRole('complementary').locator('label').filter({ hasText: 'Mali' }).click();
  const search = page.getByRole('banner').getByLabel('Rechercher un produit');
  await search.click();
  await page.keyboard.type('lad');
  come();
  await expect(page).toHaveURL(/origine=/);
  await expect(page.getByRole('complementary').getByRole('checkbox', { name: 'Mali' })).toBeChecked();
  await expect(search).toBeFocused();
  await page.keyboard.type('oum');
  await expect(search).toHaveValue('ladoum');
});

test('a search uses a category that was chosen early', async ({ page }) => {
  const come = await withoutCode(page, '/');
  const search = page.getByRole('banner').getByRole('search');
  await search.getByRole('combobox').selectOption({ label: 'Chèvres' });
  come();
  await hydrated(page);
  await search.getByLabel('Rechercher un produit').fill('bouc');
  await search.getByLabel('Rechercher un produit').press('Enter');
  await expect(page).toHaveURL(/\/category\/[^/]+\?q=bouc/);
  await expect(page.getByRole('heading', { level: 1, name: 'Chèvres' })).toBeAttached();
});

test('an amount that was typed early, with Enter, filters once its code is loaded', async ({ page }) => {
  const come = await withoutCode(page, '/shop');
  const highest = page.getByLabel('Prix maximum (FCFA)');
  await highest.fill('1 500 000');
  await highest.press('Enter');
  come();
  await expect(page).toHaveURL('/shop?prix_max=1500000');
  await expect(highest).toHaveValue(/^1\s500\s000$/);
});

test('a link leads on, and the search finds, without any code of the page', async ({ page }) => {
  const come = await withoutCode(page, '/');
  await page.getByRole('banner').getByLabel('Rechercher un produit').fill('ladoum');
  await page.getByRole('banner').getByLabel('Rechercher un produit').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=ladoum/);
  come();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a form that was sent early with nothing in it shows its errors, the first one focused', async ({
  page,
}) => {
  const come = await withoutCode(page, '/register');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  come();
  await expect(page.getByText('Le prénom est requis')).toBeVisible();
  await expect(page.getByLabel('Prénom')).toBeFocused();
});

test('Enter in a form whose end has not arrived sends it once its code is there', async ({ page, root }) => {
  const shop = await cutDocument(root, 'name="password"');
  await page.goto(`${shop.url}/login`, { waitUntil: 'commit' });
  const identifier = page.getByLabel('E-mail ou numéro de téléphone');
  await identifier.fill('x');
  await identifier.press('Enter');
  shop.sendRest();
  await expect(page.getByText('Entrez un numéro valide ou un email valide')).toBeVisible();
  await shop.close();
});

test('autofill before the page’s code loads is kept', async ({ page }) => {
  const come = await withoutCode(page, '/register');
  const country = page.getByLabel('Pays');
  // Without keyboard events, as a password manager fills in.
  await country.selectOption({ label: 'Mali' });
  const chosen = await country.inputValue();
  come();
  await page.waitForFunction(() => performance.getEntriesByName('shop-ready').length > 0);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Le prénom est requis')).toBeVisible();
  await expect(country).toHaveValue(chosen);
  await expect(country).not.toHaveAttribute('aria-invalid', 'true');
});

test('text typed before the page’s code loads survives a reload and a link, the password does not', async ({
  page,
}) => {
  await withoutCode(page, '/login');
  const identifier = page.getByLabel('E-mail ou numéro de téléphone');
  const secret = page.getByRole('textbox', { name: 'Mot de passe' });
  await identifier.fill(customer.email);
  await secret.fill(customer.password);
  await page.reload({ waitUntil: 'commit' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(identifier).toHaveValue(customer.email);
  await expect(secret).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(customer.password);

  await withoutCode(page, '/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Sujet', { exact: true }).fill('Livraison');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL('/faq');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/contact');
  await expect(main.getByLabel('Sujet', { exact: true })).toHaveValue('Livraison');

  // A page with a restored draft is rendered anew: text and focus of the meantime are kept.
  const come = await withoutCode(page, '/contact');
  const text = main.getByLabel('Message', { exact: true });
  await text.fill('À Bouaké');
  come();
  await expect(main.getByLabel('Sujet', { exact: true })).toHaveValue('Livraison');
  await expect(text).toHaveValue('À Bouaké');
  await expect(text).toBeFocused();

  const go = await withoutCode(page, '/contact');
  await main.getByLabel('Nom', { exact: true }).fill('Awa');
  await main.getByRole('button', { name: 'Envoyer' }).dblclick();
  go();
  await expect(main.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(main.getByLabel('Nom', { exact: true })).toHaveValue('Awa');
});

test('the scroll position from before the page’s code loads is kept', async ({ page }) => {
  const come = await withoutCode(page, '/shop');
  await page.evaluate(() => window.scrollTo(0, 600));
  come();
  await page.waitForFunction(() => performance.getEntriesByName('shop-ready').length > 0);
  // Waits two frames: the router has restored the scroll position by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});
