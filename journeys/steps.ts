import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { providerFor } from './provider.ts';

/** The customer of the demo accounts. */
export const customer = { email: 'client@exemple.ci', password: 'Tabaski-2026' };

/** Fills the login form of the page that is open. */
export async function logIn(page: Page, { email, password } = customer): Promise<void> {
  await page.getByLabel('E-mail ou numéro de téléphone').fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/**
 * A customer comes back to a device that keeps their session, as the shop kept it after a login (specification §3): for journeys
 * that are not about the login. The next page that is opened has it. Answers the provider as this customer sees it.
 */
export async function comeBack(page: Page, root: string, account = customer) {
  const provider = await providerFor(root, account);
  // An address of the shop that runs nothing of it.
  await page.goto('/favicon.svg');
  await page.evaluate((token) => {
    localStorage.setItem('access_token', token);
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop does
    document.cookie = `access_token=${encodeURIComponent(token)}; Max-Age=86400; Path=/; Secure; SameSite=Lax`;
  }, provider.token);
  return provider;
}

/** Opens an animal from the shop's list, as a shopper finds it. */
export async function openAnimal(page: Page, name: string): Promise<void> {
  await page.goto('/shop');
  await hydrated(page);
  await page
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('link', { name: 'Voir les détails' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The number in the header's cart link. */
export const cartBadge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Panier/ });

/** Empties the customer's cart by the screen, so that a journey starts from nothing. */
export async function emptyCart(page: Page): Promise<void> {
  await page.goto('/cart/');
  const empty = page.getByRole('heading', { name: 'Ton panier est vide' });
  const remove = page.getByRole('button', { name: /^Supprimer du panier/ });
  await expect(empty.or(remove.first())).toBeVisible();
  while ((await remove.count()) > 0) {
    const left = await remove.count();
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  await expect(empty).toBeVisible();
}

/** The same page with a query that nobody reads, and no page was made for beforehand: it begins as the empty shell. */
export const unprepared = (path: string): string => `${path}?neuf=1`;
