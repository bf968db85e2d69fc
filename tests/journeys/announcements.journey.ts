import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { animal, heading, main, open, press } from './announcement-steps.ts';
import { pressOrder } from './checkout-steps.ts';
import { hydrated } from './hydrated.ts';
import { newestFor } from './outbox.ts';
import { test } from './provider.ts';
import { recordAnnouncements } from './screen-reader.ts';
import { comeBack } from './steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };

test('announcements of a purchase: each sentence once, none stale, none in English', async ({
  page,
  root,
}) => {
  await (await comeBack(page, root)).fillCart('', 0);
  const announcements = await recordAnnouncements(page);
  await open(page, '/shop');
  await announcements.clear();
  await announcements.step(
    `Ouvre ${animal}`,
    () => press(page, 'link', new RegExp(`Voir les détails.*${animal}`)),
    () => expect(heading(page, animal)).toBeFocused(),
  );
  await announcements.step('Ajoute une bête', () => press(page, 'button', /^Augmenter/));
  await announcements.step(
    'Ajoute au panier',
    () => press(page, 'button', 'Ajouter au panier'),
    () => expect(heading(page, 'Details Panier')).toBeFocused(),
  );
  await announcements.step('Une bête de moins', () => press(page, 'button', /^Diminuer/));
  await announcements.read('Lit son panier', main(page));
  await announcements.step(
    'Passe à la caisse',
    () => press(page, 'link', 'Passer à la caisse'),
    () => expect(page.getByLabel('Adresse de livraison')).toBeVisible(),
  );
  await announcements.step('Arrive au téléphone', () =>
    page.getByRole('main').getByLabel('Téléphone').first().focus(),
  );
  await announcements.step('Vide l’adresse et la ville', async () => {
    await page.getByLabel('Adresse de livraison').fill('');
    await page.getByLabel('Ville').fill('');
    await page.getByRole('button', { name: 'Suivant' }).focus();
  });
  await announcements.step('Continue', () => press(page, 'button', 'Suivant'));
  await announcements.step('Écrit l’adresse', async () => {
    await page.getByLabel('Adresse de livraison').fill('Cocody Angré, 8e tranche');
    await page.getByLabel('Ville').fill('Abidjan');
  });
  await announcements.step('Va au paiement', () => press(page, 'button', 'Suivant'));
  await announcements.step('Choisit le paiement à la livraison', () =>
    page.getByRole('radio', { name: /livraison/ }).press('Space'),
  );
  await announcements.step('Va à la confirmation', () => press(page, 'button', 'Suivant'));
  await announcements.read('Lit la dernière étape', main(page));
  await announcements.step('Arrive à Commander', () =>
    page.getByRole('button', { name: 'Commander' }).focus(),
  );
  await announcements.step(
    'Commande',
    () => pressOrder(page),
    () => page.waitForURL('**/sandbox/paiement/**'),
  );
  await announcements.step(
    'Paye sur la page du service de paiement',
    () => page.getByRole('button', { name: /^Payer/ }).press('Enter'),
    () => expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible(),
  );
  await hydrated(page);
  await announcements.read('Lit ce qu’il en est', main(page));
  await announcements.step(
    'Ouvre ses commandes',
    () => press(page, 'link', 'Voir mes commandes'),
    () => expect(page.getByRole('cell', { name: 'En cours' }).first()).toBeVisible(),
  );
  await announcements.read('Lit sa commande', page.getByRole('region', { name: 'Votre dernière commande' }));
  announcements.expectSnapshot('achat');
});

