import { expect, type Locator, type Page } from '@playwright/test';
import { comeBack, openAnimal } from './steps.ts';

/** The customer's cart holds this; the customer, whose session the device keeps, stands at a step of the checkout. */
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

/** From the list to the last step of the checkout, with one animal and the given payment; `beforeAdding` acts on the animal's page. */
export async function checkOut(
  page: Page,
  root: string,
  animal: string,
  payment: { type: RegExp; means: string },
  beforeAdding: () => Promise<void> = async () => undefined,
): Promise<void> {
  await (await comeBack(page, root)).fillCart('', 0);
  await openAnimal(page, animal);
  await beforeAdding();
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page).toHaveURL('/cart/');
  await expect(page.getByRole('heading', { level: 1, name: 'Details Panier' })).toBeVisible();
  await page.getByRole('link', { name: 'Passer à la caisse' }).first().click();

  await expect(page).toHaveURL(/\/checkout/);
  await page.getByLabel('Adresse de livraison').fill('Cocody Angré, 8e tranche, près de la pharmacie');
  await page.getByLabel('Ville').fill('Abidjan');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('radio', { name: payment.type }).check();
  await page.getByRole('radio', { name: payment.means }).check();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.getByRole('button', { name: 'Commander' })).toBeVisible();
}

/** Every order request that the page sends, by its attempt's key. */
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

/**
 * Every order is lost on its way until the answered function is called. Not dropped by the provider: the browser would send that
 * once more by itself, later, and empty the cart of the next journey.
 */
export async function loseOrders(page: Page): Promise<() => Promise<void>> {
  await page.route(placeOrder, (route) => route.abort('connectionreset'));
  return () => page.unroute(placeOrder);
}

export const unanswered = 'Nous n’avons pas reçu de réponse pour votre commande';
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const next = (page: Page) => page.getByRole('button', { name: 'Suivant' });
export const order = (page: Page) => page.getByRole('button', { name: 'Commander' });
/** The order beside the form: its lines and amounts. */
export const recap = (page: Page) => page.getByRole('region', { name: 'Votre commande' });

/** A button that spends money takes a press only once it has stood still; it says so with an attribute. */
export async function pressOrder(page: Page, button: Locator = order(page)): Promise<void> {
  await expect(button).toHaveAttribute('data-ready', 'true');
  // As long as a finger stays on it.
  await button.click({ delay: 120 });
}
