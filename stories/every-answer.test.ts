import { readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { waitFor } from 'xstate';
import * as pages from '#boot/testing/answered-pages.ts';
import { awa, json, openTab } from '#boot/testing/fake-tab.ts';
import type { App } from '#data/app.ts';
import { initialListing } from '#rules/catalogue.ts';
import type { Loaded } from '#rules/loaded.ts';
import { CountryField } from '#screens/account/country-field.tsx';
import { ListingScreen } from '#screens/catalogue/listing-screen.tsx';
import { Countries } from '#screens/home/countries.tsx';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';
import { ProductFailedScreen } from '#screens/product/product-failed-screen.tsx';
import { ProductInfo } from '#screens/product/product-info.tsx';
import { productWording } from '#wording/product.ts';
import { noticeTexts } from '#wording/testing/notice-texts.ts';
import { readCatalogue, readCountries } from '../src/data/catalogue.ts';
import { readProduct } from '../src/data/read-product.ts';
import { accountAnswers } from './testing/answers/account.ts';
import { cartAnswers, line } from './testing/answers/cart.ts';
import { bare, catalogueAnswers, category, country } from './testing/answers/catalogue.ts';
import type { ExpectedByRequest } from './testing/answers/expected.ts';
import { orderAnswers } from './testing/answers/orders.ts';
import { signingInAnswers, token } from './testing/answers/signing-in.ts';
import { count, markupOf, textOf } from './testing/markup.ts';

/*
 * Tests the handling of every answer in the pacts: the value of a screen, the code of a machine, the sentence shown. The answers
 * are read from the committed pacts, the expectations are in testing/answers/, in the specification's sentences. An interaction without an
 * expectation fails, and so does an expectation without an interaction.
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

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${nameOf(inner)}`)
        .join(' ')
    : String(value);

/** The result of an answer in a machine: the code of the refusal in its context, else its state. */
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
  return createElement(ProductInfo, { product: loaded.data });
}

async function listing(app: App, read: 'products' | 'categories'): Promise<Made> {
  const lists = readCatalogue(app);
  await lists[read].settled;
  const page = createElement(ListingScreen, {
    state: initialListing({ kind: 'shop' }),
    products: lists.products.now(),
    categories: lists.categories.now(),
    countries: { state: 'empty' },
    suggestions: ({ none }) => none,
    onChange: send,
    onRetry: send,
  });
  return readBy<unknown>(lists[read].now(), page);
}

/** Each operation, called as its page does. */
const reading: Record<string, (tab: Tab, one: Interaction) => Promise<Made>> = {
  listProducts: ({ app }) => listing(app, 'products'),
  listCategories: ({ app }) => listing(app, 'categories'),
  countByCategory: ({ app }) => listing(app, 'categories'),
  listCountries: async ({ app }) => {
    const { settled, now } = readCountries(app);
    await settled;
    const field = { label: 'Pays', placeholder: '', defaultValue: '', onRetry: send };
    return readBy(now(), createElement(CountryField, { ...field, countries: now() }));
  },
  countByCountry: async ({ app }) => {
    const { settled, now } = readCatalogue(app).countries;
    await settled;
    return readBy(
      now(),
      createElement(Countries, { countries: now(), onRetry: send, announcedElsewhere: false }),
    );
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
    await waitFor(tab.app.session, ({ context }) => context.token !== 'old');
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
    madeBy(await pages.invoicePage(app, lastOf(one)), (context) => context.invoice?.order ?? null),
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

/** The provider's other data that a call needs: cart, animals, customer. */
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

/** Makes the provider answer as in the pact; other reads of the same path return an empty list. */
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

const expectations: ExpectedByRequest = {
  ...catalogueAnswers,
  ...signingInAnswers,
  ...accountAnswers,
  ...cartAnswers,
  ...orderAnswers,
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
      const made = { code, value, notices: noticeTexts(tab.app).toSorted(), shown: textOf(html) };
      const expected = expectations[one.description];
      expect(made).toEqual({
        ...expected,
        notices: expected?.notices.toSorted(),
        shown: expect.stringContaining(expected?.shown ?? 'a line of the table'),
      });
      // Fields of an accepted answer are not marked as invalid while the next page loads.
      if (one.response.status < 300) expect(count(html, '[aria-invalid=true]')).toBe(0);
      expect(tab.times(pathOf(one))).toBeGreaterThan(0);
    },
  );

  it('has an expectation, and each expectation an answer; answers that no screen reads belong to the back office', () => {
    expect(Object.keys(expectations).toSorted()).toEqual(
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
