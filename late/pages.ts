import type { Effect, Target } from './seen.ts';
import type { Kind } from './verdict.ts';

/** One thing that a hand does. */
export type Step = { press: Target } | { type: string } | { key: 'Enter' | 'Home' };

/** What the proxy sees of an act: requests of this method and path, whose body is as asked. */
type Sent = {
  kind: 'sent';
  method: 'POST';
  path: string;
  is?: (body: Record<string, unknown>, id: string) => boolean;
};

export type Width = 'phone' | 'wide';

/** A control of a page, and how a visit uses it. */
export type Control = {
  name: string;
  kind: Exclude<Kind, 'reading'>;
  /** What is pressed, or which field is typed into; a sentence about it stands beside it. */
  target: Target;
  /** What comes of it; null for a text, which is its own effect. */
  effect: Effect | Sent | null;
  /** The only window that shows it; both unless told. */
  width?: Width;
  /** What is done before and after the press, where that is more than one press. */
  steps?: readonly Step[];
  /** A text or a value: what is there in the end, and what is typed once the code has come or was given up. */
  text?: { wanted: string; later?: string; isSecret?: boolean };
  /** It leads away from the page or covers it: nothing else is tried in its visit. */
  isAlone?: true;
  /** Made by somebody who is logged in. */
  isCustomer?: true;
  /** Nothing has to show that it was heard: the browser does it by itself. */
  isNative?: true;
};

/** A page of the matrix. Shells have nothing to press before their own code: they show themselves, or say why not. */
export type Page = {
  name: string;
  path: (id: { product: string; category: string }) => string;
  /** Where a visitor is led from there, maybe before anybody has looked. */
  leadsTo?: string;
  controls: readonly Control[];
};

/** What is typed as a password where nobody logs in, in two halves: it stands nowhere else in the shop. */
export const secret = { early: 'Kora9', late: '-balafon7' } as const;

const search: Target = { css: 'form[action="/search"] input[name=q]' };
const press = (
  name: string,
  target: Target,
  effect: Control['effect'],
  more: Partial<Control> = {},
): Control => ({
  name,
  kind: 'press',
  target,
  effect,
  ...more,
});
const twice = (control: Control): Control => ({ ...control, kind: 'double', name: `${control.name}, twice` });
const typed = (
  name: string,
  target: Target,
  early: string,
  later: string,
  more: Partial<Control> = {},
): Control => ({
  name,
  kind: 'type',
  target,
  effect: null,
  steps: [{ press: target }, { type: early }],
  text: { wanted: early + later, later },
  ...more,
});
/** A text whose caret was set to its beginning: what comes next goes on there. */
const typedBefore = (name: string, target: Target, more: Partial<Control> = {}): Control =>
  typed(`${name}, before its end`, target, '', '', {
    steps: [{ press: target }, { type: 'abc def' }, { key: 'Home' }, { type: 'xyz' }],
    text: { wanted: 'xyzuvwabc def', later: 'uvw' },
    ...more,
  });
const filled = (name: string, target: Target, wanted: string, more: Partial<Control> = {}): Control => ({
  name,
  kind: 'fill',
  target,
  effect: null,
  text: { wanted },
  ...more,
});
const field = (name: string): Target => ({ css: `main [name="${name}"], form[data-draft] [name="${name}"]` });

const theme = press(
  'Sombre',
  { css: 'footer input[name=theme][value=dark]' },
  { kind: 'shown', css: 'html[data-theme=dark]' },
  { isNative: true },
);
const searching: Control = {
  name: 'search',
  kind: 'submit',
  target: search,
  // From a category it leads into that category.
  effect: { kind: 'address', part: 'q=ladoum' },
  steps: [{ press: search }, { type: 'ladoum' }, { key: 'Enter' }],
  isAlone: true,
  isNative: true,
};
/** What opens a dialog on a phone, and so covers the page. */
const opening = (name: string, css: string): Control =>
  press(
    name,
    { css, text: name },
    { kind: 'shown', css: 'dialog[open], [role=dialog]' },
    { width: 'phone', isAlone: true },
  );
const menu = opening('Ouvrir le menu', 'header button');
const categories = press(
  'All categories',
  { css: 'button', text: 'All categories' },
  { kind: 'shown', css: 'button[aria-expanded=true]', text: 'All categories' },
  {
    width: 'wide',
    isAlone: true,
  },
);
/** What stands around every page of the shop itself. */
const around: readonly Control[] = [
  theme,
  twice(theme),
  typed('search', search, 'lad', 'oum'),
  typedBefore('search', search),
  filled('search', search, 'touabire'),
  searching,
  menu,
  categories,
];

const tab = (name: string, value: string): Control =>
  press(
    name,
    { css: 'main label', text: name },
    { kind: 'shown', css: `main input[value=${value}]:checked` },
    { isNative: true },
  );
