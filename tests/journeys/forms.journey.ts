import { expect, type Page } from '@playwright/test';
import { faultsOf, test } from './provider.ts';
import { seededSample } from './seeded-sample.ts';
import { comeBack } from './steps.ts';

const password = 'Tabaski-2026';

type Form = { path: string; fields: Record<string, string>; password?: string };

/** The forms that a visitor can open, with their typed values. */
const forms: readonly Form[] = [
  { path: '/login', fields: { 'E-mail ou numéro de téléphone': 'awa@exemple.ci' }, password: 'Mot de passe' },
  {
    path: '/register',
    fields: { Prénom: 'Awa', Nom: 'Koné', 'E-mail': 'awa@', 'Numéro de téléphone': '0701020304' },
    password: 'Mot de passe',
  },
  { path: '/forgot-password', fields: { 'E-mail': 'awa@exemple.ci' } },
  {
    path: '/contact',
    fields: { Nom: 'Awa', 'E-mail': 'awa@exemple.ci', Sujet: 'Livraison', Message: 'À\nBouaké' },
  },
];

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

async function expectTyped(page: Page, { fields }: Form): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await expect(field(page, name)).toHaveValue(value);
}

for (const form of seededSample('typed at', forms)) {
  test(`the text of ${form.path} survives a reload and Back, the password does not`, async ({ page }) => {
    await page.goto(form.path);
    for (const [name, value] of Object.entries(form.fields)) await field(page, name).fill(value);
    const secret =
      form.password === undefined
        ? undefined
        : page.getByRole('textbox', { name: form.password, exact: true });
    await secret?.fill(password);
    await page.reload();
    await expectTyped(page, form);
    if (secret !== undefined) await expect(secret).toHaveValue('');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain(password);

    await page
      .getByRole('link', { name: /accueil/i })
      .first()
      .click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expectTyped(page, form);
  });
}

test('a phone number with its country code is refused as specified, and taken without it at one press', async ({
  page,
}) => {
  await page.goto('/register');
  const phone = field(page, 'Numéro de téléphone');
  for (const [typed, taken] of [
    ['+225 07 00 00 00 01', '0700000001'],
    ['00221 77 123 45 67', '221771234567'],
  ] as const) {
    await phone.fill(typed);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page.getByText('Entrez un numéro valide')).toBeVisible();
    await page.getByRole('button', { name: `Utiliser ${taken}` }).click();
    await expect(phone).toHaveValue(taken);
    await expect(phone).toBeFocused();
    await expect(page.getByText('Entrez un numéro valide')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Utiliser/ })).toHaveCount(0);
  }
});

test('the link to the registration is in the first window of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/login');
  const way = page.getByRole('main').getByRole('link', { name: 'Créer un compte' });
  await expect(way).toBeInViewport({ ratio: 1 });
  // A visitor who came from an animal's page sees an additional sentence above it.
  await page.evaluate(() => localStorage.setItem('redirect_url', '/checkout'));
  await page.reload();
  await expect(page.getByText('vous reviendrez là où vous étiez')).toBeVisible();
  await expect(way).toBeInViewport({ ratio: 1 });
});

test('edits of the profile survive a reload, and logout forgets them', async ({ page, root }) => {
  await comeBack(page, root);
  await page.goto('/dashboard');
  await field(page, 'Adresse').fill('Bouaké, Air France 2');
  await page.reload();
  await expect(field(page, 'Adresse')).toHaveValue('Bouaké, Air France 2');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Bouaké');
});

test('three presses of Enter and a double click are one request of each form', async ({ page, root }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname.replace('/api/v1/', ''));
  });
  const pressed = (name: string) => page.getByRole('button', { name, exact: true });

  await faultsOf(root).add({ operationId: 'login', kind: 'status', status: 500, times: 9 });
  await page.goto('/login');
  await field(page, 'E-mail ou numéro de téléphone').fill('awa@exemple.ci');
  const secret = page.getByRole('textbox', { name: 'Mot de passe' });
  await secret.fill(password);
  await secret.evaluate((input: HTMLInputElement) => {
    for (const _ of [1, 2, 3]) input.form?.requestSubmit();
  });
  await expect(
    page.getByRole('alert').getByText("Une erreur s'est produite lors de la connexion."),
  ).toBeVisible();
  expect(sent).toEqual(['auth/login/']);
  await expect(secret).toHaveValue(password);

  sent.length = 0;
  await page.goto('/forgot-password');
  await field(page, 'E-mail').fill('personne@exemple.ci');
  await pressed('Recevoir le lien').dblclick();
  await expect(page.getByRole('alert').getByText('Aucun utilisateur trouve avec cet email.')).toBeVisible();
  expect(sent).toEqual(['auth/password-reset/']);
});
