import { expect, type Page } from '@playwright/test';
import { suggestionsWording } from '../../src/wording/suggestions.ts';
import { heading, loseOrders, next, order, pressOrder, unanswered } from './checkout-steps.ts';
import { hydrated } from './hydrated.ts';
import { administrator, faultsOf, providerFor } from './provider.ts';
import { register } from './registration-steps.ts';
import { comeBack } from './steps.ts';
import { type Scan, scanByArrow } from './tab-scan.ts';
import { requestsOf } from './watched.ts';

/** A part of a page that opens, or a temporary state of a page. */
export type Place = {
  readonly where: string;
  readonly open: (page: Page, root: string) => Promise<unknown>;
  /** Moves the keyboard through it, where Tab alone does not. */
  readonly by?: (page: Page) => Promise<Scan>;
  /** Closes it. */
  readonly close?: (page: Page, root: string) => Promise<unknown>;
};

/** Opens a page of the shop, waits until it is hydrated, and unfolds all collapsed parts. */
export async function openUnfolded(page: Page, path: string): Promise<void> {
  const quiet = requestsOf(page);
  await page.goto(path);
  await hydrated(page);
  await quiet();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    for (const order of document.querySelectorAll<HTMLElement>('[data-unfolds]')) order.click();
  });
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().press('Enter');
const dialog = (page: Page) => page.getByRole('dialog');
const pressEscape = (page: Page) => page.keyboard.press('Escape');

const drawer = (name: string): Place => ({
  where: name,
  open: async (page) => {
    await openUnfolded(page, '/shop');
    await press(page, name);
    await expect(dialog(page)).toBeVisible();
  },
  close: async (page) => {
    await pressEscape(page);
    // Its entry of the history is left, which would end the opening of the next place.
    await expect.poll(() => page.evaluate('navigation.canGoForward')).toBe(true);
  },
});

/** The places of a visitor. */
export const placesOfVisitors: readonly Place[] = [
  drawer('Ouvrir le menu'),
  drawer('Filtrer'),
  {
    where: 'the suggestions of the search',
    open: async (page) => {
      await openUnfolded(page, '/');
      await page.getByRole('banner').getByPlaceholder('je recherche un produit').pressSequentially('belier');
      await expect(page.getByRole('listbox', { name: suggestionsWording.list })).toBeVisible();
    },
    by: scanByArrow,
    close: pressEscape,
  },
  {
    where: 'a list with two chosen animals, and how they are shared',
    open: async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await openUnfolded(page, '/shop');
      for (const at of [0, 1]) await page.getByRole('article').getByRole('checkbox').nth(at).press('Space');
      await press(page, 'Partager ma sélection');
      await expect(page.getByRole('group', { name: 'Partager ma sélection' })).toBeVisible();
    },
    close: (page) => page.evaluate(() => localStorage.clear()),
  },
  {
    where: 'a list without a connection',
    open: async (page) => {
      await openUnfolded(page, '/shop');
      await page.context().setOffline(true);
      await expect(page.getByText('Vous êtes hors connexion.').first()).toBeVisible();
    },
    close: (page) => page.context().setOffline(false),
  },
  {
    where: 'the pictures of an animal, over the whole window',
    open: async (page) => {
      await openUnfolded(page, '/shop');
      await page
        .getByRole('link', { name: /^Voir les détails/ })
        .first()
        .press('Enter');
      await hydrated(page);
      await page.getByRole('link', { name: /en grand$/ }).press('Enter');
      await expect(dialog(page)).toBeVisible();
    },
    close: pressEscape,
  },
  {
    where: 'how an animal is shared, and where it comes from',
    open: async (page) => {
      await page.getByRole('button', { name: 'Partager', exact: true }).press('Enter');
      await expect(page.getByRole('main').getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
      await page.getByRole('radio', { name: 'Origine du bétail' }).press('Space');
    },
  },
  {
    where: 'the registration, refused',
    open: async (page) => {
      await openUnfolded(page, '/register');
      await press(page, 'Créer mon compte');
      await expect(page.getByText('Le prénom est requis').first()).toBeVisible();
    },
  },
  {
    where: 'the login, refused',
    open: async (page) => {
      await openUnfolded(page, '/login');
      await page.getByLabel('E-mail ou numéro de téléphone').fill('personne@exemple.ci');
      await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Pas-celui-ci');
      await press(page, 'Se connecter');
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    },
  },
  {
    where: 'the code of a registration',
    open: async (page) => {
      await openUnfolded(page, '/register');
      await register(page);
      await expect(page).toHaveURL('/otp');
      await hydrated(page);
    },
  },
];

/** Opens the last step of the checkout with the current cart. */
async function openLastStep(page: Page): Promise<void> {
  await page.goto('/checkout?etape=3');
  await expect(order(page)).toHaveAttribute('data-ready', 'true');
}

