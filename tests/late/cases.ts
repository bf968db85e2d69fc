import type { Asked, Code } from './proxy.ts';
import type { Target, User } from './user.ts';

/** The data of a visit: an available animal, an account, and a phone number that can register once. */
export type Scene = { product: string; email: string; password: string };

/** One user action while code fails. */
export type Case = {
  name: string;
  path: (scene: Scene) => string;
  /** The page whose code fails. */
  codes: readonly Code[];
  /** The action needs a session. */
  isCustomer?: true;
  /** What the device stores besides. */
  device?: Readonly<Record<string, string>>;
  /** The fault starts after hydration. */
  isLater?: true;
  /** The browser carries it out itself, so no pending mark is expected. */
  isNative?: true;
  /** The action is carried out by itself once its code loads, as a page or a part of one: that counts once. */
  isShown?: true;
  /** The text typed first, by field name; it must remain until it is submitted. */
  fields?: (scene: Scene) => Record<string, string>;
  /** The last step: the press. */
  press: (user: User, scene: Scene) => Promise<unknown>;
  /** The result: an expression evaluated in the page, or requests of this kind. */
  done: string | ((asked: Asked, scene: Scene) => boolean);
  /** The end of an action that the document begins itself, whatever becomes of the code: an expression. */
  end?: string;
};

/** The page is hydrated. */
export const ready = `performance.getEntriesByName('shop-ready').length > 0`;
/** The sentence of a failure that offers a next step; empty for none, or for a sentence that only asks to wait. */
export const said = `[...document.querySelectorAll('[data-late-line], [data-late-said], main [role=alert]')].filter(
  (one) => one.checkVisibility() && !one.querySelector('#pending, #slow') && one.textContent.trim() !== ''
    && (one.matches('main *') || one.querySelector('a, button')),
).map((one) => one.textContent).join(' ')`;

