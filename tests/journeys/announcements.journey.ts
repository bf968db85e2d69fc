import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { animal, main, open, press } from './announcement-steps.ts';
import { pressOrder } from './checkout-steps.ts';
import { hydrated } from './hydrated.ts';
import { newestFor } from './outbox.ts';
import { test } from './provider.ts';
import { recordAnnouncements } from './screen-reader.ts';
import { comeBack } from './steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
/** The heading with this name has the focus. */
const arrived =
  (page: Page, name: string | RegExp, level = 1) =>
  () =>
    expect(page.getByRole('heading', { level, name })).toBeFocused();

test('announcements of a purchase: each sentence once, none stale, none in English', async ({
  page,
  root,
}) => {
  await (await comeBack(page, root)).fillCart('', 0);
  const { step, clear, read, expectSnapshot } = await recordAnnouncements(page);
  await open(page, '/shop');
  await clear();
  await step(
    `Ouvre ${animal}`,
    () => press(page, 'link', new RegExp(`Voir les détails.*${animal}`)),
    arrived(page, animal),
  );
  await step('Ajoute une bête', () => press(page, 'button', /^Augmenter/));
  await step(
    'Ajoute au panier',
    () => press(page, 'button', 'Ajouter au panier'),
    arrived(page, 'Details Panier'),
  );
  await step('Une bête de moins', () => press(page, 'button', /^Diminuer/));
  await read('Lit son panier', main(page));
  await step(
    'Passe à la caisse',
    () => press(page, 'link', 'Passer à la caisse'),
    () => expect(page.getByLabel('Adresse de livraison')).toBeVisible(),
  );
  await step('Arrive au téléphone', () => page.getByRole('main').getByLabel('Téléphone').first().focus());
  await step('Vide l’adresse et la ville', async () => {
    await page.getByLabel('Adresse de livraison').fill('');
    await page.getByLabel('Ville').fill('');
    await page.getByRole('button', { name: 'Suivant' }).focus();
  });
  await step('Continue', () => press(page, 'button', 'Suivant'));
  await step('Écrit l’adresse', async () => {
    await page.getByLabel('Adresse de livraison').fill('Cocody Angré, 8e tranche');
    await page.getByLabel('Ville').fill('Abidjan');
  });
  await step(
    'Va au paiement',
    () => press(page, 'button', 'Suivant'),
    arrived(page, /Comment souhaitez-vous payer/, 2),
  );
  await step('Choisit le paiement à la livraison', () =>
    page.getByRole('radio', { name: /livraison/ }).press('Space'),
  );
  await step(
    'Va à la confirmation',
    () => press(page, 'button', 'Suivant'),
    arrived(page, /Tout est bon/, 2),
  );
  await read('Lit la dernière étape', main(page));
  await step('Arrive à Commander', () => page.getByRole('button', { name: 'Commander' }).focus());
  await step(
    'Commande',
    () => pressOrder(page),
    () => page.waitForURL('**/sandbox/paiement/**'),
  );
  await step(
    'Paye sur la page du service de paiement',
    () => page.getByRole('button', { name: /^Payer/ }).press('Enter'),
    () => expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible(),
  );
  await hydrated(page);
  await read('Lit ce qu’il en est', main(page));
  await step(
    'Ouvre ses commandes',
    () => press(page, 'link', 'Voir mes commandes'),
    () => expect(page.getByRole('grid', { name: 'Vos commandes' })).toContainText('Acompte reçu'),
  );
  const orders = page.getByRole('grid', { name: 'Vos commandes' }).getByRole('row');
  await read('Lit sa commande', orders.nth(1));
  await step(
    'La déplie',
    () => press(page, 'button', /^Voir la commande/),
    () => expect(orders.nth(2)).toContainText('Total'),
  );
  await read('Lit son détail', orders.nth(2));
  expectSnapshot('achat');
});

test('announcements of a registration and of its code', async ({ page, root }) => {
  const { step, clear, expectSnapshot } = await recordAnnouncements(page);
  await open(page, '/register');
  await clear();
  await step('Arrive au pays', () => page.getByLabel('Pays').focus());
  await step('Envoie le formulaire vide', () => press(page, 'button', 'Créer mon compte'));
  await step('Quitte un prénom trop long', async () => {
    await page.getByLabel('Prénom').fill('Marie-Antoinette-Joséphine');
    await page.keyboard.press('Tab');
  });
  const email = `aya-${randomUUID()}@exemple.ci`;
  await page.getByLabel('Prénom').fill('Aya');
  await page.getByLabel('Nom', { exact: true }).fill('Kouassi');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Numéro de téléphone').fill(`07${String(Date.now()).slice(-8)}`);
  await page.getByLabel('Pays').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Tabaski-2026');
  await clear();
  await step(
    'Envoie le formulaire rempli',
    () => press(page, 'button', 'Créer mon compte'),
    () => expect(page).toHaveURL('/otp'),
  );
  const { code = '' } = await newestFor(root, email);
  const first = page.getByLabel('Chiffre 1 sur 6');
  await step('Arrive au code', () => first.focus());
  await page.keyboard.type('12');
  await clear();
  await step('Deux chiffres, puis Entrée', () => page.keyboard.press('Enter'));
  await first.focus();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await clear();
  await step(
    'Un mauvais code, puis Entrée',
    () => page.keyboard.press('Enter'),
    () => expect(first).toBeFocused(),
  );
  await page.keyboard.type(code);
  await clear();
  await step(
    'Le bon code, puis Entrée',
    () => page.keyboard.press('Enter'),
    () => expect(page).toHaveURL('/login'),
  );
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Pas-celui-ci');
  await clear();
  await step(
    'Un mauvais mot de passe',
    () => press(page, 'button', 'Se connecter'),
    () => expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible(),
  );
  expectSnapshot('inscription');
});

