// §2 Routes: `/checkout` inside the
// §2 Routes: Every route change goes
// §2 Checkout: Each step change
// §4 Checkout: Validated on touch
// §6 Roles: Checkout uses the
// §8 Checkout: Failure: the message

import { expect, type Page } from '@playwright/test';
import { administrator, faultsOf, providerFor, test } from './provider.ts';
import { customer, logIn } from './steps.ts';

/** The customer's cart holds this; the customer stands at a step of the checkout, having logged in on the way. */
async function openCheckout(page: Page, root: string, animal: string, quantity = 1, step: 1 | 2 | 3 = 1) {
  const provider = await providerFor(root, customer);
  await provider.fillCart(animal, quantity);
  const path = step === 1 ? '/checkout' : `/checkout?etape=${step}`;
  await page.goto(path);
  await expect(page).toHaveURL('/login');
  await logIn(page);
  await expect(page).toHaveURL(path);
  return provider;
}

/** Every order request that the page sends, by its attempt's key. */
function watchOrders(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/ecommerce/checkout/')) {
      keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  return keys;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const next = (page: Page) => page.getByRole('button', { name: 'Suivant' });
const order = (page: Page) => page.getByRole('button', { name: 'Commander' });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('a visitor at a step of the checkout logs in and comes back to that step', async ({ page, root }) => {
  await openCheckout(page, root, 'Brebis Mossi', 1, 2);
  await expect(heading(page, /Comment souhaitez-vous payer/)).toBeVisible();
});

test('an empty cart at the checkout leads to the cart', async ({ page, root }) => {
  await (await providerFor(root, customer)).fillCart('', 0);
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/checkout');
  await expect(page).toHaveURL('/cart/');
  await expect(heading(page, 'Ton panier est vide')).toBeVisible();
});

test('reload, Back and Forward lose nothing that was typed, and each step begins at the top @phone', async ({
  page,
  root,
}) => {
  await openCheckout(page, root, 'Brebis Mossi');
  await page.getByLabel('Ville').fill('Bouaké');
  await page.getByLabel('Notes pour la livraison').fill('Portail bleu, appeler avant.');
  await page.reload();
  await expect(page.getByLabel('Ville')).toHaveValue('Bouaké');
  await expect(page.getByLabel('Notes pour la livraison')).toHaveValue('Portail bleu, appeler avant.');

  await next(page).click();
  await expect(page).toHaveURL('/checkout?etape=2');
  await expect(heading(page, /Comment souhaitez-vous payer/)).toBeFocused();
  await page.getByRole('radio', { name: 'Paiement à la livraison' }).check();
  await page.getByRole('radio', { name: 'Mobile Money' }).check();
  await next(page).click();
  await expect(page).toHaveURL('/checkout?etape=3');
  await expect(heading(page, /Tout est bon/)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Bouaké');
  await expect(page.getByRole('main')).toContainText('Portail bleu, appeler avant.');
  await expect(page.getByRole('main')).toContainText('Mobile Money');

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Paiement à la livraison' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Mobile Money' })).toBeChecked();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByLabel('Ville')).toHaveValue('Bouaké');
  await page.goForward();
  await page.goForward();
  await expect(order(page)).toBeVisible();
});

test('an ID number is never kept on the device: after a reload it is typed again', async ({ page, root }) => {
  await openCheckout(page, root, 'Brebis Mossi');
  await page.getByLabel('Numéro de CNI').fill('SECRET12345');
  await next(page).click();
  await expect(page).toHaveURL('/checkout?etape=2');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'SECRET12345',
  );
  await page.reload();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('Numéro de CNI')).not.toHaveValue('SECRET12345');
});

