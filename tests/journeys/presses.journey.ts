import { expect } from '@playwright/test';
import { delayCode, openWithoutCode } from './delayed-code.ts';
import { test } from './provider.ts';
import { customer } from './steps.ts';
import { painted } from './watched.ts';

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
