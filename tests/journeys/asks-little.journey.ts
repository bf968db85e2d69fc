import { expect, type Page } from '@playwright/test';
import { next, openCheckout, order } from './checkout-steps.ts';
import { test } from './provider.ts';

const bottomOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);

const widths = [360, 390];

test('on a phone the checkout has a short header, whose search is a button, and its first field on the first screen', async ({
  page,
  root,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCheckout(page, root, 'Brebis Mossi');
  const phone = page.getByLabel('Téléphone');
  await expect(phone).toBeEditable();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expect(phone).toBeInViewport({ ratio: 1 });
    const search = await page.getByRole('banner').getByRole('search').boundingBox();
    expect(search?.width).toBeLessThanOrEqual(48);
    const [info, whole] = [await bottomOf(page, 'header > div'), await bottomOf(page, 'header')];
    expect(info).toBeLessThanOrEqual(36);
    expect(whole - info).toBeLessThanOrEqual(56);
    // Before any scrolling no part of the footer is visible.
    const footer = page.locator('footer');
    expect(await footer.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(740);
  }
});

test('on a phone the checkout keeps the total in sight in every step, and says at Commander what is due at once, as large', async ({
  page,
  root,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCheckout(page, root, 'Brebis Mossi');
  const amounts = page.locator('#montant strong');
  const inSight = async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      for (const amount of await amounts.all()) await expect(amount).toBeInViewport({ ratio: 1 });
    }
  };
  await expect(amounts).toHaveCount(1);
  await inSight();
  await next(page).press('Enter');
  await expect(page.getByText(/FCFA maintenant, .*FCFA à la livraison/)).toBeVisible();
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check();
  await inSight();
  await next(page).press('Enter');
  await expect(order(page)).toBeVisible();
  await expect(amounts).toHaveCount(2);
  const sizes = await amounts.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect(new Set(sizes).size).toBe(1);
  await inSight();
});

test('the link to the registration stands below the login’s button, in the first window of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  const main = page.getByRole('main');
  const way = main.getByRole('link', { name: 'Créer un compte' });
  const button = await main.getByRole('button', { name: 'Se connecter' }).boundingBox();
  await expect(way).toBeInViewport({ ratio: 1 });
  expect((await way.boundingBox())?.y).toBeGreaterThan((button?.y ?? 844) + 50);
});

test('Modifier leads to the profile and back, and nothing typed is lost', async ({ page, root }) => {
  await openCheckout(page, root, 'Brebis Mossi');
  await page.getByLabel('Ville').fill('Bouaké');
  await page.getByLabel('Notes pour la livraison').fill('Portail bleu.');
  await page.getByRole('link', { name: 'Modifier mon profil' }).click();
  await expect(page).toHaveURL('/dashboard?retour=commande');
  await page.getByRole('link', { name: 'Revenir à ma commande' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('Ville')).toHaveValue('Bouaké');
  await expect(page.getByLabel('Notes pour la livraison')).toHaveValue('Portail bleu.');
});

test('a collapsed section with an invalid field opens, and focuses the field', async ({ page, root }) => {
  await openCheckout(page, root, 'Brebis Mossi');
  const number = page.getByLabel('Numéro de CNI');
  // The field with the profile's number is visible.
  await expect(number).toBeVisible();
  await number.fill('');
  await next(page).press('Enter');
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(page.getByLabel('Ville')).toBeVisible();
  await expect(number).toBeHidden();
  await page.getByText('Ajouter un numéro de CNI').click();
  await expect(number).toBeFocused();
  await number.fill('CI-01');
  await page.getByLabel('Ville').focus();
  await next(page).press('Enter');
  await expect(number).toBeFocused();
});
