import type { Hand, Target } from './hand.ts';
import type { Asked, Code } from './proxy.ts';

/** Whom and what the visits are about: an animal that is left, an account, and a number that registers only once. */
export type Scene = { product: string; email: string; password: string };

/** One thing that somebody does while code fails. */
export type Case = {
  name: string;
  path: (scene: Scene) => string;
  /** Whose failing is tried. */
  codes: readonly Code[];
  /** Made by somebody who is logged in. */
  isCustomer?: true;
  /** Begins once the page can be used: what fails comes after it. */
  isLater?: true;
  /** Nothing shows that it was heard: the browser does it by itself. */
  isNative?: true;
  /** Coming by itself once its code comes is no second doing: a page, a part of one. */
  isShown?: true;
  /** What is typed first, by the names of the fields; it has to stand there until it is sent. */
  fields?: (scene: Scene) => Record<string, string>;
  /** The press; the last step. */
  press: (hand: Hand, scene: Scene) => Promise<unknown>;
  /** What comes of it: an expression of the page, or requests of this kind. */
  done: string | ((asked: Asked, scene: Scene) => boolean);
};

/** The page can be used. */
export const ready = `performance.getEntriesByName('shop-ready').length > 0`;
/** What a page says to have failed, with a way on; empty where nothing is said, or only that one has to wait. */
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
const send = (hand: Hand) => hand.press({ css: 'main form[method=post] button[type=submit]' });
const press = (target: Target) => (hand: Hand) => hand.press(target);

const search = 'form[action="/search"] input[name=q]';
const searching = async (hand: Hand): Promise<void> => {
  await hand.write(search, 'ladoum');
  await hand.key('Enter');
};
/** A list that is asked for something is in no document: its page says so where its code does not come. */
const isFound = `location.search.includes('q=ladoum') && (${visible('main h1')} || ${said} !== '')`;

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
    press: async (hand) => {
      // The list of countries by the keyboard: pressed, it opens a window of the system.
      await hand.ask(`document.querySelector('main [name=pays]').focus()`);
      await hand.type('Côte');
      await send(hand);
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
    press: async (hand) => {
      await hand.write('main [name=message]', 'abc def');
      await hand.key('Home');
      await hand.type('xyz');
      await hand.see('the shop or a sentence', `${ready} || ${said} !== ''`);
      await hand.type('uvw');
    },
    done: `document.querySelector('main [name=message]').value === 'xyzuvwabc def'`,
  },
  {
    name: 'add to the cart',
    path: ({ product }) => `/product/${product}`,
    codes: wave,
    isCustomer: true,
    press: press({ css: 'main button', text: 'Ajouter au panier' }),
    done: isSent('/ecommerce/panier/', ({ product }) => product),
  },
  { name: 'search', path: () => '/shop', codes: wave, isNative: true, press: searching, done: isFound },
  {
    name: 'search without suggestions',
    path: () => '/shop',
    codes: [/-suggestions-/],
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
    codes: [/-home-rest-/],
    isLater: true,
    isShown: true,
    press: press({ css: 'header a[href="/"]' }),
    done: visible('main label', 'Populaires'),
  },
  {
    name: 'the bar of chosen animals',
    path: () => '/shop',
    codes: [/-chosen-animals-/],
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
    codes: [/-footer-/],
    isNative: true,
    press: press({ css: 'footer a[href="/blog"]' }),
    done: visible('main h1', 'Blog'),
  },
];

/** How much shows that something is waited for, or failed. */
export const signs = `[...document.querySelectorAll('[data-pending], [data-late-line], [data-late-said], [data-coming], main [role=alert]:not(:empty)')].filter(
  (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length`;
/** The ways on of what was said. */
export const wayOn: Target = {
  css: '[data-late-said] a[href=""], [data-late-line] a[href=""], main [role=alert] button',
};