const wave = ['entry', 'page'] as const;
const visible = (css: string, text = ''): string =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].some((one) => one.checkVisibility() && one.textContent.trim().startsWith(${JSON.stringify(text)}))`;
const isSent =
  (path: string, ...words: ((scene: Scene) => string)[]) =>
  ({ method, url, body }: Asked, scene: Scene): boolean =>
    method === 'POST' &&
    url.endsWith(path) &&
    words.every((word) => body.includes(JSON.stringify(word(scene))));
const send = (user: User) => user.press({ css: 'main form[method=post] button[type=submit]' });
const press = (target: Target) => (user: User) => user.press(target);

const search = 'form[action="/search"] input[name=q]';
const searching = async (user: User): Promise<void> => {
  await user.write(search, 'ladoum');
  await user.key('Enter');
};
/** A page whose list has a query is not prerendered: it says so where its code does not load. */
const isFound = `location.search.includes('q=ladoum') && (${visible('main h1')} || ${said} !== '')`;

const addToCart = {
  path: ({ product }: Scene) => `/product/${product}`,
  press: press({ css: 'main button', text: 'Ajouter au panier' }),
  done: isSent('/ecommerce/panier/', ({ product }) => product),
};
/** What the provider announces, as read before: the document sends a customer's add at the press. */
export const announced = { provider_accepts: '/api/v1 Idempotency-Key' };
const isCart = `location.pathname === '/cart/'`;

export const cases: readonly Case[] = [
  {
    name: 'login',
    path: () => '/login',
    codes: wave,
    fields: ({ email, password }) => ({ email, password }),
    press: send,
    done: isSent(
      '/auth/login/',
      ({ email }) => email,
      ({ password }) => password,
    ),
  },
  {
    name: 'registration',
    path: () => '/register',
    codes: wave,
    fields: ({ password }) => ({
      first_name: 'Awa',
      last_name: 'Koné',
      email: 'nouvelle@exemple.ci',
      numero_telephone: '0701020304',
      password1: password,
    }),
    press: async (user) => {
      // Chooses the country with the keyboard: a click opens a window of the system.
      await user.ask(`document.querySelector('main [name=pays]').focus()`);
      await user.type('Côte');
      await send(user);
    },
    done: isSent(
      '/auth/register/',
      () => 'Koné',
      () => 'nouvelle@exemple.ci',
    ),
  },
  {
    name: 'contact',
    path: () => '/contact',
    codes: wave,
    fields: () => ({ name: 'Awa', email: 'awa@exemple.ci', subject: 'Livraison', message: 'À Bouaké' }),
    press: send,
    done: visible('main form [role=status]', 'Message envoyé'),
  },
  {
    name: 'a text whose caret was moved',
    path: () => '/contact',
    codes: wave,
    isNative: true,
    press: async (user) => {
      await user.write('main [name=message]', 'abc def');
      await user.key('Home');
      await user.type('xyz');
      await user.see('the shop or a sentence', `${ready} || ${said} !== ''`);
      await user.type('uvw');
    },
    done: `document.querySelector('main [name=message]').value === 'xyzuvwabc def'`,
  },
  { ...addToCart, name: 'add to the cart', codes: wave, isCustomer: true },
  {
    ...addToCart,
    name: 'an early add of a customer',
    codes: wave,
    isCustomer: true,
    device: announced,
    end: `${isCart} || ${visible('[data-late-line], [data-late-said]', 'Produit ajouté')}`,
  },
  {
    ...addToCart,
    name: 'an early add of a customer, whose answer fails like the code',
    codes: [/\/ecommerce\/panier\/$|\/animal-/],
    isCustomer: true,
    device: announced,
    end: `${isCart} || ${visible('[data-late-said] :is(#error, #unsure), main [role=alert]:not(:empty)')}`,
  },
  { ...addToCart, name: 'an early add of a visitor', codes: wave, end: `location.pathname === '/login'` },
  { name: 'search', path: () => '/shop', codes: wave, isNative: true, press: searching, done: isFound },
  {
    name: 'search without suggestions',
    path: () => '/shop',
    codes: [/\/suggestions-/],
    isLater: true,
    isNative: true,
    press: searching,
    done: isFound,
  },
  {
    name: 'a link',
    path: () => '/shop',
    codes: [/\/contact-/],
    isLater: true,
    isShown: true,
    press: press({ css: 'a[href="/contact"]' }),
    done: visible('main h1', 'Contact'),
  },
  {
    name: 'a page that is not made beforehand',
    path: () => '/cart/',
    codes: [/\/cart\.index-/],
    isShown: true,
    press: async () => undefined,
    done: visible('main h1:not([role=alert] *)'),
  },
  {
    name: 'the rest of the home page',
    path: () => '/contact',
    codes: [/\/home-rest-/],
    isLater: true,
    isShown: true,
    press: press({ css: 'header a[href="/"]' }),
    done: visible('main label', 'Populaires'),
  },
  {
    name: 'the bar of chosen animals',
    path: () => '/shop',
    codes: [/\/chosen-animals-/],
    isLater: true,
    isShown: true,
    press: press({ css: 'main article label:has([type=checkbox])' }),
    done: `document.body.innerText.includes('1 animal choisi')`,
  },
  {
    name: 'the full pictures',
    path: ({ product }) => `/product/${product}`,
    codes: [/\/full-pictures-/],
    isLater: true,
    press: press({ css: 'main a', text: 'Voir le dessin' }),
    done: visible('dialog[open] img'),
  },
  {
    name: 'a link of the footer',
    path: () => '/shop',
    codes: [/\/footer-/],
    isNative: true,
    press: press({ css: 'footer a[href="/blog"]' }),
    done: visible('main h1', 'Blog'),
  },
];

/** The number of elements that show a wait or a failure. */
export const signs = `[...document.querySelectorAll('[data-pending], [data-late-line], [data-late-said], [data-coming], main [role=alert]:not(:empty)')].filter(
  (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length`;
/** The controls that a failure offers as next steps. */
export const wayOn: Target = {
  css: '[data-late-said] a[href=""], [data-late-line] a[href=""], main [role=alert] button',
};
