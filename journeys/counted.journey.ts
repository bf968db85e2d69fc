import { expect, type Locator, type Page } from '@playwright/test';
import { pressOrder } from './checkout-steps.ts';
import { hydrated } from './hydrated.ts';
import { newestFor } from './outbox.ts';
import { test } from './provider.ts';
import { comeBack } from './steps.ts';

const animal = 'Bélier Bali-Bali';
const password = 'Tabaski-2026';

/** A hand that counts what an order costs it: presses, fields that are filled in, and pages that it comes to. */
function countingHand(page: Page) {
  const pages: string[] = [];
  let taps = 0;
  let fields = 0;
  const arrive = async (path: string | RegExp): Promise<void> => {
    await expect(page).toHaveURL(path);
    pages.push(new URL(page.url()).pathname);
  };
  return {
    arrive,
    tap: async (control: Locator): Promise<void> => {
      taps += 1;
      await control.click();
    },
    press: async (control: Locator): Promise<void> => {
      taps += 1;
      await pressOrder(page, control);
    },
    fill: async (label: string | RegExp, text: string): Promise<void> => {
      fields += 1;
      await page.getByRole('textbox', { name: label }).fill(text);
    },
    type: async (text: string): Promise<void> => {
      fields += 1;
      await page.keyboard.type(text);
    },
    counts: () => ({ taps, fields, pages: pages.length }),
  };
}

/** From the animal's card to the payment page, as somebody who is logged in and whose address is known, or not. */
async function buy(page: Page, hand: ReturnType<typeof countingHand>, address?: [string, string]) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await hand.tap(
    page.getByRole('main').getByRole('button', { name: 'Ajouter au panier', exact: true }).first(),
  );
  await hand.arrive('/cart/');
  await hand.tap(page.getByRole('link', { name: 'Passer à la caisse' }).first());
  await hand.arrive('/checkout');
  if (address !== undefined) {
    await hand.fill('Adresse de livraison', address[0]);
    await hand.fill('Ville', address[1]);
  }
  await hand.tap(button('Suivant'));
  await expect(page).toHaveURL('/checkout?etape=2');
  await hand.tap(button('Suivant'));
  await hand.press(button('Commander'));
  await hand.arrive(/sandbox\/paiement/);
}

async function openCard(page: Page, hand: ReturnType<typeof countingHand>): Promise<void> {
  await page.goto('/shop');
  await hydrated(page);
  await hand.arrive('/shop');
  await hand.tap(
    page
      .getByRole('article')
      .filter({ hasText: animal })
      .getByRole('link', { name: 'Voir les détails' })
      .first(),
  );
  await hand.arrive(/\/product\//);
}

test.describe('what an order asks of a hand', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a first order, from the list to the payment page, with the account made on the way', async ({
    page,
    root,
  }) => {
    const hand = countingHand(page);
    await openCard(page, hand);
    await hand.tap(
      page.getByRole('main').getByRole('button', { name: 'Ajouter au panier', exact: true }).first(),
    );
    await hand.arrive('/login');
    await hand.tap(
      page
        .getByRole('main')
        .getByRole('link', { name: /compte/i })
        .first(),
    );
    await hand.arrive('/register');
    const email = `nouveau-${Date.now()}@exemple.ci`;
    await hand.fill('Prénom', 'Adjoua');
    await hand.fill(/^Nom/, 'Kouassi');
    await hand.fill('E-mail', email);
    await hand.fill('Numéro de téléphone', `07${String(Date.now()).slice(-8)}`);
    await expect(page.getByRole('combobox', { name: 'Pays' }).locator('option:checked')).toHaveText(
      'Côte d’Ivoire',
    );
    await hand.fill('Mot de passe', password);
    await hand.tap(page.getByRole('button', { name: 'Créer mon compte' }));
    await hand.arrive('/otp');
    const { code = '' } = await newestFor(root, email);
    await expect(page.getByRole('heading', { level: 1, name: /^Inscription réussie/ })).toBeFocused();
    await page.getByRole('textbox').first().focus();
    await hand.type(code);
    await hand.tap(page.getByRole('button', { name: 'Activer mon compte' }));
    await hand.arrive('/login');
    await expect(page.getByLabel('E-mail ou numéro de téléphone')).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue(password);
    await hand.tap(page.getByRole('button', { name: 'Se connecter' }));
    await hand.arrive(/\/product\//);
    await buy(page, hand, ['Cocody Angré, 8e tranche', 'Abidjan']);
    expect(hand.counts()).toEqual({ taps: 11, fields: 8, pages: 10 });
  });

  test('a returning customer’s, from the list to the payment page', async ({ page, root }) => {
    const provider = await comeBack(page, root);
    await provider.fillCart('', 0);
    const hand = countingHand(page);
    await openCard(page, hand);
    await buy(page, hand);
    expect(hand.counts().fields).toBe(0);
    expect(hand.counts().taps).toBeLessThanOrEqual(8);
  });
});
