import { expect, type Page } from '@playwright/test';
import { faultsOf, test } from './provider.ts';

const password = 'Tabaski-2026';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

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