const animal = 'Bélier Bali-Bali';

/** Orders an animal, and returns from the provider's payment page by one of its choices. */
const paid = async (page: Page, root: string, choice: string | RegExp, title: string): Promise<void> => {
  await (await comeBack(page, root)).fillCart(animal, 1);
  await openLastStep(page);
  await pressOrder(page);
  await page.waitForURL('**/sandbox/paiement/**');
  await page.getByRole('button', { name: choice }).click();
  await page.waitForURL('**/order-status-finished?order_number=*');
  await hydrated(page);
  await expect(heading(page, title)).toBeVisible();
};

/** The places of a customer with two animals in the cart; the last ones order them. */
export const placesOfCustomers: readonly Place[] = [
  {
    where: 'the cart, after a removal',
    open: async (page) => {
      await openUnfolded(page, '/cart/');
      await press(page, /^Supprimer du panier/);
      await expect(page.getByRole('button', { name: /^Annuler la suppression/ })).toBeFocused();
    },
    close: async (page) => {
      const undo = page.getByRole('button', { name: /^Annuler la suppression/ });
      await undo.press('Enter');
      await expect(undo).toHaveCount(0);
    },
  },
  {
    where: 'step 1 of the checkout, refused, with the order unfolded',
    open: async (page) => {
      await openUnfolded(page, '/checkout');
      await page.locator('summary', { hasText: 'Votre commande' }).press('Enter');
      await page.getByLabel('Adresse de livraison').fill('');
      await page.getByLabel('Ville').fill('');
      await next(page).press('Enter');
      await expect(page.getByText("L'adresse de livraison est requise").first()).toBeVisible();
    },
  },
  {
    where: 'step 2, on delivery',
    open: async (page) => {
      await page.getByLabel('Adresse de livraison').fill('Cocody Angré');
      await page.getByLabel('Ville').fill('Abidjan');
      await next(page).press('Enter');
      await page.getByRole('radio', { name: /à la livraison/ }).press('Space');
    },
  },
  {
    where: 'step 3',
    open: async (page) => {
      await next(page).press('Enter');
      await expect(order(page)).toBeVisible();
    },
  },
  {
    where: 'what has changed since, to agree to',
    open: async (page, root) => {
      const backOffice = await providerFor(root, administrator);
      const product = await backOffice.findAnimal(animal);
      await openLastStep(page);
      await backOffice.change(product, { price: product.price + 10_000, promo_price: null });
      await pressOrder(page);
      await expect(heading(page, 'Votre commande a changé')).toBeFocused();
      await backOffice.change(product, { price: product.price, promo_price: product.promo_price });
    },
  },
  {
    where: 'an order whose answer was lost',
    open: async (page) => {
      await openLastStep(page);
      const arriveAgain = await loseOrders(page);
      await pressOrder(page);
      await expect(heading(page, unanswered)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible();
      await arriveAgain();
    },
    close: async (page) => {
      await press(page, 'Abandonner cette tentative');
      await expect(heading(page, unanswered)).toHaveCount(0);
    },
  },
  {
    where: 'a checkout that could not be read',
    open: async (page, root) => {
      await faultsOf(root).add({ operationId: 'listCart', kind: 'status', status: 503, times: 20 });
      await page.goto('/checkout');
      await expect(heading(page, 'Vos informations ne se sont pas chargées')).toBeVisible();
    },
    close: (_, root) => faultsOf(root).clear(),
  },
  {
    where: 'a payment that waits',
    open: (page, root) => paid(page, root, 'Laisser en attente', 'Paiement échoué'),
  },
  ...['/', '/cart/', '/dashboard', '/dashboard?onglet=commandes'].map((path) => ({
    where: `${path}, while a payment waits`,
    open: (page: Page) => openUnfolded(page, path),
  })),
  {
    where: 'a payment that was refused',
    open: (page, root) => paid(page, root, 'Refuser le paiement', 'Paiement échoué'),
  },
  {
    where: 'a payment that has arrived',
    open: (page, root) => paid(page, root, /^Payer/, 'Paiement réussi !'),
  },
  {
    where: 'the menu of an order',
    open: async (page) => {
      await openUnfolded(page, '/dashboard?onglet=commandes');
      await press(page, /^Actions pour la commande/);
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('ArrowUp');
    },
    by: scanByArrow,
    close: pressEscape,
  },
  {
    where: 'a search among the orders that finds none',
    open: async (page) => {
      await openUnfolded(page, '/dashboard?onglet=commandes');
      await page.getByPlaceholder('Rechercher une commande...').fill('rien de tel');
      await expect(page.getByRole('button', { name: 'Effacer la recherche' })).toBeVisible();
    },
  },
];
