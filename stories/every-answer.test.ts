import { readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { App } from '#app/app.ts';
import { heldAs } from '#app/held.ts';
import { initialListing } from '#rules/catalogue.ts';
import { CountryField } from '#screens/account/country-field.tsx';
import { ListingScreen } from '#screens/catalogue/listing-screen.tsx';
import { Countries } from '#screens/home/countries.tsx';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import type { Loaded } from '#screens/loaded.ts';
import { ProductFailedScreen } from '#screens/product/product-failed-screen.tsx';
import { ProductInfo } from '#screens/product/product-info.tsx';
import * as pages from '#start/testing/answered-pages.ts';
import { awa, json, openTab } from '#start/testing/fake-tab.ts';
import { noticesWording } from '#wording/notices.ts';
import { productWording } from '#wording/product.ts';
import { readProduct } from '../src/routes/_shop/-read-product.ts';
import { readCatalogue, readCountries } from '../src/routes/-catalogue.ts';
import { count, markupOf, textOf } from './markup.ts';

/*
 * What the shop makes of every answer of its pacts, to the end: the value a screen gets, the code a machine gets, the sentence
 * shown. The answers are read from the committed pacts, the sentences are those of the specification: an interaction without
 * a line here, or a line without its interaction, turns this red.
 */

type Interaction = {
  description: string;
  comments: { operation: string };
  request: {
    path: string;
    headers?: Record<string, readonly string[]>;
    body?: { content: Record<string, unknown> };
  };
  response: { status: number; body?: { content: unknown } };
};

const interactionsOf = (consumer: string): readonly Interaction[] =>
  (
    JSON.parse(
      readFileSync(
        new URL(`../contracts/pacts/${consumer}-livestock-provider.json`, import.meta.url),
        'utf8',
      ),
    ) as { interactions: readonly Interaction[] }
  ).interactions;

type Tab = ReturnType<typeof openTab>;
type Made = { value: unknown; code: string; page: ReactElement };

const send = () => undefined;
const pathOf = ({ request }: Interaction): string => request.path.replace('/api/v1', '');
const lastOf = (one: Interaction): string => pathOf(one).split('/').filter(Boolean).at(-1) ?? '';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const country = {
  id: '0b0a6c0e-7a1d-4b8e-8a43-5f0d3c9e2b01',
  libelle: 'Sénégal',
  flag: '/media/flags/sn.svg',
  code: 'SN',
};
const category = { id: '6f0c2b5e-3f6a-4d0b-9a51-0d0f6f1c1a01', nom_categorie: 'Moutons' };
const bare = {
  id: '2d1f8a34-5c7e-4f90-8b12-6a4e9d3c7f01',
  name: 'Ladoum royal',
  description: 'Grand bélier Ladoum de trois ans, robe blanche, cornes en spirale.',
  price: 850_000,
  promo_price: null,
  taille: null,
  category,
  origine: country,
  quantity_initial: 6,
  quantity_vendu: 4,
  created_at: '2026-10-21T08:00:00Z',
};
const animal = {
  ...bare,
  promo_price: 765_000,
  image1: '/media/animals/ladoum-royal-1.svg',
  taille: 'grand',
};
const line = {
  id: 'c0ffee00-1111-4222-8333-444455556666',
  quantity: 1,
  product: { id: bare.id, name: 'Ladoum royal', price: 200_000, promo_price: null },
};
const order = {
  order_number: 'BL-20261104-0042',
  created_at: '2026-11-04T10:12:00Z',
  status: 'PENDING',
  total_amount: '200000.00',
  client: {
    first_name: 'Awa',
    last_name: 'Koné',
    email: awa.email,
    numero_telephone: '0701020304',
  },
  items: [
    {
      product: { id: bare.id, name: 'Bali-Bali de Niamey', category: { nom_categorie: 'Moutons' } },
      quantity: 1,
      unit_price: '200000.00',
    },
  ],
};
const user = { ...awa, username: 'client' };

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${nameOf(inner)}`)
        .join(' ')
    : String(value);

/** What a machine made of an answer: the code of the refusal that it keeps, else the state that it is in. */
const codeOf = ({ value, context }: AnyMachineSnapshot): string => context.refusal?.code ?? nameOf(value);

const madeBy = <Snapshot extends AnyMachineSnapshot>(
  { snapshot, page }: { snapshot: Snapshot; page: ReactElement },
  valueIn: (context: Snapshot['context']) => unknown = () => null,
): Made => ({ value: valueIn(snapshot.context), code: codeOf(snapshot), page });

const readBy = <Data>(loaded: Loaded<Data>, page: ReactElement): Made => ({
  value: loaded.state === 'ready' ? loaded.data : null,
  code: loaded.state,
  page,
});

const tokenOf = ({ app }: Tab): string | null => app.session.getSnapshot().context.token;

function productPage(loaded: Loaded<typeof bare>): ReactElement {
  if (loaded.state === 'empty') return createElement(NotFoundScreen, productWording.notFound);
  if (loaded.state !== 'ready') return createElement(ProductFailedScreen, { onRetry: send });
  return createElement(ProductInfo, { product: loaded.data, share: null });
}

async function listing(app: App, read: 'products' | 'categories'): Promise<Made> {
  const lists = readCatalogue(app);
  await lists[read].arrived;
  const page = createElement(ListingScreen, {
    place: { kind: 'shop' },
    state: initialListing('shop'),
    products: lists.products.now(),
    categories: lists.categories.now(),
    countries: { state: 'empty' },
    onChange: send,
    onRetry: send,
  });
  return readBy<unknown>(lists[read].now(), page);
}

/** Each operation as its page asks it. */
const reading: Record<string, (tab: Tab, one: Interaction) => Promise<Made>> = {
  listProducts: ({ app }) => listing(app, 'products'),
  listCategories: ({ app }) => listing(app, 'categories'),
  countByCategory: ({ app }) => listing(app, 'categories'),
  listCountries: async ({ app }) => {
    const { arrived, now } = readCountries(app);
    await arrived;
    const field = { label: 'Pays', placeholder: '', value: '', onChange: send, onRetry: send };
    return readBy(now(), createElement(CountryField, { ...field, countries: now() }));
  },
  countByCountry: async ({ app }) => {
    const { arrived, now } = readCatalogue(app).countries;
    await arrived;
    return readBy(now(), createElement(Countries, { countries: now(), onRetry: send }));
  },
  getProduct: async ({ app }, one) => {
    const loaded = await readProduct(app, lastOf(one));
    return readBy(loaded, productPage(loaded as Loaded<typeof bare>));
  },
  login: async (tab) =>
    madeBy(await pages.loginPage(tab.app), () => tokenOf(tab) ?? tab.values.get('two_factor_email') ?? null),
  confirmTwoFactor: async (tab) => madeBy(await pages.codePage('twoFactor')(tab.app), () => tokenOf(tab)),
  refresh: async (tab) => {
    tab.logIn('old', 'rt');
    await heldAs(tab.app.session, ({ context }) => context.token !== 'old');
    return madeBy(await pages.accountPage(tab.app), (context) => context.token);
  },
  register: async ({ app, values }) =>
    madeBy(await pages.registrationPage(app), () => values.get('_email') ?? null),
  activateByCode: async ({ app }) => madeBy(await pages.codePage('activation')(app)),
  activateByLink: async ({ app }, one) => madeBy(await pages.activationPage(app, lastOf(one))),
  requestPasswordReset: async ({ app }) => madeBy(await pages.forgotPasswordPage(app)),
  finishPasswordReset: async ({ app }, one) => madeBy(await pages.resetPasswordPage(app, lastOf(one))),
  getMe: async ({ app }) => madeBy(await pages.accountPage(app), (context) => context.user),
  updateAccount: async ({ app }) => {
    await pages.accountPage(app);
    return madeBy(await pages.profilePage(app), () => app.session.getSnapshot().context.user);
  },
  changePassword: async ({ app }) => madeBy(await pages.passwordPage(app)),
  listOrders: async ({ app }) => madeBy(await pages.ordersPage(app), (context) => context.orders),
  getOrder: async ({ app }, one) =>
    madeBy(await pages.invoicePage(app, lastOf(one)), (context) => context.invoice),
  getPayment: async ({ app }, one) =>
    madeBy(await pages.paymentPage(app, lastOf(one)), (context) => context.payment),
  listCart: async ({ app }) => madeBy(await pages.cartPage(app), (context) => context.lines),
  addToCart: async ({ app, went }) =>
    madeBy(await pages.addToCartPage(app, bare.id), () => went.at(-1) ?? null),
  changeQuantity: async ({ app }, one) =>
    madeBy(await pages.changedCartPage(app, lastOf(one), 3), (context) => context.lines),
  removeLine: async ({ app }, one) =>
    madeBy(await pages.changedCartPage(app, lastOf(one), 0), (context) => context.lines),
  placeOrder: async ({ app, went }) =>
    madeBy(await pages.checkoutPage(app), ({ order: placed }) => placed && { ...placed, went: went.at(-1) }),
};

/** What the provider holds besides: the cart, the animals and the customer that a call needs. */
function prepare({ provider }: Tab, one: Interaction): void {
  const { operation } = one.comments;
  const has = (path: string, body: unknown) => provider.answers.set(path, () => json(200, body));
  if (operation === 'changeQuantity' || operation === 'removeLine')
    has('/ecommerce/panier/', [{ ...line, id: lastOf(one) }]);
  if (operation === 'countByCategory') has('/ecommerce/categories', [category]);
  if (operation === 'countByCountry') has('/ecommerce/pays/', [country]);
  if (operation !== 'placeOrder') return;
  has('/ecommerce/panier/', [line]);
  has('/auth/me/', { ...awa, adresse1: 'Cocody', ville: 'Abidjan' });
  has(`/ecommerce/products-betails/${bare.id}`, { ...bare, price: line.product.price });
}

/** Lets the provider answer as the pact has it; what is read at the same path is an empty list. */
function answer({ provider }: Tab, one: Interaction): void {
  const { request, response } = one;
  const said = response.body?.content;
  provider.accepts.add(token);
  provider.answers.set(pathOf(one), (sent) => {
    if ((sent === null) !== (request.body === undefined)) return json(200, []);
    return said === undefined ? new Response(null, { status: response.status }) : json(response.status, said);
  });
}

const device: Record<string, Record<string, string>> = {
  activateByCode: { _email: awa.email },
  confirmTwoFactor: { two_factor_email: awa.email },
};

/** The notices as they are read: the title, then the server's own text or the sentence of the code. */
const toldBy = (app: App): readonly string[] =>
  app.notices.getSnapshot().context.notices.map(({ code, message }) => {
    const { title, text } = noticesWording[code];
    return title === undefined ? (message ?? text) : `${title}: ${message ?? text}`;
  });

type Line = { code: string; value: unknown; told: readonly string[]; shown: string };

/** Nothing is told; the page says it. */
const page = (code: string, shown: string, value: unknown = null): Line => ({ code, shown, value, told: [] });
/** The same sentence as a notice and on the page. */
const both = (code: string, shown: string, value: unknown = null): Line => ({
  ...page(code, shown, value),
  told: [shown],
});
/** A notice, and what stands on the page meanwhile. */
const notice = (code: string, told: string, shown: string, value: unknown = null): Line => ({
  ...page(code, shown, value),
  told: [told],
});
/** The session says its own end. */
const over = (code: string, shown: string, value: unknown = null): Line =>
  notice(code, 'Session expirée: Bonjour, votre session a expiré, veuillez vous reconnecter !', shown, value);

const unknownId = '00000000-0000-4000-8000-000000000000';
const payment = {
  orderNumber: order.order_number,
  ...{ url: null, amount: null, remainder: null, expiresAt: null, means: null, transaction: null },
};
const placed = { number: null, status: null, paymentUrl: null, went: '/dashboard' };
const toPay = {
  ...placed,
  paymentUrl: 'https://pay.exemple.ci/p/7f3a91c2',
  went: 'leave https://pay.exemple.ci/p/7f3a91c2',
};

/** By what is asked, in the words of the pacts. */
const lines: Readonly<Record<string, Line>> = {
  // listProducts
  'for all products': page('ready', 'Affichage de 1 bétails', [bare]),
  'for all products, which the provider cannot give': page('failed', 'Le catalogue ne s’est pas chargé'),
  // getProduct
  'for a product that does not exist': page('empty', 'Cet animal n’est plus au catalogue'),
  'for one product': page('ready', 'Economisez 85 000 FCFA', animal),
  'for one product that lacks all that may be lacking': page('ready', '850 000 FCFA', bare),
  'for one product, which the provider cannot give': page('failed', 'La fiche ne s’est pas chargée'),
  // listCategories
  'for the categories': page('ready', 'CatégoriesMoutonsTaille', [category]),
  'for the categories, which the provider cannot give': page(
    'failed',
    'CatégoriesCes choix ne se sont pas chargés.',
  ),
  // countByCategory
  'for the number of products of each category': page('ready', 'Moutons, 28 animaux', [
    { ...category, count: 28 },
  ]),
  'for the number of products of each category, which the provider cannot give': page(
    'ready',
    'CatégoriesMoutonsTaille',
    [category],
  ),
  // listCountries
  'for the countries of origin': page('ready', 'Sénégal', [country]),
  'for the countries of origin, which the provider cannot give': page(
    'failed',
    'Les pays n’ont pas pu être chargés.',
  ),
  // countByCountry
  'for the number of animals of each country': page('ready', 'Sénégal12 bétail', [
    { ...country, betail_count: 12 },
  ]),
  'for the number of animals of each country, which the provider cannot give': page('ready', 'Sénégal', [
    country,
  ]),
  // login
  'to log in before the activation': both(
    'login-account-inactive',
    "Le compte de l'utilisateur n'est pas actif.",
  ),
  'to log in too often': both('login-unknown-error', 'Erreur inconnue.'),
  'to log in where a code has to follow': notice(
    'awaitingCode',
    'Un code de vérification vous a été envoyé.',
    'Connexion en cours…',
    awa.email,
  ),
  'to log in while the provider fails': both(
    'login-server-failed',
    "Une erreur s'est produite lors de la connexion.",
  ),
  'to log in with a phone number': notice('loggedIn', 'Connexion réussie.', 'Connexion en cours…', token),
  'to log in with a wrong password': both(
    'login-credentials-wrong',
    "Nom d'utilisateur ou mot de passe incorrect.",
  ),
  'to log in with an e-mail': notice('loggedIn', 'Connexion réussie.', 'Connexion en cours…', token),
  'to log in with an unknown e-mail': both(
    'login-credentials-wrong',
    "Nom d'utilisateur ou mot de passe incorrect.",
  ),
  'to log in without an identifier': both(
    'login-credentials-wrong',
    "Nom d'utilisateur ou mot de passe incorrect.",
  ),
  'to log in and be given a refresh token': notice(
    'loggedIn',
    'Connexion réussie.',
    'Connexion en cours…',
    token,
  ),
  'to log in with an e-mail, with a CSRF header that is not the cookie’s': both(
    'login-unknown-error',
    'Erreur inconnue.',
  ),
  // confirmTwoFactor
  'to finish a login while the provider fails': both(
    'code-activation-failed',
    "L'activation de votre compte a échoué, veuillez réessayer.",
  ),
  'to finish a login with a wrong code': both('code-invalid', 'Code OTP invalide ou expiré.'),
  'to finish a login with the right code': notice(
    'verified',
    "L'activation de votre compte a été effectuée avec succès !",
    'Saisissez le code à 5 chiffres',
    token,
  ),
  'to finish the login of an unknown account': both(
    'code-account-unknown',
    'Aucun compte trouvé avec cet email.',
  ),
  'to finish a login with the right code, with a CSRF header that is not the cookie’s': page(
    'code-unverified',
    'La vérification n’a pas abouti. Votre code est gardé : réessayez dans un instant.',
  ),
  // refresh
  'for a new access token': page('authenticated.profile.loaded access.valid', 'Awa Koné', token),
  'for a new access token with an unknown refresh token': over(
    'visitor',
    'Connectez-vous pour accéder à votre compte.',
  ),
  'for a new access token, with a CSRF header that is not the cookie’s': over(
    'visitor',
    'Connectez-vous pour accéder à votre compte.',
  ),
  // register
  'to register': notice(
    'registered',
    'La création de votre compte a réussi.',
    'Création en cours…',
    awa.email,
  ),
  'to register where credentials are refused': both(
    'registration-credentials-wrong',
    "Nom d'utilisateur ou mot de passe incorrect.",
  ),
  'to register while the provider fails': both(
    'registration-server-failed',
    "Une erreur s'est produite lors de la connexion.",
  ),
  'to register with an e-mail that is taken': both(
    'registration-refused',
    'Un compte existe déjà avec cette adresse e-mail.',
  ),
  'to register, with a CSRF header that is not the cookie’s': both(
    'registration-unknown-error',
    'Une erreur inconnue est survenue.',
  ),
  // activateByCode
  'to activate an account by its code while the provider fails': both(
    'code-activation-failed',
    "L'activation de votre compte a échoué, veuillez réessayer.",
  ),
  'to activate an account that does not exist': both(
    'code-account-unknown',
    'Aucun compte trouvé avec cet email.',
  ),
  'to activate an account with a wrong code': both('code-invalid', 'Code OTP invalide ou expiré.'),
  'to activate an account with the right code': notice(
    'verified',
    "L'activation de votre compte a été effectuée avec succès !",
    'Saisissez le code à 6 chiffres',
  ),
  'to activate an account with the right code, with a CSRF header that is not the cookie’s': page(
    'code-unverified',
    'La vérification n’a pas abouti. Votre code est gardé : réessayez dans un instant.',
  ),
  // activateByLink
  'to activate an account with an unknown link': page(
    'refused',
    "Le lien d'activation est invalide ou expiré.",
  ),
  'to activate an account with the mailed link': page('activated', 'Votre compte est activé'),
  // requestPasswordReset
  'for a link to choose a new password': page('sent', 'Un lien vient de partir vers client@exemple.ci.'),
  'for a link to choose a new password while the provider fails': both(
    'recovery-failed',
    "Une erreur s'est produite lors du traitement.",
  ),
  'for a new password of an account that does not exist': both(
    'recovery-email-unknown',
    'Aucun utilisateur trouve avec cet email.',
  ),
  'for a link to choose a new password, with a CSRF header that is not the cookie’s': both(
    'recovery-failed',
    "Une erreur s'est produite lors du traitement.",
  ),
  // finishPasswordReset
  'to set a new password while the provider fails': both(
    'reset-failed',
    "Une erreur s'est produite lors du traitement.",
  ),
  'to set a new password with an unknown token': both(
    'reset-token-invalid',
    'Le token de verification est invalide.',
  ),
  'to set a new password with the mailed token': page('changed', 'Votre mot de passe est changé'),
  'to set a new password with the mailed token, with a CSRF header that is not the cookie’s': both(
    'reset-failed',
    "Une erreur s'est produite lors du traitement.",
  ),
  // getMe
  'who is signed in': page('authenticated.profile.loaded access.valid', 'Awa Koné', user),
  'who is signed in with an expired token': over('visitor', 'Connectez-vous pour accéder à votre compte.'),
  'who is signed in, which the provider cannot tell': page(
    'authenticated.profile.missing access.valid',
    'Vos informations ne se sont pas chargées.',
  ),
  // updateAccount
  'to change the profile': notice(
    'filling.resting',
    'Vos informations ont été mises à jour avec succès',
    'Vos informations',
    { ...user, first_name: 'Adjoua', last_name: 'N’Guessan' },
  ),
  'to change the profile to a first name that is too short': both(
    'profile-update-failed',
    'Une erreur est survenue lors de la mise à jour du profil',
    awa,
  ),
  'to change the profile with an expired token': over('filling.resting', 'Vos informations'),
  'to change the profile, with a CSRF header that is not the cookie’s': both(
    'profile-update-failed',
    'Une erreur est survenue lors de la mise à jour du profil',
    awa,
  ),
  // changePassword
  'to change the password': notice(
    'filling.resting',
    'Mot de passe mis à jour: Votre mot de passe a été mis à jour avec succès.',
    'Changer de mot de passe',
  ),
  'to change the password with a wrong old one': notice(
    'password-change-failed',
    "Erreur: Une erreur s'est produite lors de la mise à jour du mot de passe.",
    "Une erreur s'est produite lors de la mise à jour du mot de passe.",
  ),
  'to change the password with an expired token': over('filling.resting', 'Changer de mot de passe'),
  'to change the password, with a CSRF header that is not the cookie’s': notice(
    'password-change-failed',
    "Erreur: Une erreur s'est produite lors de la mise à jour du mot de passe.",
    "Une erreur s'est produite lors de la mise à jour du mot de passe.",
  ),
  // listCart
  'for an empty cart': page('ready.truth.known hand.calm work.resting', 'Ton panier est vide', []),
  'for the cart': page('ready.truth.known hand.calm work.resting', '200 000 FCFA', [line]),
  'for the cart with an expired token': over(
    'visitor',
    'Déjà client ? Connectez-vous pour retrouver votre panier.',
    [],
  ),
  'for the cart, which the provider cannot give': page('failed', 'Votre panier ne s’est pas chargé', []),
  // addToCart
  'to add an animal that does not exist to the cart': both(
    'cart-add-unknown-error',
    'Une erreur inconnue est survenue.',
  ),
  'to add an animal to the cart': notice(
    'added',
    'Produit ajouté au panier avec succès.',
    'Ajouter au panier',
    '/cart/',
  ),
  'to add an animal to the cart as a visitor': notice(
    'leaving',
    'Vous devez vous connecter, pour ajouter un produit au panier.',
    'Ajouter au panier',
    '/login',
  ),
  'to add an animal to the cart while the provider fails': both(
    'cart-add-server-failed',
    "Erreur serveur lors de l'ajout au panier.",
  ),
  'to add an animal to the cart with an expired token': over(
    'filling.resting',
    'Ajouter au panier',
    '/login',
  ),
  'to add more animals than are left': both('cart-add-invalid', 'Données invalides.'),
  'to add one more of an animal that is in the cart': notice(
    'added',
    'Produit ajouté au panier avec succès.',
    'Ajouter au panier',
    '/cart/',
  ),
  'to add an animal to the cart under a key': notice(
    'added',
    'Produit ajouté au panier avec succès.',
    'Ajouter au panier',
    '/cart/',
  ),
  'to add an animal to the cart, with a CSRF header that is not the cookie’s': both(
    'cart-add-unknown-error',
    'Une erreur inconnue est survenue.',
  ),
  'to be told why more animals than are left cannot be added': both(
    'cart-add-invalid',
    'Il ne reste plus assez d’animaux disponibles pour cette quantité.',
  ),
  // changeQuantity
  'to change the quantity of a line': notice(
    'ready.truth.known hand.calm work.resting',
    'Quantité mise à jour avec succès',
    'Total600 000 FCFA',
    [{ ...line, quantity: 3 }],
  ),
  'to change the quantity of a line that does not exist': notice(
    'ready.truth.known hand.calm work.resting',
    'Erreur lors de la mise à jour de la quantité',
    'Total200 000 FCFA',
    [{ ...line, id: unknownId }],
  ),
  'to change the quantity of a line to more than are left': notice(
    'ready.truth.known hand.calm work.resting',
    'Erreur lors de la mise à jour de la quantité',
    'Total200 000 FCFA',
    [line],
  ),
  'to change the quantity of a line with an expired token': over(
    'visitor',
    'Déjà client ? Connectez-vous pour retrouver votre panier.',
    [],
  ),
  'to change the quantity of a line, with a CSRF header that is not the cookie’s': notice(
    'ready.truth.known hand.calm work.resting',
    'Erreur lors de la mise à jour de la quantité',
    'Total200 000 FCFA',
    [line],
  ),
  // removeLine
  'to remove a line': notice(
    'ready.truth.known hand.calm work.resting',
    'Article supprimé du panier.',
    'Ton panier est vide',
    [],
  ),
  'to remove a line that does not exist': notice(
    'ready.truth.known hand.calm work.resting',
    "Échec de la suppression de l'article.",
    'Total200 000 FCFA',
    [{ ...line, id: unknownId }],
  ),
  'to remove a line with an expired token': over(
    'visitor',
    'Déjà client ? Connectez-vous pour retrouver votre panier.',
    [],
  ),
  'to remove a line, with a CSRF header that is not the cookie’s': notice(
    'ready.truth.known hand.calm work.resting',
    "Échec de la suppression de l'article.",
    'Total200 000 FCFA',
    [line],
  ),
  // placeOrder
  'to order an animal that is no longer there': both('checkout-failed', 'Erreur lors du checkout.'),
  'to order an empty cart': both('checkout-failed', 'Erreur lors du checkout.'),
  'to order and pay 30 % now': page(
    'ordered.leavingForPayment',
    'Vous êtes redirigé vers la page de paiement…',
    toPay,
  ),
  'to order and pay all on delivery': notice(
    'ordered.placed',
    'Commande effectuée avec succès.',
    'Vous êtes redirigé vers la page de paiement…',
    placed,
  ),
  'to order and pay online': page(
    'ordered.leavingForPayment',
    'Vous êtes redirigé vers la page de paiement…',
    toPay,
  ),
  'to order while the provider fails': both('checkout-failed', 'Erreur lors du checkout.'),
  'to order while the provider is down': both('checkout-failed', 'Erreur lors du checkout.'),
  'to order with an expired token': over(
    'unanswered.unread',
    'Nous ne savons pas encore si votre commande est enregistrée',
  ),
  'to order with an invalid phone number': both('checkout-failed', 'Erreur lors du checkout.'),
  'to be told why an empty cart cannot be ordered': both('checkout-failed', 'Votre panier est vide.'),
  'to order again with the same key and values': page(
    'ordered.leavingForPayment',
    'Vous êtes redirigé vers la page de paiement…',
    toPay,
  ),
  'to order and pay online, with a CSRF header that is not the cookie’s': both(
    'checkout-failed',
    'Erreur lors du checkout.',
  ),
  'to order at a total that is no longer right': both('checkout-failed', 'Erreur lors du checkout.'),
  'to order other animals than the cart holds': both('checkout-failed', 'Erreur lors du checkout.'),
  'to order the animals that were agreed to': page(
    'ordered.leavingForPayment',
    'Vous êtes redirigé vers la page de paiement…',
    toPay,
  ),
  'to order while the same attempt is being placed': both('checkout-failed', 'Erreur lors du checkout.'),
  'to order with a key and the sum that was shown': page(
    'ordered.leavingForPayment',
    'Vous êtes redirigé vers la page de paiement…',
    toPay,
  ),
  'to order with the same key and other values': both('checkout-failed', 'Erreur lors du checkout.'),
  // listOrders
  'for the orders': page('list.ready invoice.resting', 'BL-20261104-0042', [order]),
  'for the orders where there are none': page(
    'list.empty invoice.resting',
    'Aucun données trouvées pour le moment',
    [],
  ),
  'for the orders with an expired token': over(
    'list.failed invoice.resting',
    'Vos commandes ne se sont pas chargées',
    [],
  ),
  'for the orders, which the provider cannot give': page(
    'list.failed invoice.resting',
    'Vos commandes ne se sont pas chargées',
    [],
  ),
  // getOrder
  'for an order that does not exist': notice(
    'invoice-failed',
    'La facture n’a pas pu être préparée. Réessayez dans un instant.',
    'La facture de la commande BL-00000000-0000 n’a pas pu être préparée.',
  ),
  'for an order with an expired token': over(
    'list.empty invoice.resting',
    'Aucun données trouvées pour le moment',
  ),
  'for another customer’s order': notice(
    'invoice-failed',
    'La facture n’a pas pu être préparée. Réessayez dans un instant.',
    'La facture de la commande BL-20261104-0042 n’a pas pu être préparée.',
  ),
  'for one order': page('list.empty invoice.printing', 'Bali-Bali de Niamey', order),
  // getPayment
  'for a payment by its transaction': page('paid', 'Paiement réussi !', payment),
  'for a payment that has arrived': page('paid', 'Paiement réussi !', payment),
  'for a payment that is awaited': page('processing.waiting', 'Traitement en cours...', payment),
  'for a payment that was refused': page(
    'cancelled.resting',
    'Le paiement n’a pas abouti et la commande est annulée.',
    payment,
  ),
  'for a payment with an expired token': over('loggedOut', 'Connectez-vous pour voir le résultat'),
  'for a payment, which the provider cannot give': page(
    'unanswered',
    'Le serveur n’a pas répondu. Cela ne dit rien de votre paiement',
  ),
  'for the payment of an order that does not exist': page('missing', 'Commande introuvable.'),
  'for the payment of another customer’s order': page('missing', 'Commande introuvable.'),
  'where and until when a payment that is awaited can be made': page(
    'processing.waiting',
    'Traitement en cours...',
    { ...payment, url: 'https://pay.exemple.ci/p/7f3a91c2', expiresAt: '2026-11-04T10:45:00Z' },
  ),
};

const asked = [...interactionsOf('belier-shop'), ...interactionsOf('belier-shop-additions')];
const isRead = ({ comments }: Interaction): boolean => comments.operation in reading;

describe('every answer', () => {
  it.each(asked.filter(isRead))(
    '$comments.operation $response.status, $description: its value, its code, its sentence',
    async (one) => {
      const { operation } = one.comments;
      const tab = openTab(device[operation]);
      prepare(tab, one);
      answer(tab, one);
      if (one.request.headers?.Authorization !== undefined) tab.logIn('good');
      const { value, code, page: shown } = (await reading[operation]?.(tab, one)) ?? {};
      const html = markupOf(shown ?? createElement('p'));
      const made = { code, value, told: toldBy(tab.app), shown: textOf(html) };
      const expected = lines[one.description];
      expect(made).toEqual({
        ...expected,
        shown: expect.stringContaining(expected?.shown ?? 'a line of the table'),
      });
      // What an answer has accepted is not marked as wrong while the next page comes.
      if (one.response.status < 300) expect(count(html, '[aria-invalid=true]')).toBe(0);
      expect(tab.times(pathOf(one))).toBeGreaterThan(0);
    },
  );

  it('has a line here, and no line is without one; what no screen reads is the back office’s', () => {
    expect(Object.keys(lines).toSorted()).toEqual(
      asked
        .filter(isRead)
        .map(({ description }) => description)
        .toSorted(),
    );
    const unread = new Set(asked.filter((one) => !isRead(one)).map(({ comments }) => comments.operation));
    const backOffice = new Set(
      interactionsOf('belier-back-office').map(({ comments }) => comments.operation),
    );
    expect([...unread].filter((operation) => !backOffice.has(operation))).toEqual(['confirmEmail']);
  });
});
