// §1: Visitors browse by
// §2 Routes: `/product/{id}` inside the
// §2 Routes: `/product-by-country/{id}` inside the
// §2 Routes: `/cart/` inside the
// §2 Routes: `/dashboard` inside the
// §2 Routes: `/login` outside the
// §2 Shared layout: The cart link
// §2 Login: Success goes to
// §2 Dashboard: Without a user:
// §3 Entities: A redirect URL
// §4 Cart: Add as a
// §4 Cart: Added: the cart
// §6 Roles: The dashboard needs
// §8 Login: 401 or 400,
// §8 Not logged in on the dashboard: Notice, then /login
// §8 Not logged in on the dashboard: « Connectez-vous pour

import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { newestSms } from './outbox.ts';
import { administrator, providerFor, test } from './provider.ts';
import { cartBadge, customer, logIn, openAnimal } from './steps.ts';

const quantityOf = (page: Page) => page.getByRole('group', { name: 'Quantité' }).getByRole('spinbutton');

/** Opens an animal as a visitor, and presses 'Ajouter au panier' for three of it; returns the path of its page. */
async function addThree(page: Page, root: string, name: string): Promise<string> {
  await openAnimal(page, root, name);
  const { pathname } = new URL(page.url());
  for (const chosen of ['2', '3']) {
    await page.getByRole('button', { name: 'Augmenter la quantité' }).click();
    await expect(quantityOf(page)).toHaveValue(chosen);
  }
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page).toHaveURL('/login');
  return pathname;
}

test('three of an animal that a visitor adds are in the cart after the login, once; Retirer takes them back', {
  tag: '@always',
}, async ({ page, root }) => {
  const name = 'Brebis Djallonké';
  const product = await addThree(page, root, name);
  await expect(
    page.getByText('Vous devez vous connecter, pour ajouter un produit au panier.').first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`Brebis%20Djallonk%C3%A9.*3.*${encodeURIComponent(product)}$`),
  );
  const wish = page.getByRole('link', { name: /Brebis Djallonké.*FCFA/ });
  await expect(wish).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page).toHaveURL('/register');
  await expect(wish).toBeVisible();
  await page.goBack();
  // With two factors: the wish waits for the code, too.
  await logIn(page, { email: 'securite@exemple.ci', password: customer.password });
  await expect(page).toHaveURL('/two-factor-auth');
  await page.getByLabel('Chiffre 1 sur 5').click();
  await page.keyboard.type(/\d{5}/.exec(await newestSms(root))?.[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart/');
  await expect(page.getByText('Produit ajouté au panier avec succès.')).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(cartBadge(page)).toContainText('3');
  await page.getByRole('button', { name: 'Retirer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ton panier est vide' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ton panier est vide' })).toBeVisible();
  await page.goto(product);
  await hydrated(page);
  await expect(quantityOf(page)).toHaveValue('1');
});

test('an animal whose price has changed since a visitor’s add is not added by the login: its page says so', {
  tag: '@always',
}, async ({ page, root }) => {
  const provider = await providerFor(root, customer);
  await provider.fillCart('', 0);
  const office = await providerFor(root, administrator);
  const animal = await office.findAnimal('Brebis Djallonké');
  const product = await addThree(page, root, animal.name);
  await office.change(animal, { price: animal.price + 5000 });
  await logIn(page);
  await expect(page).toHaveURL(product);
  await expect(page.getByText(/^Le prix ou le nombre d’animaux disponibles a changé/)).toBeVisible();
  await expect(quantityOf(page)).toHaveValue('3');
  await expect(page.getByText('Cet animal n’est pas encore dans votre panier.')).toBeVisible();
  expect(await provider.cart()).toEqual([]);
  await office.change(animal, { price: animal.price });
});

test('/cart opens the cart at /cart/; the dashboard asks to log in; an unknown URL, product or country is reported inside the layout, with a next step', async ({
  page,
}) => {
  await page.goto('/cart');
  await expect(page).toHaveURL('/cart/');
  await expect(page.getByRole('heading', { name: 'Ton panier est vide' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Connectez-vous pour accéder à votre compte.').first()).toBeVisible();
  for (const path of [
    '/nulle-part',
    '/product/inconnu',
    '/category/inconnue',
    '/product-by-country/inconnu',
  ]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Voir la boutique' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }
});
