import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Found, rule, searchWith } from './search.ts';

type Named = { name?: string; title?: string };

const files = import.meta.glob<Readonly<Record<string, Named>>>('./**/*.stories.tsx', { eager: true });

/** What the workshop's search reads of a story: its name and the path of its page. */
const entries = Object.values(files).flatMap((module) =>
  Object.entries(module)
    .filter(([key]) => key !== 'default')
    .map(([key, { name = key }]) => ({ name, path: (module.default?.title ?? '').split('/') })),
);
const search = searchWith(entries);
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const textOf = ({ name, path }: Found): string => plain([...path, name].join(' / '));

/** What people type: codes, words of the shop, of designers and of developers, French and English. */
const words = [
  ['401', '404', '409', '423', '429', '500', '503', 'OTP', 'toast', 'expédiée', 'rupture', 'tiroir', 'force'],
  [
    'survol',
    'boîtes',
    'logo',
    'illustrations',
    'typographie',
    'rayons',
    'checkout',
    'login',
    'error',
    'empty',
  ],
  ['invoice', 'wishlist', 'idempotence', 'minuteur', 'expiré', 'lent', 'facture', 'panier', 'session'],
  ['en attente', 'caisse', 'paiement', 'commande', 'livré', 'acompte', 'promotion', 'épuisé', 'photo'],
  ['partager', 'recherche', 'filtre', 'catégorie', 'pays', 'vendeur', 'blog', 'contact', 'connexion'],
  ['inscription', 'activation', 'code', 'mot de passe', 'profil', 'sécurité', 'adresse', 'téléphone', 'nuit'],
  ['chargement', 'échec', 'vide', 'hors connexion', 'réseau', 'menu', 'cookies', 'confidentialité', 'bouton'],
  [
    'champ',
    'couleurs',
    'espaces',
    'étiquettes',
    'onglets',
    'fenêtre',
    'squelettes',
    'carrousel',
    'témoignages',
  ],
  ['home', 'meilleures ventes', 'shop', 'catalogue', 'product', 'soldes', 'cart', 'récapitulatif', 'total'],
  ['payment', 'orders', 'imprimer', 'account', 'dashboard', 'tableau de bord', 'password', 'logout', 'SMS'],
  [
    'deux facteurs',
    'header',
    'en-tête',
    'navigation',
    'footer',
    'drawer',
    'search',
    'pagination',
    'tri',
    'trier',
  ],
  ['category', 'drapeau', 'favoris', 'vendor', 'about', 'FAQ', 'share', 'WhatsApp', 'offline', 'tracking'],
  [
    'avis',
    'testimonials',
    'banner',
    'slider',
    'mobile',
    'dark',
    'thème sombre',
    'skeleton',
    'loading',
    'spinner',
  ],
  [
    'stepper',
    'badge',
    'hover',
    'disabled',
    'checkbox',
    'select',
    'tabs',
    'input',
    'dialog',
    'modal',
    'accordéon',
  ],
  [
    'placeholder',
    'breadcrumb',
    'notifications',
    'colours',
    'spacing',
    'radius',
    'shadow',
    'animation',
    'icons',
  ],
  ['transition', 'breakpoints', 'add to cart', 'points de rupture', 'pending', 'diaporama'],
].flat();

describe('the search of the workshop', () => {
  it('searches as the sidebar does', () => {
    const source = readFileSync(new URL(import.meta.resolve('storybook/package.json')), 'utf8');
    expect(JSON.parse(source).dependencies['fuse.js'] ?? JSON.parse(source).devDependencies['fuse.js']).toBe(
      '^3.6.1',
    );
    const runtime = new URL('./dist/manager/runtime.js', import.meta.resolve('storybook/package.json'));
    const text = readFileSync(runtime, 'utf8').replaceAll('!0', 'true');
    const [, options = ''] = /options = (\{\s+shouldSort[\s\S]*?\n\})/.exec(text) ?? [];
    for (const [key, value] of Object.entries(rule)) expect(options).toContain(`${key}: ${value}`);
    expect(options).toContain('{ name: "name", weight: 0.6 }');
    expect(options).toContain('{ name: "path", weight: 0.3 }');
  });

  it('is asked for 151 words', () => {
    expect(new Set(words).size).toBe(151);
  });

  it.each(words)('finds %s', (word) => {
    const found = search(word).map(textOf);
    expect(found.filter((text) => text.includes(plain(word)))).not.toEqual([]);
  });

  it.each([
    ['mot de passe incorrect', 'Compte / Connexion / Mot de passe incorrect'],
    ['compte non activé', 'Compte / Connexion / Compte non activé'],
    ['panier vide', 'Panier vide'],
    ['stock insuffisant', 'Acheter / Caisse / 3 · Stock insuffisant'],
    ['pays inconnu', 'Partout / Introuvable / Pays inconnu'],
  ])('leads « %s » to its story first', (asked, first) => {
    expect(search(asked).map(textOf)[0]).toContain(plain(first));
  });
});

/** The sidebar shows what stands below an area at once: a page is one click, a page within it another, a story the last. */
const clicksTo = (title: string): number => title.split('/').length;

describe('the sidebar of the workshop', () => {
  const titles = Object.values(files).map((module) => module.default?.title ?? '');

  it('leads to every story within three clicks', () => {
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => title === '' || clicksTo(title) > 3)).toEqual([]);
  });

  it('has every story below an area of the shop', () => {
    expect(titles.filter((title) => !title.includes('/'))).toEqual([]);
  });
});