const list = press(
  'Liste',
  { css: 'main input[name=affichage][value=list]' },
  { kind: 'shown', css: 'main input[name=affichage][value=list]:checked' },
);
const filters = opening('Filtrer', 'main button');
const mali: Control = {
  name: 'Mali',
  kind: 'label',
  target: { css: 'aside label', text: 'Mali' },
  effect: { kind: 'address', part: 'origine=' },
  width: 'wide',
};
const sorting: Control = {
  name: 'Trier par',
  kind: 'label',
  target: { css: 'main label', text: 'Trier par' },
  effect: { kind: 'focused' },
  // On a phone only who hears the page hears it.
  width: 'wide',
  isNative: true,
};
const listing = [...around, list, twice(list), filters, mali];

const more = press(
  'Augmenter la quantité',
  { css: 'main button', text: 'Augmenter la quantité' },
  { kind: 'number', css: 'main fieldset input[type=number]' },
  {
    isCustomer: true,
    isNative: true,
  },
);
const isThis = (body: Record<string, unknown>, id: string): boolean => body.product_id === id;
const added = (name: string, more: Partial<Control>): Control =>
  press(
    name,
    { css: 'main button', text: 'Ajouter au panier' },
    { kind: 'sent', method: 'POST', path: '/ecommerce/panier/', is: isThis },
    more,
  );
const addRelated = press(
  'Ajouter au panier, of a related animal',
  { css: 'main button', text: 'Ajouter au panier :' },
  {
    kind: 'sent',
    method: 'POST',
    path: '/ecommerce/panier/',
    is: (body, id) => !isThis(body, id),
  },
  { isCustomer: true },
);

const labelled = (name: string): Control => ({
  name,
  kind: 'label',
  target: { css: 'form label', text: name },
  effect: { kind: 'focused' },
  isNative: true,
});
const shown = press(
  'Afficher le mot de passe',
  { css: 'form button', text: 'Afficher' },
  { kind: 'shown', css: 'input[type=text][name^=password]' },
);
const password = (name: string): Control =>
  typed('the password', { css: `input[name=${name}]` }, secret.early, secret.late, {
    text: { wanted: secret.early + secret.late, later: secret.late, isSecret: true },
  });

/** A form that is sent as it stands: what is missing is shown. */
const sentEmpty = (name: string): Control => ({
  name: `${name}, with nothing in it`,
  kind: 'submit',
  target: { css: 'form[data-draft] button[type=submit]', text: name },
  effect: { kind: 'shown', css: 'form[data-draft] [aria-invalid=true]' },
  isAlone: true,
});

/** The account of `main.ts`'s sandbox that visits log in with. */
export const account = { email: 'client@exemple.ci', password: 'Tabaski-2026' } as const;

const loggingIn: Control = {
  name: 'Se connecter',
  kind: 'submit',
  target: { css: 'form[data-draft] button[type=submit]' },
  effect: { kind: 'sent', method: 'POST', path: '/auth/login/' },
  steps: [
    { press: field('email') },
    { type: account.email },
    { press: field('password') },
    { type: account.password },
    { key: 'Enter' },
  ],
  isAlone: true,
};

export const pages: readonly Page[] = [
  {
    name: 'home',
    path: () => '/',
    controls: [...around, tab('Promotions', 'sale'), twice(tab('Populaires', 'popular'))],
  },
  { name: 'shop', path: () => '/shop', controls: listing },
  { name: 'category', path: ({ category }) => `/category/${category}`, controls: listing },
  {
    name: 'product',
    path: ({ product }) => `/product/${product}`,
    controls: [
      ...around,
      tab('Origine', 'origin'),
      more,
      twice(more),
      added('Ajouter au panier', { isCustomer: true }),
      addRelated,
      added('Ajouter au panier, as a visitor', { isAlone: true }),
    ],
  },
  { name: 'search', path: () => '/search', controls: [...around, list, twice(list), sorting] },
  {
    name: 'contact',
    path: () => '/contact',
    controls: [
      ...around,
      labelled('Nom'),
      typed('Sujet', field('subject'), 'Livrai', 'son'),
      typedBefore('Message', field('message')),
      filled('Nom', field('name'), 'Awa Koné'),
      sentEmpty('Envoyer'),
    ],
  },
  {
    name: 'login',
    path: () => '/login',
    controls: [
      theme,
      twice(theme),
      shown,
      labelled('E-mail'),
      {
        name: 'Se souvenir de moi',
        kind: 'label',
        target: { css: 'form label', text: 'Se souvenir' },
        effect: { kind: 'shown', css: 'input[name=remember]:checked' },
      },
      password('password'),
      filled('E-mail', field('email'), 'awa@exemple.ci'),
      loggingIn,
      sentEmpty('Se connecter'),
    ],
  },
  {
    name: 'register',
    path: () => '/register',
    controls: [
      theme,
      twice(theme),
      shown,
      labelled('Prénom'),
      password('password1'),
      typed('Nom', field('last_name'), 'Kouad', 'io'),
      filled('E-mail', field('email'), 'awa@exemple.ci'),
      sentEmpty('Créer mon compte'),
    ],
  },
  { name: 'cart', path: () => '/cart/', controls: [] },
  { name: 'checkout', path: () => '/checkout', leadsTo: '/login', controls: [] },
  { name: 'otp', path: () => '/otp', controls: [] },
];
