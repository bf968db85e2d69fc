import { expect, type Locator, type Page } from '@playwright/test';
import { pressOrder } from './checkout-steps.ts';
import { hydrated } from './hydrated.ts';
import { newestFor } from './outbox.ts';
import { test } from './provider.ts';
import { comeBack } from './steps.ts';

const animal = 'Bélier Bali-Bali';
const password = 'Tabaski-2026';

/** A user whose taps, filled fields and visited pages are counted. */
function countedUser(page: Page) {
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
    /** For a control in the place of the one before: a second click within half a second would count as a double click, and is dropped. */
    enter: async (control: Locator): Promise<void> => {
      taps += 1;
      await control.press('Enter');
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

/** Orders, from the animal's page to the payment page; fills in an address where one is given. */
async function buy(page: Page, user: ReturnType<typeof countedUser>, address?: [string, string]) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await user.arrive('/cart/');
  await user.tap(page.getByRole('link', { name: 'Passer à la caisse' }).first());
  await user.arrive('/checkout');
  if (address !== undefined) {
    await user.fill('Adresse de livraison', address[0]);
    await user.fill('Ville', address[1]);
  }
  await user.enter(button('Suivant'));
  await expect(page).toHaveURL('/checkout?etape=2');
  await user.enter(button('Suivant'));
  await user.press(button('Commander'));
  await user.arrive(/sandbox\/paiement/);
}

async function openCard(page: Page, user: ReturnType<typeof countedUser>): Promise<void> {
  await page.goto('/shop');
  await hydrated(page);
  await user.arrive('/shop');
  await user.tap(
    page
      .getByRole('article')
      .filter({ hasText: animal })
      .getByRole('link', { name: 'Voir les détails' })
      .first(),
  );
  await user.arrive(/\/product\//);
}

test.describe('the steps of an order', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a first order, from the list to the payment page, with the account made on the way', async ({
    page,
    root,
  }) => {
    const user = countedUser(page);
    await openCard(page, user);
    await user.tap(
      page.getByRole('main').getByRole('button', { name: 'Ajouter au panier', exact: true }).first(),
    );
    await user.arrive('/login');
    await user.tap(
      page
        .getByRole('main')
        .getByRole('link', { name: /compte/i })
        .first(),
    );
    await user.arrive('/register');
    const email = `nouveau-${Date.now()}@exemple.ci`;
    await user.fill('Prénom', 'Adjoua');
    await user.fill(/^Nom/, 'Kouassi');
    await user.fill('E-mail', email);
    await user.fill('Numéro de téléphone', `07${String(Date.now()).slice(-8)}`);
    await expect(page.getByRole('combobox', { name: 'Pays' }).locator('option:checked')).toHaveText(
      'Côte d’Ivoire',
    );
    await user.fill('Mot de passe', password);
    await user.tap(page.getByRole('button', { name: 'Créer mon compte' }));
    await user.arrive('/otp');
    const { code = '' } = await newestFor(root, email);
    await expect(page.getByRole('heading', { level: 1, name: /^Inscription réussie/ })).toBeFocused();
    await page.getByRole('textbox').first().focus();
    await user.type(code);
    await user.tap(page.getByRole('button', { name: 'Activer mon compte' }));
    await user.arrive('/login');
    await expect(page.getByLabel('E-mail ou numéro de téléphone')).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue(password);
    await user.tap(page.getByRole('button', { name: 'Se connecter' }));
    await buy(page, user, ['Cocody Angré, 8e tranche', 'Abidjan']);
    expect(user.counts()).toEqual({ taps: 10, fields: 8, pages: 9 });
  });

  test('a returning customer’s, from the list to the payment page', async ({ page, root }) => {
    const provider = await comeBack(page, root);
    await provider.fillCart('', 0);
    const user = countedUser(page);
    await openCard(page, user);
    await user.tap(
      page.getByRole('main').getByRole('button', { name: 'Ajouter au panier', exact: true }).first(),
    );
    await buy(page, user);
    expect(user.counts().fields).toBe(0);
    expect(user.counts().taps).toBeLessThanOrEqual(8);
  });
});