test('what is wrong is said beside its field, and the first faulty field has the focus', async ({
  page,
  root,
}) => {
  await openCheckout(page, root, 'Brebis Mossi');
  await page.getByLabel('Adresse de livraison').fill('');
  await page.getByLabel('Ville').fill('');
  await next(page).click();
  await expect(page.getByText("L'adresse de livraison est requise")).toBeVisible();
  await expect(page.getByText('La ville requise')).toBeVisible();
  await expect(page.getByLabel('Adresse de livraison')).toBeFocused();
  await expect(page).toHaveURL('/checkout');
});

test('a price that changed since is said and agreed to before anything is ordered', async ({
  page,
  root,
}) => {
  const backOffice = await providerFor(root, administrator);
  const animal = await backOffice.findAnimal('Bélier Balami');
  await openCheckout(page, root, animal.name, 2, 3);
  const sent = watchOrders(page);
  await expect(order(page)).toBeVisible();

  await backOffice.change(animal, { price: animal.price + 10_000, promo_price: null });
  await order(page).click();
  await expect(heading(page, 'Votre commande a changé')).toBeFocused();
  await expect(page.getByRole('main')).toContainText('le prix passe de');
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'J’accepte et je commande' }).click();
  await page.waitForURL('**/sandbox/paiement/**');
  const digits = (await page.getByRole('button', { name: /^Payer/ }).innerText()).replace(/\D/g, '');
  expect(Number(digits)).toBe(2 * (animal.price + 10_000));
  expect(sent).toHaveLength(1);
  await backOffice.change(animal, { price: animal.price, promo_price: animal.promo_price });
});

