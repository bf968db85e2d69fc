import { expect, type Page } from '@playwright/test';
import { cartWording } from '../../src/wording/cart.ts';
import { heading, openCheckout, order, pressOrder, recap, watchOrders } from './checkout-steps.ts';
import { holdAnswers } from './early-add-steps.ts';
import { administrator, faultsOf, providerFor, test } from './provider.ts';
import { cartBadge, comeBack, openAnimal } from './steps.ts';
import { stopClock } from './taps.ts';
import { holdRequests } from './watched.ts';

async function openCart(page: Page, root: string, animal: string, quantity = 1) {
  const provider = await comeBack(page, root);
  await provider.fillCart(animal, quantity);
  await page.goto('/cart/');
  await expect(plus(page)).toBeVisible();
  return provider;
}

const plus = (page: Page) => page.getByRole('button', { name: /^Augmenter la quantité/ });
const toCheckout = (page: Page) => page.getByRole('link', { name: 'Passer à la caisse' }).first();

/** Counts the requests of this method that the page sends to the cart. */
function watchCart(page: Page, method: string): { count: number } {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes('/ecommerce/panier/')) seen.count += 1;
  });
  return seen;
}

test('the checkout waits for pending quantities: cart, badge and recap show the same', async ({
  page,
  root,
}) => {
  const provider = await openCart(page, root, 'Brebis Mossi');
  const answer = await holdRequests(page, '**/ecommerce/panier/**', 'PATCH');
  await plus(page).click();
  await plus(page).click();
  await toCheckout(page).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText('Chargement des informations utilisateur...').first()).toBeVisible();
  answer();
  await expect(recap(page)).toContainText('× 3');
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 3 animaux');
  expect((await provider.cart()).map(({ quantity }) => quantity)).toEqual([3]);
});

test('a change of the cart in another tab is shown at the last step and needs agreement; an emptied cart leads to /cart/', async ({
  page,
  root,
}) => {
  await openCheckout(page, root, 'Brebis Mossi', 1, 3);
  const sent = watchOrders(page);
  await expect(order(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/cart/');
  await plus(other).click();
  await expect(heading(page, 'Votre commande a changé')).toBeVisible();
  await expect(recap(page)).toContainText('× 2');
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 2 animaux');
  await expect(order(page)).toBeDisabled();
  await pressOrder(page, page.getByRole('button', { name: 'J’accepte ces changements' }));
  await expect(order(page)).toBeEnabled();

  await other.getByRole('button', { name: /^Supprimer du panier/ }).click();
  await expect(page).toHaveURL('/cart/');
  await expect(heading(page, 'Ton panier est vide')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a cart that cannot be read is not shown as empty', async ({ page, root }) => {
  await openCart(page, root, 'Brebis Mossi', 3);
  await faultsOf(root).add({ operationId: 'listCart', kind: 'status', status: 500, times: 9 });
  await page.goto('/faq');
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, non actualisé');
  await faultsOf(root).clear();
});

/** Another tab of the same device. */
async function openBeside(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/faq');
  await expect(cartBadge(other)).toHaveAccessibleName('Panier, 1 animal');
  return other;
}

test('an order that was received although its answer was lost leaves no animal in any badge', async ({
  page,
  root,
}) => {
  await openCheckout(page, root, 'Brebis Mossi', 1, 3);
  const other = await openBeside(page);
  await faultsOf(root).add({ operationId: 'placeOrder', kind: 'drop-after-commit', times: 9 });
  await expect(order(page)).toBeVisible();
  // The orders are also read before an order is placed; only the reading after the order fails.
  await page.route('**/ecommerce/checkout/', async (route) => {
    await faultsOf(root).add({ operationId: 'listOrders', kind: 'status', status: 503, times: 9 });
    await route.continue();
  });
  await pressOrder(page);
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 0 animal');
  await expect(cartBadge(other)).toHaveAccessibleName('Panier, 0 animal');
});

for (const [how, leave] of [
  ['the tab opens another document', (page: Page) => page.goto('/conditions')],
  [
    'a link leads to another page',
    async (page: Page) => {
      await cartBadge(page).click();
      await expect(heading(page, 'Details Panier')).toBeVisible();
    },
  ],
] as const) {
  test(`an order whose answer is never received, because ${how}, leaves no animal in any badge`, async ({
    page,
    root,
  }) => {
    const provider = await openCheckout(page, root, 'Brebis Mossi', 1, 3);
    const other = await openBeside(page);
    const answer = await holdAnswers(page, '**/ecommerce/checkout/');
    await expect(order(page)).toBeVisible();
    await pressOrder(page);
    await expect.poll(() => provider.cart()).toEqual([]);
    await leave(page);
    answer();
    for (const tab of [page, other]) await expect(cartBadge(tab)).toHaveAccessibleName('Panier, 0 animal');
  });
}

test('fifty taps in a burst cause two requests at most, and the last update wins', async ({ page, root }) => {
  const backOffice = await providerFor(root, administrator);
  const animal = await backOffice.findAnimal('Bélier Bali-Bali');
  await backOffice.change(animal, { quantity_initial: animal.quantity_vendu + 60 });
  await page.clock.install();
  const provider = await openCart(page, root, animal.name);
  const asked = watchCart(page, 'PATCH');
  await stopClock(page);
  for (let tap = 0; tap < 50; tap += 1) {
    await plus(page).evaluate((button: HTMLButtonElement) => button.click());
    await page.clock.runFor(25);
  }
  await page.clock.resume();
  await expect.poll(async () => (await provider.cart())[0]?.quantity).toBe(51);
  expect(asked.count).toBeLessThanOrEqual(2);
  await backOffice.change(animal, { quantity_initial: animal.quantity_initial });
});

test('eight quick taps on the + of an animal with a stock of six end at six, which is announced once, and + is disabled', async ({
  page,
  root,
}) => {
  const backOffice = await providerFor(root, administrator);
  const animal = await backOffice.findAnimal('Bélier Bali-Bali');
  await backOffice.change(animal, { quantity_initial: animal.quantity_vendu + 6 });
  const provider = await openCart(page, root, animal.name);
  for (let tap = 0; tap < 8; tap += 1) await plus(page).click({ force: true });
  await expect.poll(async () => (await provider.cart())[0]?.quantity).toBe(6);
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 6 animaux');
  await expect(plus(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(cartWording.most(6))).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await backOffice.change(animal, { quantity_initial: animal.quantity_initial });
});

test('a product whose answer is lost is added once, although the browser sends it again', async ({
  page,
  root,
}) => {
  const provider = await comeBack(page, root);
  await provider.fillCart('', 0);
  await openAnimal(page, root, 'Bélier Bali-Bali');
  await faultsOf(root).add({ operationId: 'addToCart', kind: 'drop-after-commit' });
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page).toHaveURL('/cart/');
  expect((await provider.cart()).map(({ quantity }) => quantity)).toEqual([1]);
});
