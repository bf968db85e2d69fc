// §1: Visitors browse by
// §1: Customers check out
// §2 Routes: `/two-factor-auth` outside the
// §2 Routes: `/register` outside the
// §2 Routes: `/otp` outside the
// §2 Routes: `/account/activate/{token}` outside the
// §2 Routes: `/account/reset-password/{token}` outside the
// §2 Routes: `/forgot-password` outside the
// §2 Login: 202 goes to
// §2 Registration: Success goes to
// §2 Forgot password: Request form, then
// §2 Reset password: Form, then success
// §2 Activation by link: Activates on load;
// §2 Activation code: Success: notice, then
// §2 Two-factor: Success shows the
// §3 Entities: The e-mail of
// §8 Activation by link: Failure, no token
// §8 Profile update: Success and failure
// §8 Password change: Success and failure

import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Country } from '#openapi/schemas.ts';
import { hydrated } from './hydrated.ts';
import { newestFor, newestSms } from './outbox.ts';
import { firstOf, test } from './provider.ts';
import { newPassword as password, register } from './registration-steps.ts';
import { comeBack, logIn } from './steps.ts';

const activated = "L'activation de votre compte a été effectuée avec succès !";
const pathOf = (link: string | undefined): string => new URL(link ?? '').pathname;

/** The e-mail of a new account and its mailed link, for journeys that are not about the registration. */
async function newAccount(request: APIRequestContext, root: string, isActive: boolean) {
  const email = `nouveau-${randomUUID()}@exemple.ci`;
  const send = async (path: string, data: object) =>
    expect(await request.post(`${root}/api/v1/auth/${path}/`, { data })).toBeOK();
  await send('register', {
    ...{ first_name: 'Adjoua Marie', last_name: 'N’Guessan', email },
    ...{ numero_telephone: `07${randomInt(10_000_000, 99_999_999)}`, password1: password },
    pays: (await firstOf<Country>(root, 'pays/')).id,
  });
  const { code: otp, link } = await newestFor(root, email);
  if (isActive) await send('activate-user-account-otp', { email, otp });
  return { email, link };
}

test('a mistyped e-mail can be corrected from the page of the code, without a lockout', async ({
  page,
  root,
}) => {
  await page.goto('/register');
  const mistyped = await register(page);
  await expect(page).toHaveURL('/otp');
  await expect(page.getByText(mistyped)).toBeVisible();
  await page.getByRole('link', { name: 'Corriger mon inscription' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('Prénom')).toHaveValue('Adjoua Marie');
  await expect(page.getByLabel('Pays')).not.toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue('');

  const name = `awa-${randomUUID()}`;
  await page.getByLabel('E-mail').fill(`${name}@gmial.com`);
  await expect(page.getByText('Est-ce bien gmial.com')).toBeVisible();
  await page.getByRole('button', { name: `Utiliser ${name}@gmail.com` }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(`${name}@gmail.com`);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByText('Est-ce bien')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL('/otp');
  const { code = '' } = await newestFor(root, `${name}@gmail.com`);
  await page.getByLabel('Chiffre 1 sur 6').click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Activer mon compte' }).click();
  await expect(page).toHaveURL('/login');
  // The page of the code is replaced.
  await page.goBack();
  await expect(page).toHaveURL('/register');
  await page.goto('/register');
  await hydrated(page);
  await expect(page.getByLabel('Prénom')).toHaveValue('');
  await page.goto('/otp');
  await expect(page.getByRole('heading', { name: 'Vous n’avez pas de code à saisir' })).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole('link', { name: /^Retour à l.accueil$/ })).toHaveCount(1);
});

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/');
};