test('stock that is short is said, and the cart can be adapted to it', async ({ page, root }) => {
  const backOffice = await providerFor(root, administrator);
  const animal = await backOffice.findAnimal('Bélier Toronké de Kayes');
  await openCheckout(page, root, animal.name, 2, 3);
  const sent = watchOrders(page);
  await expect(order(page)).toBeVisible();

  await backOffice.change(animal, { quantity_initial: animal.quantity_vendu + 1 });
  await order(page).click();
  await expect(page.getByText(`${animal.name}\u00a0: il n’en reste qu’un.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'J’accepte et je commande' })).toHaveCount(0);
  expect(sent).toEqual([]);

  await page.getByRole('link', { name: 'Modifier mon panier' }).click();
  await expect(page).toHaveURL('/cart/');
  await page.getByRole('button', { name: /^Diminuer|^Retirer|^Moins/ }).click();
  await expect(page.getByText('Quantité mise à jour avec succès')).toBeVisible();
  await page.getByRole('link', { name: 'Passer à la caisse' }).first().click();
  await next(page).click();
  await next(page).click();
  await order(page).click();
  await page.waitForURL('**/sandbox/paiement/**');
  expect(sent).toHaveLength(1);
  await backOffice.change(animal, { quantity_initial: animal.quantity_initial });
});

test('an order whose answer is lost is found again, once, and can be paid @phone', async ({ page, root }) => {
  const provider = await openCheckout(page, root, 'Chèvre Mossi', 1, 3);
  const before = (await provider.orders()).length;
  const sent = watchOrders(page);
  // A browser sends a request again by itself where a kept connection breaks: each of these is dropped.
  await faultsOf(root).add({ operationId: 'placeOrder', kind: 'drop-after-commit', times: 9 });
  await order(page).click();
  await expect(heading(page, 'Votre commande est enregistrée')).toBeVisible();
  await faultsOf(root).clear();
  expect(await provider.orders()).toHaveLength(before + 1);

  await page.getByRole('button', { name: 'Payer ma commande' }).click();
  await page.waitForURL('**/sandbox/paiement/**');
  expect(await provider.orders()).toHaveLength(before + 1);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
});

test('an order that never arrived is resumed with the key it had, after a reload too', async ({
  page,
  root,
}) => {
  const provider = await openCheckout(page, root, 'Bouc nain Djallonké', 1, 3);
  const before = (await provider.orders()).length;
  const sent = watchOrders(page);
  await faultsOf(root).add({ operationId: 'placeOrder', kind: 'drop', times: 9 });
  await order(page).click();
  const unanswered = heading(page, 'Nous n’avons pas reçu de réponse pour votre commande');
  await expect(unanswered).toBeVisible();
  await faultsOf(root).clear();
  await page.reload();
  await expect(unanswered).toBeVisible();
  expect(sent).toHaveLength(1);

  await page.getByRole('button', { name: 'Reprendre' }).click();
  await page.waitForURL('**/sandbox/paiement/**');
  expect(await provider.orders()).toHaveLength(before + 1);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
});

test('a double click on Suivant orders nothing, and three on Commander order once', async ({
  page,
  root,
}) => {
  const provider = await openCheckout(page, root, 'Bouc roux de Maradi', 1, 2);
  const before = (await provider.orders()).length;
  const sent = watchOrders(page);
  await next(page).dblclick();
  await expect(order(page)).toBeVisible();
  expect(sent).toEqual([]);

  await page.evaluate(() => {
    for (let times = 0; times < 3; times += 1)
      document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
  });
  await page.waitForURL('**/sandbox/paiement/**');
  expect(sent).toHaveLength(1);
  expect(await provider.orders()).toHaveLength(before + 1);
});

test('a payment address of a host that is not allowed is not followed', async ({ page, root }) => {
  await openCheckout(page, root, 'Bouc noir du Hodh', 1, 3);
  await faultsOf(root).add({
    operationId: 'placeOrder',
    kind: 'broken-body',
    body: JSON.stringify({ order_number: 'BEL-1', payment_url: 'https://localhost.paiement.example/' }),
  });
  await order(page).click();
  await expect(heading(page, 'Le paiement ne peut pas s’ouvrir')).toBeVisible();
  await expect(page.getByText('Erreur lors du checkout.').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/checkout');
});

test('an answer that is no order keeps the attempt, and says so', async ({ page, root }) => {
  const provider = await openCheckout(page, root, 'Chevrette du Sahel', 1, 3);
  const before = (await provider.orders()).length;
  await faultsOf(root).add({ operationId: 'placeOrder', kind: 'html' });
  await order(page).click();
  await expect(page.getByText('Réponse inattendue du serveur, reessayez plus tard.').first()).toBeVisible();
  await expect(heading(page, 'Votre commande est enregistrée')).toBeVisible();
  expect(await provider.orders()).toHaveLength(before + 1);
});

test('a profile that cannot be read is said, and read again when asked', async ({ page, root }) => {
  await openCheckout(page, root, 'Brebis Mossi');
  await expect(page.getByLabel('Ville')).toBeVisible();
  await faultsOf(root).add({ operationId: 'listCart', kind: 'status', status: 503, times: 20 });
  await page.reload();
  await expect(heading(page, 'Vos informations ne se sont pas chargées')).toBeVisible();
  await faultsOf(root).clear();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByLabel('Ville')).toBeVisible();
});

test('the three steps can be gone through with the keyboard alone', async ({ page, root }) => {
  await openCheckout(page, root, 'Bouc bariolé du Sahel');
  await page.getByLabel('Ville').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, /Comment souhaitez-vous payer/)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Paiement à la livraison' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Orange Money' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Précédent' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, /Tout est bon/)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(order(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sandbox/paiement/**');
});

test('Back from the payment page shows no order left to place twice', async ({ page, root }) => {
  const provider = await openCheckout(page, root, 'Bouc Djallonké du Zou', 1, 3);
  const before = (await provider.orders()).length;
  await order(page).click();
  await page.waitForURL('**/sandbox/paiement/**');
  await page.goBack();
  await expect(
    heading(page, 'Ton panier est vide').or(page.getByRole('button', { name: 'Ouvrir la page de paiement' })),
  ).toBeVisible();
  await expect(order(page)).toHaveCount(0);
  expect(await provider.orders()).toHaveLength(before + 1);
});
