import { expect } from '@playwright/test';
import { cutDocument } from './cut-document.ts';
import { delayCode, openWithoutCode } from './delayed-code.ts';
import { taken } from './hydrated.ts';
import { findAnimal, test } from './provider.ts';
import { customer } from './steps.ts';
import { painted } from './watched.ts';

test('an animal added before the page’s code loads is added once, in the chosen quantity', async ({
  page,
  root,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/panier/')) sent.push(request.postDataJSON());
  });
  const { id } = await findAnimal(root, 'Bélier Bali-Bali');
  const come = await openWithoutCode(page, `/product/${id}`);
  const more = page.getByRole('button', { name: /Augmenter/ }).first();
  await more.click();
  await more.click();
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  come();
  await expect(page).toHaveURL(/\/login$/);
  expect(sent).toEqual([{ product_id: id, quantity: 3 }]);
});

test('a form that was sent early with nothing in it shows its errors, the first one focused', async ({
  page,
}) => {
  const come = await openWithoutCode(page, '/register');
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

test('a button that is held down while a stored text renders its page again is pressed', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('none:login_draft', '{"email":"awa@exemple.ci"}'));
  const style = /\/assets\/style-[^/]*\.css$/;
  const open = await delayCode(page, style);
  const asked = page.waitForRequest(style);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Se connecter' }).hover();
  await asked;
  await page.mouse.down();
  const styled = page.waitForResponse(style);
  open();
  await (await styled).finished();
  await painted(page);
  await page.mouse.up();
  await expect(page.getByText('Le mot de passe doit contenir au moins 4 caractères.')).toBeVisible();
});

test('autofill before the page’s code loads is kept', async ({ page }) => {
  const come = await openWithoutCode(page, '/register');
  const country = page.getByLabel('Pays');
  // Without keyboard events, as a password manager fills in.
  await country.selectOption({ label: 'Mali' });
  const chosen = await country.inputValue();
  come();
  await taken(page);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Le prénom est requis')).toBeVisible();
  await expect(country).toHaveValue(chosen);
  await expect(country).not.toHaveAttribute('aria-invalid', 'true');
});

test('text typed before the page’s code loads survives a reload and a link, the password does not', async ({
  page,
}) => {
  await openWithoutCode(page, '/login');
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

  await openWithoutCode(page, '/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Sujet', { exact: true }).fill('Livraison');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL('/faq');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/contact');
  await expect(main.getByLabel('Sujet', { exact: true })).toHaveValue('Livraison');

  // A page with a restored draft is rendered anew: text and focus of the meantime are kept.
  const come = await openWithoutCode(page, '/contact');
  const text = main.getByLabel('Message', { exact: true });
  await text.fill('À Bouaké');
  come();
  await expect(main.getByLabel('Sujet', { exact: true })).toHaveValue('Livraison');
  await expect(text).toHaveValue('À Bouaké');
  await expect(text).toBeFocused();

  const go = await openWithoutCode(page, '/contact');
  await main.getByLabel('Nom', { exact: true }).fill('Awa');
  await main.getByRole('button', { name: 'Envoyer' }).dblclick();
  go();
  await expect(main.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(main.getByLabel('Nom', { exact: true })).toHaveValue('Awa');
});