test('a new person registers, enters the mailed code and logs in', { tag: '@always' }, async ({
  page,
  root,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  // At the spot of the link: a click so soon after would be dropped (src/boot/early/second-tap.ts).
  await page.getByRole('button', { name: 'Créer mon compte' }).press('Enter');
  await expect(page.getByLabel('Prénom')).toBeFocused();
  await expect(page.getByText('Le prénom est requis')).toBeVisible();

  const email = await register(page);
  await expect(page).toHaveURL('/otp');
  await expect(page.getByText('La création de votre compte a réussi.')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  const submit = page.getByRole('button', { name: 'Activer mon compte' });
  const first = page.getByLabel('Chiffre 1 sur 6');
  const { code = '' } = await newestFor(root, email);
  await expect(submit).toBeDisabled();
  await first.click();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Code OTP invalide ou expiré.')).toBeVisible();
  await expect(first).toBeFocused();
  await page.keyboard.type(code);
  await submit.click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByText(activated)).toBeVisible();
  await logIn(page, { email, password });
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Adjoua Marie N’Guessan')).toBeVisible();
});

test('the mailed link activates an account, and says so again when it is opened again', async ({
  page,
  request,
  root,
}) => {
  const { link } = await newAccount(request, root, false);
  for (const _ of ['first', 'again']) {
    await page.goto(pathOf(link));
    await expect(page.getByRole('heading', { name: 'Votre compte est activé' })).toBeVisible();
  }

  await page.goto('/account/activate/lien-inconnu');
  await expect(
    page.getByRole('heading', { name: "Le lien d'activation est invalide ou expiré." }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contacter le support' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  for (const path of ['/account/activate/', '/account/activate']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: "Aucune action d'activation détectée." })).toBeVisible();
  }
});

test('a customer with two factors logs in with the code of the SMS, pasted', async ({ page, root }) => {
  await page.goto('/login');
  await logIn(page, { email: 'securite@exemple.ci', password });
  await expect(page).toHaveURL('/two-factor-auth');
  await expect(page.getByText('Un code de vérification vous a été envoyé.')).toBeVisible();

  const sms = await newestSms(root);
  await page.getByLabel('Chiffre 3 sur 5').evaluate((field, text) => {
    field.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, sms);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(activated)).toBeVisible();
  await logOut(page);
});

test('a lost password is recovered by the mailed link', async ({ page, request, root }) => {
  const { email } = await newAccount(request, root, true);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(page.getByRole('button', { name: 'Recevoir le lien' })).toBeVisible();
  await page.getByLabel('E-mail').fill('personne@exemple.ci');
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByRole('alert').getByText('Aucun utilisateur trouve avec cet email.')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByRole('heading', { name: 'Consultez votre boîte de réception' })).toBeFocused();
  await page.getByRole('link', { name: 'Réessayez' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);

  const { link } = await newestFor(root, email);
  await page.goto(pathOf(link));
  const save = page.getByRole('button', { name: 'Enregistrer' });
  const fresh = page.getByRole('textbox', { name: 'Nouveau mot de passe', exact: true });
  const again = page.getByRole('textbox', { name: 'Confirmation du nouveau mot de passe' });
  await fresh.fill('Ladoum!2027');
  await again.fill('Ladoum!2026');
  await expect(page.getByText('Les mots de passe ne correspondent pas.')).toBeVisible();
  await expect(save).toBeDisabled();
  await again.fill('Ladoum!2027');
  await save.click();
  await expect(page.getByRole('heading', { name: 'Votre mot de passe a été changé' })).toBeVisible();

  await page.goto(pathOf(link));
  await fresh.fill('Ladoum!2028');
  await again.fill('Ladoum!2028');
  await save.click();
  await expect(page.getByRole('alert').getByText('Le token de verification est invalide.')).toBeVisible();

  await page.goto('/login');
  await logIn(page, { email, password: 'Ladoum!2027' });
  await expect(page).toHaveURL('/dashboard');
});

test('a customer changes name and password', async ({ page, request, root }) => {
  const { email } = await newAccount(request, root, true);
  await comeBack(page, root, { email, password });
  await page.goto('/dashboard');
  await page.getByLabel('Prénom').fill('A');
  await expect(page.getByText('Le prénom doit contenir au moins 2 caractères.')).toBeVisible();
  await page.getByLabel('Prénom').fill('Aya');
  await page.getByLabel('Adresse', { exact: true }).fill('Plateau, rue du Commerce');
  await page.getByRole('link', { name: 'Sécurité', exact: true }).click();
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('Plateau, rue du Commerce');
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(page.getByText('Vos informations ont été mises à jour avec succès')).toBeVisible();
  await expect(page.getByText('Aya N’Guessan')).toBeVisible();
  const emptied = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByLabel('Adresse', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  expect((await emptied).status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('Aya');
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('');

  await page.getByRole('link', { name: 'Sécurité', exact: true }).click();
  const old = page.getByRole('textbox', { name: 'Mot de passe actuel' });
  await old.fill('Pas-le-bon');
  await page.getByRole('textbox', { name: 'Nouveau mot de passe', exact: true }).fill('Ladoum!fete');
  await page.getByRole('textbox', { name: 'Confirmation du nouveau mot de passe' }).fill('Ladoum!fete');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('alert').getByText('Votre ancien mot de passe est incorrect.')).toBeVisible();
  await old.fill(password);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe a été mis à jour avec succès.')).toBeVisible();
  await expect(old).toHaveValue('');

  await logOut(page);
  await page.goto('/login');
  await logIn(page, { email, password: 'Ladoum!fete' });
  await expect(page).toHaveURL('/dashboard');
});
