import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { comeBack } from './steps.ts';
import { holdRequests } from './watched.ts';

/** Sets the content of the cart and opens a step of the checkout as a customer with a stored session. */
export async function openCheckout(
  page: Page,
  root: string,
  animal: string,
  quantity = 1,
  step: 1 | 2 | 3 = 1,
) {
  const provider = await comeBack(page, root);
  await provider.fillCart(animal, quantity);
  const path = step === 1 ? '/checkout' : `/checkout?etape=${step}`;
  await page.goto(path);
  await expect(page).toHaveURL(path);
  return provider;
}

type Payment = { type: RegExp; means: string };

/** Goes from the cart to the last checkout step. */
export async function checkOutCart(page: Page, payment: Payment): Promise<void> {
  await page.getByRole('link', { name: 'Passer à la caisse' }).first().click();
  await expect(page).toHaveURL(/\/checkout/);
  await page.getByLabel('Adresse de livraison').fill('Cocody Angré, 8e tranche, près de la pharmacie');
  await page.getByLabel('Ville').fill('Abidjan');
  await page.getByRole('button', { name: 'Suivant' }).press('Enter');
  await page.getByRole('radio', { name: payment.type }).check();
  await page.getByRole('radio', { name: payment.means }).check();
  await page.getByRole('button', { name: 'Suivant' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Commander' })).toBeVisible();
}

/** Goes from the list to the last checkout step with one animal and this payment; `beforeAdding` runs on the animal's page. */
export async function checkOut(
  page: Page,
  root: string,
  animal: string,
  payment: Payment,
  beforeAdding: () => Promise<void> = async () => undefined,
): Promise<void> {
  await (await comeBack(page, root)).fillCart('', 0);
  await page.goto('/shop');
  await hydrated(page);
  const card = page.getByRole('article').filter({ hasText: animal });
  await card.getByRole('link', { name: 'Voir les détails' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: animal })).toBeVisible();
  await beforeAdding();
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page).toHaveURL('/cart/');
  await expect(page.getByRole('heading', { level: 1, name: 'Details Panier' })).toBeVisible();
  await checkOutCart(page, payment);
}

/** The attempt keys of all order requests that the page sends. */
export function watchOrders(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/ecommerce/checkout/')) {
      keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  return keys;
}

const placeOrder = '**/ecommerce/checkout/';

/** Holds every order of the page back from the provider until the returned function is called. */
export const holdOrders = (page: Page): Promise<() => void> => holdRequests(page, placeOrder);

/**
 * Loses the answer of every order until the returned function is called. The page's route drops it, not the provider: a browser
 * would repeat a broken request later and empty the cart of the next journey.
 */
export async function loseOrders(page: Page): Promise<() => Promise<void>> {
  await page.route(placeOrder, (route) => route.abort('connectionreset'));
  return () => page.unroute(placeOrder);
}

export const unanswered = 'Nous n’avons pas reçu de réponse pour votre commande';
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const next = (page: Page) => page.getByRole('button', { name: 'Suivant' });
export const order = (page: Page) => page.getByRole('button', { name: 'Commander' });
/** The order summary beside the form: lines and amounts. */
export const recap = (page: Page) => page.getByRole('region', { name: 'Votre commande' });

/** Waits for `data-ready`: a button that spends money accepts a press only after it has not moved for a while. */
export async function pressOrder(page: Page, button: Locator = order(page)): Promise<void> {
  await expect(button).toHaveAttribute('data-ready', 'true');
  // The duration of a real tap.
  await button.click({ delay: 120 });
}
