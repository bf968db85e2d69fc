import { expect, type Page } from '@playwright/test';
import { delayCode } from './delayed-code.ts';
import { fillSilently } from './fill-silently.ts';
import { taken } from './hydrated.ts';
import { test } from './provider.ts';

/* The document is the source of what is typed: any text in a field is submitted, and no code removes it. */

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const identifier = 'E-mail ou numéro de téléphone';
const secret = (page: Page) => page.getByRole('textbox', { name: 'Mot de passe', exact: true });

/** The request bodies of one of the provider's calls. */
function sentTo(page: Page, call: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(call)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('a login that a password manager fills in before the page’s code is there is sent unchanged; a wrong password is refused with its sentence', async ({
  page,
}) => {
  const sent = sentTo(page, '/auth/login/');
  const open = await delayCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillSilently(field(page, identifier), 'personne@exemple.ci');
  await fillSilently(secret(page), 'Tabaski-2026');
  open();
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText("Nom d'utilisateur ou mot de passe incorrect.");
  expect(sent).toEqual([{ email: 'personne@exemple.ci', password: 'Tabaski-2026' }]);
  await expect(field(page, identifier)).toHaveValue('personne@exemple.ci');
  await expect(secret(page)).toHaveValue('Tabaski-2026');
  await expect(page).toHaveURL('/login');
});

test('a button that waits for its fields is enabled when a program has filled them in without an event', async ({
  page,
}) => {
  await page.goto('/account/reset-password/lien-inconnu');
  const button = page.getByRole('main').locator('button[type=submit]');
  await expect(button).toBeDisabled();
  for (const name of ['new_password', 'confirmation'])
    await fillSilently(page.locator(`[name=${name}]`), 'Tabaski-2026');
  await page.locator('[name=confirmation]').hover();
  await expect(button).toBeEnabled();
});

test('a document that its host has rewritten keeps the typed text, the caret and the focus', async ({
  page,
}) => {
  await page.route(
    (url) => url.pathname === '/contact',
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(/>bonjour@belier\.ci</g, '><span class="obfuscated-mail">[email&#160;protected]</span><')
        .replaceAll(/(\+225 \d\d)/g, '<a href="tel:0">$1</a>');
      await route.fulfill({ response, body: html });
    },
  );
  const open = await delayCode(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'Sujet').fill('Livraison');
  await field(page, 'Message').pressSequentially('À Bouaké, jeudi');
  await page.keyboard.press('Home');
  open();
  await taken(page);
  await expect(page.locator('.obfuscated-mail')).toHaveCount(0);
  await expect(field(page, 'Sujet')).toHaveValue('Livraison');
  await expect(field(page, 'Message')).toBeFocused();
  await page.keyboard.insertText('Bonjour. ');
  await expect(field(page, 'Message')).toHaveValue('Bonjour. À Bouaké, jeudi');
});

test('text pasted before the code loads is submitted, and a composition under way goes on; another tab keeps its own', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/contact');
  await field(other, 'Sujet').fill('Une autre question');

  const open = await delayCode(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'Sujet').fill('Livraison');
  await field(page, 'Sujet').press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await field(page, 'Message').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await field(page, 'E-mail').fill('awa@exemple.ci');
  await field(page, 'Nom').focus();
  const session = await context.newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'Kon', selectionStart: 3, selectionEnd: 3 });
  open();
  await taken(page);
  await session.send('Input.imeSetComposition', { text: 'Koné', selectionStart: 4, selectionEnd: 4 });
  await session.send('Input.insertText', { text: 'Koné' });
  await expect(field(page, 'Nom')).toHaveValue('Koné');
  await page.getByRole('main').getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText('Message envoyé avec succès !')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(field(other, 'Sujet')).toHaveValue('Une autre question');
});
