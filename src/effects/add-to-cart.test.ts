// §3 Entities: A redirect URL
// §4 Cart: Add as a
// §8 Cart: Add: 500 its
// §8 Cart: « Erreur serveur
// §8 Cart: « Données invalides.
// §8 Cart: « Une erreur

import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createClient } from '#data/client.ts';
import { addToCartEffects } from './cart.ts';
import {
  type Answers,
  announcing,
  answeringApp,
  type Given,
  pendingAnswer,
} from './testing/answering-app.ts';

const add = (answer: Given, token?: string | null) =>
  addToCartEffects(answeringApp({ 'POST ecommerce/panier/': answer }, token).app).calls.addToCart(
    { productId: 'ladoum', quantity: 1 },
    new AbortController().signal,
  );

describe('the answer to an add', () => {
  it.each([200, 201])('%d means that the animal was added', async (status) => {
    expect(await add([status])).toEqual({ kind: 'added' });
  });

  it('500 has its own sentence, whatever message the server sends', async () => {
    expect(await add([500, { message: 'Trace' }])).toEqual({
      kind: 'refused',
      refusal: { code: 'cart-add-server-failed' },
    });
  });

  it.each([
    [400, 'cart-add-invalid'],
    [403, 'cart-add-unknown-error'],
    [404, 'cart-add-unknown-error'],
    [409, 'cart-add-unknown-error'],
    [423, 'cart-add-unknown-error'],
    [429, 'cart-add-unknown-error'],
    [503, 'cart-add-unknown-error'],
  ])("%d is %s, with the server's message if there is one", async (status, code) => {
    expect(await add([status])).toEqual({ kind: 'refused', refusal: { code } });
    expect(await add([status, { message: 'Non.' }])).toEqual({
      kind: 'refused',
      refusal: { code, message: 'Non.' },
    });
  });

  it('401 means a visitor without a token, and an ended session with a token', async () => {
    expect(await add([401, { message: 'Connectez-vous.' }], null)).toEqual({
      kind: 'visitor',
      message: 'Connectez-vous.',
    });
    expect(await add([401, { message: 'Expirée.' }])).toEqual({ kind: 'unauthorized' });
  });
});

describe('the key of a press', () => {
  it('is reused after no answer and after a server failure; after an answer or with another quantity the key is new', async () => {
    const keys: (string | null)[] = [];
    const answers = [503, null, 201, 201, 201];
    const { app, openCart } = answeringApp({ 'GET ecommerce/panier/': [200, [], announcing] });
    openCart();
    await waitFor(app.cart, (snapshot) => snapshot.matches('ready'));
    let made = 0;
    const shop = {
      ...app,
      newKey: () => `key-${++made}`,
      api: createClient({
        root: 'https://shop.test/api/v1',
        token: () => 'token',
        csrf: () => [],
        fetch: async (request) => {
          keys.push(request.headers.get('Idempotency-Key'));
          const status = answers.shift();
          if (typeof status !== 'number') throw new TypeError('no connection');
          return new Response('{}', { status });
        },
      }),
    };
    const { addToCart } = addToCartEffects(shop).calls;
    const press = (quantity: number) =>
      addToCart({ productId: 'ladoum', quantity }, new AbortController().signal).catch(() => null);
    for (const quantity of [1, 1, 1, 1, 2]) await press(quantity);
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2', 'key-3']);
  });
});

describe('an addition that the provider does not announce', () => {
  const keyOf = async (cart: Answers[string], token: string | null = 'token') => {
    const { app, asked, openCart } = answeringApp({ 'GET ecommerce/panier/': cart }, token);
    const sent: (string | null)[] = [];
    const api = createClient({
      root: 'https://shop.test/api/v1',
      token: () => token,
      csrf: () => [],
      fetch: async (request) => {
        sent.push(request.headers.get('Idempotency-Key'));
        return new Response('{}', { status: 201 });
      },
    });
    openCart();
    const { addToCart } = addToCartEffects({ ...app, api }).calls;
    const added = addToCart({ productId: 'ladoum', quantity: 1 }, new AbortController().signal);
    return { added, asked, sent };
  };

  it('is not sent: an add has a key only where the cart announces it', async () => {
    for (const [headers, key] of [
      [announcing, 'fresh-key'],
      [{ 'X-Accepts': 'expected_total' }, null],
      [{}, null],
    ] as const) {
      const { added, sent } = await keyOf([200, [], headers]);
      expect(await added).toEqual({ kind: 'added' });
      expect(sent).toEqual([key]);
    }
  });

  it('is known once the cart is read: an earlier press of a customer waits for the cart, a visitor’s does not', async () => {
    const cart = pendingAnswer();
    const { added, sent } = await keyOf(cart.given);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(sent).toEqual([]);
    cart.give([200, [], announcing]);
    await added;
    expect(sent).toEqual(['fresh-key']);
    const visitor = await keyOf(pendingAnswer().given, null);
    await visitor.added;
    expect(visitor.sent).toEqual([null]);
  });

  it('is looked for in the cart once more if the cart could not be read, and then not sent', async () => {
    const { added, asked, sent } = await keyOf([503]);
    await added;
    expect(sent).toEqual([null]);
    expect(asked).toEqual(['GET ecommerce/panier/', 'GET ecommerce/panier/']);
    const answers: Given[] = [[503], [200, [], announcing]];
    const second = await keyOf(async () => answers.shift() ?? [503]);
    await second.added;
    expect(second.sent).toEqual(['fresh-key']);
  });
});

describe('a visitor on the way to /login', () => {
  it.each([
    [null, ['/login']],
    ['token', []],
  ])('with the token %j preloads %j during the call', async (token, pages) => {
    const { app, openCart, prepared } = answeringApp({ 'POST ecommerce/panier/': [401] }, token);
    openCart();
    const { addToCart } = addToCartEffects(app).calls;
    await addToCart({ productId: 'ladoum', quantity: 1 }, new AbortController().signal);
    expect(prepared).toEqual(pages);
  });

  it('returns to the path and query of this page afterwards', () => {
    const { app, stored, went } = answeringApp({}, null);
    const { keepPath, leaveForLogin } = addToCartEffects(app).actions;
    keepPath(undefined);
    leaveForLogin(undefined);
    expect(stored.get('redirect_url')).toBe('/product/ladoum?vue=liste');
    expect(went).toEqual(['/login']);
  });
});