test('announcements of a list that changes, on a phone and on a desktop', async ({ page }) => {
  const { step, clear, expectSnapshot } = await recordAnnouncements(page);
  await open(page, '/shop');
  await clear();
  await step(
    'Trie par prix croissant',
    () => page.getByLabel('Trier par').selectOption({ label: 'Prix : du bas au plus haut' }),
    () => expect(page.getByText('Trié par prix croissant.')).toBeAttached(),
  );
  await step(
    'Va à la page suivante',
    () =>
      page
        .getByRole('navigation', { name: 'Pages du catalogue' })
        .getByRole('link', { name: 'Suivant' })
        .press('Enter'),
    () => expect(page).toHaveURL(/page=2/),
  );
  await step(
    'Choisit un pays',
    () => page.getByRole('complementary').locator('[name=origine]').first().press('Space'),
    () => expect(page).toHaveURL(/origine=/),
  );
  const least = page.getByRole('complementary').getByLabel('Prix minimum', { exact: true }).last();
  await step(
    'Élargit un prix qui ne cache rien',
    async () => {
      await least.fill('10000');
      await least.press('Enter');
    },
    () => expect(page).toHaveURL(/prix_min=/),
  );
  await page.setViewportSize(phone);
  await open(page, '/shop');
  await clear();
  await step('Ouvre les filtres', () => press(page, 'button', /^Filtrer/));
  await step(
    'Y choisit un pays',
    () => page.getByRole('dialog').locator('[name=origine]').first().press('Space'),
    () => expect(page).toHaveURL(/origine=/),
  );
  await step(
    'Y choisit un second pays',
    () => page.getByRole('dialog').locator('[name=origine]').nth(1).press('Space'),
    () => expect(page).toHaveURL(/origine=[^&]+%2C/),
  );
  await step(
    'La connexion se perd',
    () => page.context().setOffline(true),
    () => expect(page.getByText(/^Vous êtes hors connexion/).first()).toBeAttached(),
  );
  await step(
    'Elle revient',
    () => page.context().setOffline(false),
    // Announced, then removed: a reader does not meet it again.
    async () => {
      const announcement = page.getByRole('img', { name: 'Le réseau est revenu.' });
      await expect(announcement).toHaveCount(1);
      await expect(announcement).toHaveCount(0);
    },
  );
  await step(
    'Ferme les filtres',
    () => page.keyboard.press('Escape'),
    () => expect(page.getByRole('dialog')).toBeHidden(),
  );
  const choosers = page.getByRole('article').getByRole('checkbox');
  for (const at of [0, 1])
    await step(
      'Choisit un animal',
      () => choosers.nth(at).press('Space'),
      () => expect(choosers.nth(at)).toBeChecked(),
    );
  expectSnapshot('liste');
});

test('announcements of a removal that is undone, and of one that is not', async ({ page, root }) => {
  const shopper = await comeBack(page, root);
  await shopper.fillCart(animal, 2);
  const { step, clear, expectSnapshot } = await recordAnnouncements(page);
  await open(page, '/cart/');
  await expect(page.getByRole('button', { name: /^Supprimer/ })).toBeVisible();
  await clear();
  const undo = page.getByRole('button', { name: /^Annuler/ });
  // The focus moves at the press; on a slow machine the provider may answer before it.
  let answer = (): void => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/ecommerce/panier/*/', (route) => mayAnswer.then(() => route.continue()));
  await step(
    'Supprime la ligne',
    () => press(page, 'button', /^Supprimer/),
    async () => {
      await expect(undo).toBeFocused();
      answer();
    },
  );
  await step(
    'Annule',
    () => undo.press('Enter'),
    () => expect(undo).toHaveCount(0),
  );
  await step('Ajoute une bête', () => press(page, 'button', /^Augmenter/));
  expectSnapshot('suppression');
  await shopper.fillCart('', 0);
});

test('announcements of routes: the heading, once', async ({ page, root }) => {
  await comeBack(page, root);
  const { step, clear, expectSnapshot } = await recordAnnouncements(page);
  await open(page, '/');
  await clear();
  const banner = page.getByRole('banner');
  const link = (name: string | RegExp) => page.getByRole('navigation').getByRole('link', { name }).first();
  await step('Ouvre la boutique', () => link(/^Boutique/).press('Enter'), arrived(page, 'Boutique'));
  await step('Ouvre la foire aux questions', () => link('Faq').press('Enter'), arrived(page, /^Foire/));
  await step('Ouvre l’accueil', () => link('Accueil').press('Enter'), arrived(page, /^Votre animal/));
  const ofBanner = (name: string | RegExp) => banner.getByRole('link', { name });
  await step('Ouvre le panier', () => ofBanner(/^Panier/).press('Enter'), arrived(page, 'Details Panier'));
  await step('Ouvre le compte', () => ofBanner('Mon compte').press('Enter'), arrived(page, 'Mon compte'));
  await step(
    'Cherche',
    async () => {
      await banner.getByLabel('Rechercher un produit').fill('belier');
      await expect(page.getByText(/Flèche vers le bas pour choisir/)).toBeAttached();
      await page.keyboard.press('Enter');
    },
    arrived(page, /^Recherche/),
  );
  expectSnapshot('pages');
});