test('announcements of a registration and of its code', async ({ page, root }) => {
  const announcements = await recordAnnouncements(page);
  await open(page, '/register');
  await announcements.clear();
  await announcements.step('Arrive au pays', () => page.getByLabel('Pays').focus());
  await announcements.step('Envoie le formulaire vide', () => press(page, 'button', 'Créer mon compte'));
  await announcements.step('Quitte un prénom trop long', async () => {
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
  await announcements.clear();
  await announcements.step(
    'Envoie le formulaire rempli',
    () => press(page, 'button', 'Créer mon compte'),
    () => expect(page).toHaveURL('/otp'),
  );
  const { code = '' } = await newestFor(root, email);
  const first = page.getByLabel('Chiffre 1 sur 6');
  await announcements.step('Arrive au code', () => first.focus());
  await page.keyboard.type('12');
  await announcements.clear();
  await announcements.step('Deux chiffres, puis Entrée', () => page.keyboard.press('Enter'));
  await first.focus();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await announcements.clear();
  await announcements.step(
    'Un mauvais code, puis Entrée',
    () => page.keyboard.press('Enter'),
    () => expect(first).toBeFocused(),
  );
  await page.keyboard.type(code);
  await announcements.clear();
  await announcements.step(
    'Le bon code, puis Entrée',
    () => page.keyboard.press('Enter'),
    () => expect(page).toHaveURL('/login'),
  );
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Pas-celui-ci');
  await announcements.clear();
  await announcements.step(
    'Un mauvais mot de passe',
    () => press(page, 'button', 'Se connecter'),
    () => expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible(),
  );
  announcements.expectSnapshot('inscription');
});

test('announcements of a list that changes, on a phone and on a desktop', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await open(page, '/shop');
  await announcements.clear();
  await announcements.step(
    'Trie par prix croissant',
    () => page.getByLabel('Trier par').selectOption({ label: 'Prix : du bas au plus haut' }),
    () => expect(page.getByText('Trié par prix croissant.')).toBeAttached(),
  );
  await announcements.step(
    'Va à la page suivante',
    () =>
      page
        .getByRole('navigation', { name: 'Pages du catalogue' })
        .getByRole('link', { name: 'Suivant' })
        .press('Enter'),
    () => expect(page).toHaveURL(/page=2/),
  );
  await announcements.step(
    'Choisit un pays',
    () => page.getByRole('complementary').getByRole('checkbox').first().press('Space'),
    () => expect(page).toHaveURL(/origine=/),
  );
  await announcements.step('Élargit un prix qui ne cache rien', async () => {
    const least = page.getByRole('complementary').getByLabel('Prix minimum', { exact: true }).last();
    await least.fill('10000');
    await least.press('Enter');
  });
  await page.setViewportSize(phone);
  await open(page, '/shop');
  await announcements.clear();
  await announcements.step('Ouvre les filtres', () => press(page, 'button', /^Filtrer/));
  await announcements.step(
    'Y choisit un pays',
    () => page.getByRole('dialog').getByRole('checkbox').first().press('Space'),
    () => expect(page).toHaveURL(/origine=/),
  );
  await announcements.step(
    'Y choisit un second pays',
    () => page.getByRole('dialog').getByRole('checkbox').nth(1).press('Space'),
    () => expect(page).toHaveURL(/origine=[^&]+%2C/),
  );
  await announcements.step(
    'La connexion se perd',
    () => page.context().setOffline(true),
    () => expect(page.getByText(/^Vous êtes hors connexion/).first()).toBeAttached(),
  );
  await announcements.step(
    'Elle revient',
    () => page.context().setOffline(false),
    // Announced, then removed: a reader does not meet it again.
    async () => {
      const announcement = page.getByRole('img', { name: 'Le réseau est revenu.' });
      await expect(announcement).toHaveCount(1);
      await expect(announcement).toHaveCount(0);
    },
  );
  await announcements.step('Ferme les filtres', () => page.keyboard.press('Escape'));
  const choosers = page.getByRole('article').getByRole('checkbox');
  for (const at of [0, 1])
    await announcements.step('Choisit un animal', () => choosers.nth(at).press('Space'));
  announcements.expectSnapshot('liste');
});

test('announcements of a removal that is undone, and of one that is not', async ({ page, root }) => {
  const shopper = await comeBack(page, root);
  await shopper.fillCart(animal, 2);
  const announcements = await recordAnnouncements(page);
  await open(page, '/cart/');
  await expect(page.getByRole('button', { name: /^Supprimer/ })).toBeVisible();
  await announcements.clear();
  const undo = page.getByRole('button', { name: /^Annuler/ });
  await announcements.step(
    'Supprime la ligne',
    () => press(page, 'button', /^Supprimer/),
    () => expect(undo).toBeFocused(),
  );
  await announcements.step(
    'Annule',
    () => undo.press('Enter'),
    () => expect(undo).toHaveCount(0),
  );
  await announcements.step('Ajoute une bête', () => press(page, 'button', /^Augmenter/));
  announcements.expectSnapshot('suppression');
  await shopper.fillCart('', 0);
});

test('announcements of routes: the heading, once', async ({ page, root }) => {
  await comeBack(page, root);
  const announcements = await recordAnnouncements(page);
  await open(page, '/');
  await announcements.clear();
  const banner = page.getByRole('banner');
  const link = (name: string | RegExp) => page.getByRole('navigation').getByRole('link', { name }).first();
  const arrived = (name: string | RegExp) => () => expect(heading(page, name)).toBeFocused();
  await announcements.step('Ouvre la boutique', () => link(/^Boutique/).press('Enter'), arrived('Boutique'));
  await announcements.step(
    'Ouvre la foire aux questions',
    () => link('Faq').press('Enter'),
    arrived(/^Foire/),
  );
  await announcements.step('Ouvre l’accueil', () => link('Accueil').press('Enter'), arrived(/^Votre animal/));
  const ofBanner = (name: string | RegExp) => banner.getByRole('link', { name });
  await announcements.step(
    'Ouvre le panier',
    () => ofBanner(/^Panier/).press('Enter'),
    arrived('Details Panier'),
  );
  await announcements.step(
    'Ouvre le compte',
    () => ofBanner('Mon compte').press('Enter'),
    arrived('Mon compte'),
  );
  await announcements.step('Cherche', async () => {
    await banner.getByLabel('Rechercher un produit').fill('belier');
    await expect(page.getByText(/Flèche vers le bas pour choisir/)).toBeAttached();
    await page.keyboard.press('Enter');
  });
  announcements.expectSnapshot('pages');
});
