// §2 Routes: `/checkout` inside the
// §2 Routes: Every route change goes
// §2 Checkout: Each step change

import { expect, type Page } from '@playwright/test';
import { heading, loseOrders, next, openCheckout, order, pressOrder, watchOrders } from './checkout-steps.ts';
import { administrator, faultsOf, providerFor, test } from './provider.ts';
import { logIn } from './steps.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('reload, Back and Forward lose nothing that was typed, and each step begins at the top', {
  tag: '@always',
}, async ({ page, root }) => {
  await openCheckout(page, root, 'Brebis Mossi');
  await page.getByLabel('Ville').fill('Bouaké');
  await page.getByLabel('Notes pour la livraison').fill('Portail bleu, appeler avant.');
  await page.reload();
  await expect(page.getByLabel('Ville')).toHaveValue('Bouaké');
  await expect(page.getByLabel('Notes pour la livraison')).toHaveValue('Portail bleu, appeler avant.');

  await next(page).press('Enter');
  await expect(page).toHaveURL('/checkout?etape=2');
  await expect(heading(page, /Comment souhaitez-vous payer/)).toBeFocused();
  await page.getByRole('radio', { name: 'Paiement à la livraison' }).check();
  await page.getByRole('radio', { name: 'Mobile Money' }).check();
  await next(page).press('Enter');
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

test('an ID number is never kept on the device: after reload, Back and expiry it is asked for again, and said', {
  tag: '@always',
}, async ({ page, root }) => {
  await openCheckout(page, root, 'Brebis Mossi');
  const number = page.getByLabel('Numéro de CNI');
  const said = page.getByText('Vous aviez saisi un numéro de CNI');
  const asked = async () => {
    await expect(page).toHaveURL('/checkout');
    await expect(number).toHaveValue('');
    await expect(said).toBeVisible();
  };
  await number.fill('SECRET12345');
  await next(page).press('Enter');
  await expect(page).toHaveURL('/checkout?etape=2');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'SECRET12345',
  );
  await page.reload();
  await asked();
  // The sentence disappears once the number is filled in.
  await number.fill('SECRET12345');
  await expect(said).toHaveCount(0);

  await page
    .getByRole('link', { name: /^Panier/ })
    .first()
    .click();
  await expect(page).toHaveURL('/cart/');
  // The address changes before the page does: going Back any earlier would not leave the checkout.
  await expect(number).toHaveCount(0);
  await page.goBack();
  await asked();

  await faultsOf(root).add({ operationId: 'listCart', kind: 'status', status: 401, times: 9 });
  await page.reload();
  await expect(page).toHaveURL('/login');
  await faultsOf(root).clear();
  await logIn(page);
  await asked();
});

test('stock that is short is said, checked again without an order, and the cart can be adapted to it', async ({
  page,
  root,
}) => {
  const backOffice = await providerFor(root, administrator);
  const animal = await backOffice.findAnimal('Bélier Toronké de Kayes');
  await openCheckout(page, root, animal.name, 2, 3);
  const sent = watchOrders(page);
  await expect(order(page)).toBeVisible();

  const runShort = async () => {
    await backOffice.change(animal, { quantity_initial: animal.quantity_vendu + 1 });
    await pressOrder(page);
    await expect(page.getByText(`${animal.name}\u00a0: il n’en reste qu’un.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'J’accepte ces changements' })).toHaveCount(0);
    expect(sent).toEqual([]);
  };
  await runShort();
  await backOffice.change(animal, { quantity_initial: animal.quantity_initial });
  await page.getByRole('button', { name: 'Vérifier de nouveau' }).click();
  await expect(heading(page, /Tout est bon/)).toBeVisible();
  await expect(order(page)).toHaveAttribute('data-ready', 'true');
  expect(sent).toEqual([]);
  await runShort();

  await page.getByRole('link', { name: 'Modifier mon panier' }).click();
  await expect(heading(page, 'Details Panier')).toBeVisible();
  await page.getByRole('button', { name: /^Diminuer|^Retirer|^Moins/ }).click();
  await expect(page.getByText('Quantité mise à jour avec succès')).toBeVisible();
  await page.getByRole('link', { name: 'Passer à la caisse' }).first().click();
  await next(page).press('Enter');
  await next(page).press('Enter');
  await pressOrder(page);
  await page.waitForURL('**/sandbox/paiement/**');
  expect(sent).toHaveLength(1);
  await backOffice.change(animal, { quantity_initial: animal.quantity_initial });
});

test('an order whose answer is lost is found again, once, and can be paid', { tag: '@always' }, async ({
  page,
  root,
}) => {
  const provider = await openCheckout(page, root, 'Chèvre Mossi', 1, 3);
  const before = (await provider.orders()).length;
  const sent = watchOrders(page);
  // A browser repeats a request by itself when a reused connection breaks: each repetition is dropped too.
  await faultsOf(root).add({ operationId: 'placeOrder', kind: 'drop-after-commit', times: 9 });
  await pressOrder(page);
  await expect(heading(page, 'Votre commande est enregistrée')).toBeVisible();
  await faultsOf(root).clear();
  expect(await provider.orders()).toHaveLength(before + 1);

  await page.getByRole('button', { name: 'Payer ma commande' }).click();
  await page.waitForURL('**/sandbox/paiement/**');
  expect(await provider.orders()).toHaveLength(before + 1);
  expect(sent).toHaveLength(1);
});

test('an order that never arrived is resumed with the key it had, after a reload too', {
  tag: '@always',
}, async ({ page, root }) => {
  const provider = await openCheckout(page, root, 'Bouc nain Djallonké', 1, 3);
  const before = (await provider.orders()).length;
  const sent = watchOrders(page);
  const arriveAgain = await loseOrders(page);
  await pressOrder(page);
  const unanswered = heading(page, 'Nous n’avons pas reçu de réponse pour votre commande');
  await expect(unanswered).toBeVisible();
  await arriveAgain();
  await page.reload();
  await expect(unanswered).toBeVisible();
  expect(sent).toHaveLength(1);

  await pressOrder(page, page.getByRole('button', { name: 'Reprendre' }));
  await page.waitForURL('**/sandbox/paiement/**');
  expect(await provider.orders()).toHaveLength(before + 1);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
});

test('with configured hosts, a payment address of a host that is not allowed is not followed', async ({
  page,
  root,
}) => {
  // As `npm run configure` writes them into the documents.
  await page.route(
    ({ pathname }) => pathname === '/checkout',
    async (route) => {
      const response = await route.fetch();
      const values = JSON.stringify({ VITE_PAYMENT_HOSTS: 'paiement.example' });
      const element = `<script type="application/json" id="configuration">${values}</script></head>`;
      await route.fulfill({ response, body: (await response.text()).replace('</head>', element) });
    },
  );
  await openCheckout(page, root, 'Bouc noir du Hodh', 1, 3);
  const payment_url = 'https://localhost.paiement.example/';
  const body = JSON.stringify({ order_number: 'BEL-1', payment_url });
  await faultsOf(root).add({ operationId: 'placeOrder', kind: 'broken-body', body });
  await pressOrder(page);
  await expect(heading(page, 'Le paiement ne peut pas s’ouvrir')).toBeVisible();
  await expect(page.getByText('Erreur lors du checkout.').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/checkout');
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
  // The number to ask for the deposit's conditions.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Précédent' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, /Tout est bon/)).toBeFocused();
  // Tab stops before Commander: two links that edit the previous steps, the number to ask at, the animal, Précédent.
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(order(page)).toBeFocused();
  await expect(order(page)).toHaveAttribute('data-ready', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sandbox/paiement/**');
});
