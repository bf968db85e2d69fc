import { devices, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { findAnimal, providerFor } from './provider.ts';

/** A phone, for `test.use`; its density would draw seven times as many pixels, which no journey looks at. */
const { defaultBrowserType: _, ...pixel } = devices['Pixel 5'];
export const phone = { ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** The customer of the demo accounts. */
export const customer = { email: 'client@exemple.ci', password: 'Tabaski-2026' };

/** Fills the login form of the open page. */
export async function logIn(page: Page, { email, password } = customer): Promise<void> {
  await page.getByLabel('E-mail ou numéro de téléphone').fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/**
 * Restores a customer's session as the shop stores it after a login (specification §3), for journeys that are not about the login.
 * Takes effect with the next page. Returns a client of the provider for this customer.
 */
export async function comeBack(page: Page, root: string, account = customer) {
  const provider = await providerFor(root, account);
  // An address of the shop that runs no scripts.
  await page.goto('/favicon.svg');
  await page.evaluate((token) => {
    localStorage.setItem('access_token', token);
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop does
    document.cookie = `access_token=${encodeURIComponent(token)}; Max-Age=86400; Path=/; Secure; SameSite=Lax`;
  }, provider.token);
  return provider;
}

/** Opens an animal's page, and waits until it is hydrated. */
export async function openAnimal(page: Page, root: string, name: string): Promise<void> {
  await page.goto(`/product/${(await findAnimal(root, name)).id}`);
  await hydrated(page);
}

/** The number in the header's cart link. */
export const cartBadge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Panier/ });

/** The same page with an unused query: it is not prerendered, so it starts from the empty shell. */
export const unprepared = (path: string): string => `${path}?etape=1`;
