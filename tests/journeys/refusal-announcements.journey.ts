import { expect } from '@playwright/test';
import { animal, heading, main, open, press } from './announcement-steps.ts';
import { loseOrders, openCheckout, order, pressOrder } from './checkout-steps.ts';
import { hydrated } from './hydrated.ts';
import { administrator, faultsOf, providerFor, test } from './provider.ts';
import { recordAnnouncements } from './screen-reader.ts';
import { comeBack, openAnimal } from './steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('announcements of a refusal: a visitor’s, a changed price, a lost answer', async ({ page, root }) => {
  const announcements = await recordAnnouncements(page);
  await openAnimal(page, root, animal);
  await announcements.clear();
  await announcements.step(
    'Ajoute au panier sans être connecté',
    () => press(page, 'button', 'Ajouter au panier'),
    () => expect(heading(page, 'Bienvenue')).toBeFocused(),
  );
  const backOffice = await providerFor(root, administrator);
  const product = await backOffice.findAnimal(animal);
  await openCheckout(page, root, animal, 1, 3);
  await hydrated(page);
  // The page was loaded with the former price.
  await expect(order(page)).toHaveAttribute('data-ready', 'true');
  await backOffice.change(product, { price: product.price + 10_000, promo_price: null });
  await announcements.clear();
  await announcements.step(
    'Commande, dont le prix a changé',
    () => pressOrder(page),
    () => expect(page.getByRole('heading', { name: 'Votre commande a changé' })).toBeFocused(),
  );
  await announcements.read('Lit ce qui a changé', page.locator('div:has(> h2:focus)'));
  const agree = page.getByRole('button', { name: /^J’accepte ces changements/ });
  await announcements.step(
    'Accepte',
    () => pressOrder(page, agree),
    () => expect(agree).toHaveCount(0),
  );
  await backOffice.change(product, { price: product.price, promo_price: product.promo_price });
  await openCheckout(page, root, animal, 1, 3);
  await hydrated(page);
  const arriveAgain = await loseOrders(page);
  await announcements.clear();
  await announcements.step(
    'Commande, sans réponse',
    () => pressOrder(page),
    () => expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible(),
  );
  await announcements.read('Lit ce qu’il en est', main(page));
  await arriveAgain();
  announcements.expectSnapshot('refus');
});

test('announcements of a long wait: one', async ({ page, root }) => {
  await comeBack(page, root);
  const announcements = await recordAnnouncements(page, { waits: true });
  await open(page, '/dashboard');
  await faultsOf(root).add({ operationId: 'listOrders', kind: 'delay', ms: 4000, times: 4 });
  await announcements.clear();
  await announcements.step(
    'Ouvre ses commandes, qui se font attendre',
    () => page.getByRole('link', { name: 'Commandes', exact: true }).press('Enter'),
    () => expect(page.getByRole('grid', { name: 'Vos commandes' })).toBeVisible(),
  );
  announcements.expectSnapshot('attente');
});
