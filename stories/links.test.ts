// §1: FAQ: service 7
// §2 Routes: `/blog` inside the
// §2 Routes: `/vendors` inside the
// §2 Routes: `/order-finished` inside the
// §2 Shared layout: The about link
// §2 Shared layout: The support mail
// §2 Shared layout: With a token
// §2 Shared layout: The logo (cart
// §2 Shared layout: The account link
// §2 Shared layout: The drawer has
// §2 Shared layout: Sticky desktop navigation:
// §2 Shared layout: Footer: quick links,
// §2 Home: Each country with
// §2 Animal card: Links to /product/{id},
// §2 Search: Breadcrumb of three,
// §2 Product detail: Breadcrumb to /
// §2 Cart: The title stands
// §2 Cart: Table: product (linked
// §2 Cart: Links to /checkout
// §2 Checkout: Cart lines link
// §2 Login: Links to /forgot-password,
// §2 Registration: Links to /login;
// §2 Forgot password: Request form, then
// §2 Reset password: Form, then success
// §2 Registration success: Links to /login
// §2 Activation by link: Activates on load;
// §2 Activation code: A link to
// §2 Payment result: PAID: success with
// §2 Payment result: CANCELLED or PENDING:
// §2 Payment result: No order found:
// §2 Payment result: Request error: links
// §2 FAQ: Closing block with
// §2 Contact: Address (Abidjan), phone
// §2 About: Hero with links
// §6 Roles: Header account link,

import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Drawer } from '#screens/layout/drawer.tsx';
import { PageOf } from './sample/shop-frame.tsx';
import { linksOf, markupOf, storyOf } from './testing/markup.ts';

/** The links of each screen in specification §2, as `text → address`. A story's router removes final slashes. */
const links: Readonly<Record<string, readonly string[]>> = {
  'layout Visitor': [
    'A propos de nous → /about',
    'Email : bonjour@belier.ci → mailto:bonjour@belier.ci',
    "Centre d'aide → mailto:bonjour@belier.ci",
    'Inscription → /register',
    'Bélier, accueil → /',
    'Se connecter → /login',
    'Panier, 0 animal → /cart',
    'Accueil → /',
    'Boutique → /shop',
    'A propos → /about',
    'Faq → /faq',
    'Contact → /contact',
    'Appeler le +225 07 00 00 00 01 → tel:+2250700000001',
    'Facebook → https://www.facebook.com/belier.ci',
    'Instagram → https://www.instagram.com/belier.ci',
    'TikTok → https://www.tiktok.com/@belier.ci',
    'Créer un compte → /register',
    '+225 07 00 00 00 01 → tel:+2250700000001',
    '+225 05 00 00 00 02 → tel:+2250500000002',
    'WhatsApp → https://wa.me/2250700000001',
    'bonjour@belier.ci → mailto:bonjour@belier.ci',
    'Confidentialité → /confidentialite',
    'Conditions générales → /conditions',
    'Cookies → /cookies',
  ],
  'layout Customer': ['Tableau de bord → /dashboard', 'Mon compte → /dashboard', 'Panier, 3 animaux → /cart'],
  'home Ready': ['Mali14 bétail → /product-by-country/pays-ml'],
  'shop Shop': ['Voir les détails : Bélier Bali-Bali → /product/animal-1'],
  'shop List': ['Voir les détails : Bélier Bali-Bali → /product/animal-1'],
  'shop Search': ['Accueil → /', 'Produit → /shop'],
  'product Promotion': ['Accueil → /', 'Produit → /shop'],
  'cart ReadyEmpty': ["Continue l'achat → /shop"],
  'cart Visitor': ["Continue l'achat → /shop", 'Se connecter → /login'],
  'cart Ready': [
    'Taureau Zébu peul → /product/7f7d7c39-5b07-4a4b-8f0e-0f6f1d5a1003',
    'Passer à la caisse → /checkout',
    "Continuer l'achat → /shop",
  ],
  'checkout Confirming': ['Taureau Zébu peul → /product/7f7d7c39-5b07-4a4b-8f0e-0f6f1d5a1003'],
  'login Idle': [
    'Mot de passe oublié ? → /forgot-password',
    'Créer un compte → /register',
    'Voir le catalogue → /shop',
  ],
  'registration Idle': ['Se connecter → /login'],
  'forgot-password Idle': ['Retour à la connexion → /login'],
  'forgot-password Sent': ['Réessayez → /forgot-password', 'Retour à la connexion → /login'],
  'reset-password Idle': ['Retour à la connexion → /login'],
  'reset-password Changed': ['Se connecter → /login'],
  'registered Registered': ['Se connecter → /login', 'Retour à l’accueil → /'],
  'activation Activated': ['Se connecter → /login'],
  'activation Refused': ['Contacter le support → /register', 'Retour à l’accueil → /'],
  'activation Unlinked': ['Contacter le support → /register', 'Retour à l’accueil → /'],
  'code-entry Idle': ["Retour à l'accueil → /"],
  // After Back, while the code of the next page comes.
  'checkout Placed': ['Voir mes commandes → /dashboard?onglet=commandes'],
  'checkout Settled': ['Voir mes commandes → /dashboard?onglet=commandes'],
  'payment-result Paid': ['Voir mes commandes → /dashboard?onglet=commandes'],
  'payment-result Cancelled': [
    'Contacter le support → /contact',
    'Voir mes commandes → /dashboard?onglet=commandes',
  ],
  'payment-result Unconfirmed': [
    'Contacter le support → /contact',
    'Voir mes commandes → /dashboard?onglet=commandes',
  ],
  'payment-result Missing': ['Voir mes commandes → /dashboard?onglet=commandes'],
  'payment-result Unanswered': ['Contacer le support → /contact', "Retour à l'accueil → /"],
  'order-lookup Idle': ['Voir mes commandes → /dashboard?onglet=commandes'],
  'order-finished Numbered': ['Voir mes commandes → /dashboard?onglet=commandes', 'Voir la boutique → /shop'],
  'faq Closed': [
    '+225 07 00 00 00 01 → tel:+2250700000001',
    '+225 05 00 00 00 02 → tel:+2250500000002',
    '+225 01 00 00 00 03 → tel:+2250100000003',
    'Aller à la page de contact → /contact',
    'Contacter le support → /contact',
  ],
  'contact Idle': [
    '+225 07 00 00 00 01 → tel:+2250700000001',
    'Ouvrir WhatsApp → https://wa.me/2250700000001',
    'bonjour@belier.ci → mailto:bonjour@belier.ci',
  ],
  'about Counted': ['Nous contacter → /contact', 'Voir la boutique → /shop'],
  'blog Everything': [
    'Choisir son bélier en cinq regards → /blog/choisir-son-belier',
    'Conseils d’achat → /blog/category/conseils',
    'Tabaski → /blog/tag/tabaski',
  ],
  'vendors Sample': ['Ferme du Poro → /vendor/ferme-du-poro', 'Devenir vendeur → /become-seller'],
};

