import { expect, type Locator, type Page } from '@playwright/test';
import { comeBack } from './steps.ts';

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