describe('the links of a screen', () => {
  it.each(Object.entries(links))('%s: those of the specification, where they lead', (screen, wanted) => {
    const [file = '', story = ''] = screen.split(' ');
    expect(linksOf(storyOf(file, story)).map((link) => link.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(
      expect.arrayContaining([...wanted]),
    );
  });

  it('change with the session: no way to register for a customer, no customer area for a visitor', () => {
    expect(
      linksOf(storyOf('layout', 'Customer')).filter((link) => /\/(?:register|login)$/.test(link)),
    ).toEqual([]);
    expect(linksOf(storyOf('layout', 'Visitor')).filter((link) => link.endsWith('/dashboard'))).toEqual([]);
  });

  it('to the cart has no number for a customer whose cart was not read', () => {
    const cartOf = (story: string) =>
      linksOf(storyOf('layout', story)).filter((link) => /^Panier/.test(link));
    const shown = ['CartComing', 'CartUnread', 'CartEmpty', 'Visitor'].map((story) => cartOf(story));
    // Those of the header, of the navigation that replaces it after scrolling, and of the footer.
    for (const links of shown) expect(links).toEqual([links[0], links[0], 'Panier → /cart']);
    expect(shown.map(([first]) => first)).toEqual([
      'Panier → /cart',
      'Panier, non actualisé → /cart',
      'Panier, 0 animal → /cart',
      'Panier, 0 animal → /cart',
    ]);
  });

  it('have the order of the specification in the drawer', () => {
    const children = createElement(Drawer, { search: null, categoryLinks: null });
    const drawer = (customer: boolean) =>
      linksOf(markupOf(createElement(PageOf, { customer, children })).replace('<dialog', '<dialog open')).map(
        (link) => link.replaceAll('\u00a0', ' '),
      );
    const everyones = [
      'Accueil → /',
      'BoutiqueNew → /shop',
      'A propos → /about',
      'Faq → /faq',
      'Contact → /contact',
      'Panier → /cart',
    ];
    const help = [
      'Appeler le +225 07 00 00 00 01 → tel:+2250700000001',
      'WhatsApp → https://wa.me/2250700000001',
    ];
    expect(drawer(false)).toEqual([
      ...everyones,
      'Créer un compte → /register',
      'Se connecter → /login',
      ...help,
    ]);
    expect(drawer(true)).toEqual([...everyones, 'Mon compte → /dashboard', ...help]);
  });
});
