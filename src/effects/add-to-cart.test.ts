// §3 Entities: A redirect URL
// §4 Cart: Add as a
// §8 Cart: Add: 500 its
// §8 Cart: « Erreur serveur
// §8 Cart: « Données invalides.
// §8 Cart: « Une erreur

import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { storedDraft } from '#browser/storage/stored-values.ts';
import { createClient } from '#data/client.ts';
import { addToCartEffects } from './add-to-cart.ts';
import { cartEffects } from './cart.ts';
import { checkoutEffects } from './checkout.ts';
import {
  type Answers,
  announcing,
  answeringApp,
  type Given,
  pendingAnswer,
  sessionOf,
} from './testing/answering-app.ts';

const path = '/product/ladoum?vue=liste';
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
      refusal: { code: 'cart-add-login-required', message: 'Connectez-vous.' },
    });
    expect(await add([401, { message: 'Expirée.' }])).toEqual({ kind: 'unauthorized' });
  });
});

describe('what is stored of an add', () => {
  it.each([
    [
      'of a visitor: the path, and a wish, which a login adds',
      null,
      { price: '95000', key: 'fresh-key' },
      path,
    ],
    ['of a session that has ended: the quantity alone', 'token', {}, undefined],
  ])('%s', async (_, token, wish, redirect) => {
    const { app, openCart, stored } = answeringApp(
      { 'POST ecommerce/panier/': [401], 'GET ecommerce/panier/': [200, []] },
      token,
    );
    openCart();
    const { addToCart } = addToCartEffects(app).calls;
    await addToCart({ productId: 'ladoum', quantity: 3, price: 95_000 }, new AbortController().signal);
    const { at, ...kept } = storedDraft(app.drafts, 'wanted_add') ?? {};
    expect(kept).toEqual({ productId: 'ladoum', quantity: '3', path, ...wish });
    expect(at === undefined).toBe(token !== null);
    expect(stored.get('redirect_url')).toBe(redirect);
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
    // Beside the opened cart's own request, which precedes the record.
    expect(asked).toEqual(['GET ecommerce/panier/']);
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

  it('returns to the path and query of this page afterwards', async () => {
    const { app, openCart, stored, went } = answeringApp({ 'POST ecommerce/panier/': [401] }, null);
    openCart();
    const { actions, calls } = addToCartEffects(app);
    await calls.addToCart({ productId: 'ladoum', quantity: 2 }, new AbortController().signal);
    actions.leaveForLogin(undefined);
    expect(stored.get('redirect_url')).toBe('/product/ladoum?vue=liste');
    expect(storedDraft(app.drafts, 'wanted_add')?.path).toBe('/product/ladoum?vue=liste');
    expect(went).toEqual(['/login']);
  });
});

describe('an add that the document has sent before hydration', () => {
  const open = (status: number) => {
    const tab = answeringApp({
      'GET ecommerce/panier/': [200, [], announcing],
      'POST ecommerce/panier/': [status],
    });
    tab.openCart();
    tab.app.drafts.write('unanswered_adds', { ladoum: '2 document-key' });
    const { addToCart } = addToCartEffects(tab.app).calls;
    const press = (quantity = 2) =>
      addToCart({ productId: 'ladoum', quantity }, new AbortController().signal);
    const keys = () => tab.headers.flatMap((one) => one.get('Idempotency-Key') ?? []);
    return { ...tab, press, keys };
  };

  it('is sent again with its key, which has served then', async () => {
    const { press, bodies, keys } = open(201);
    expect(await press()).toEqual({ kind: 'added' });
    expect(bodies).toEqual([{ product_id: 'ladoum', quantity: 2 }]);
    await press();
    expect(keys()).toEqual(['document-key', 'fresh-key']);
  });

  it.each([409, 425])('is not refused by %d: its first sending may be under way', async (status) => {
    expect(await open(status).press()).toEqual({ kind: 'unsure', refusal: { code: 'cart-add-unsure' } });
  });

  it('with another quantity is not sent', async () => {
    const { press, asked } = open(201);
    expect(await press(1)).toEqual({ kind: 'unsure', refusal: { code: 'cart-add-unsure' } });
    expect(asked).not.toContain('POST ecommerce/panier/');
  });
});

describe('an earlier add without an answer', () => {
  const open = (before: string, accepts: Record<string, string> = announcing) => {
    const tab = answeringApp({
      'GET ecommerce/panier/': [200, [], accepts],
      'POST ecommerce/panier/': [201],
    });
    tab.app.drafts.write('unanswered_adds', { ladoum: before });
    tab.openCart();
    const { addToCart } = addToCartEffects(tab.app).calls;
    const press = (quantity: number) =>
      addToCart({ productId: 'ladoum', quantity }, new AbortController().signal);
    const posts = () => tab.asked.filter((call) => call.startsWith('POST')).length;
    return { ...tab, press, posts, keys: () => tab.headers.map((one) => one.get('Idempotency-Key')) };
  };

  it('is repeated with its key, also after a reload', async () => {
    const { press, keys, app } = open('2 a-key-of-before');
    expect(await press(2)).toEqual({ kind: 'added' });
    expect(keys()).toContain('a-key-of-before');
    expect(app.drafts.read('unanswered_adds')).toBeNull();
  });

  it.each([
    ['it had no key', '1 ', announcing],
    ['it had another quantity', '2 a-key-of-before', announcing],
    ['no key may be sent', '1 a-key-of-before', {}],
  ])('is said first where %s, and nothing is sent; the press after that is', async (_, before, accepts) => {
    const { press, posts } = open(before, accepts);
    expect(await press(1)).toEqual({ kind: 'unsure', refusal: { code: 'cart-add-unsure' } });
    expect(posts()).toBe(0);
    expect(await press(1)).toEqual({ kind: 'added' });
    expect(posts()).toBe(1);
  });

  it('of a visitor is not remembered: nothing was added', async () => {
    const { app } = answeringApp({ 'POST ecommerce/panier/': [503] }, null);
    const { addToCart } = addToCartEffects(app).calls;
    await addToCart({ productId: 'ladoum', quantity: 1 }, new AbortController().signal);
    expect(app.drafts.read('unanswered_adds')).toBeNull();
  });

  it('of a page that is left before the answer stays stored until the answer, if that is definite', async () => {
    for (const [status, kept] of [
      [201, '{}'],
      [503, '{"ladoum":"1 "}'],
    ] as const) {
      const answer = pendingAnswer();
      const { app, asked, openCart } = answeringApp({
        'POST ecommerce/panier/': answer.given,
        'GET ecommerce/panier/': [200, []],
      });
      const leaving = new AbortController();
      openCart();
      await waitFor(app.cart, (snapshot) => snapshot.matches('ready'));
      asked.length = 0;
      const { addToCart } = addToCartEffects(app).calls;
      const added = addToCart({ productId: 'ladoum', quantity: 1 }, leaving.signal).catch(() => undefined);
      await expect.poll(() => asked).toEqual(['POST ecommerce/panier/']);
      leaving.abort();
      expect(app.drafts.read('unanswered_adds')).toBe('{"ladoum":"1 "}');
      answer.give([status]);
      await added;
      expect(app.drafts.read('unanswered_adds')).toBe(kept);
    }
  });
});

describe('the late answer to an add', () => {
  const { signal } = new AbortController();
  const under = async (accepts: Record<string, string>) => {
    const first = pendingAnswer();
    const later = pendingAnswer();
    const sendings = [first, later];
    const { app, asked, openCart } = answeringApp({
      'POST ecommerce/panier/': (leaving) => sendings.shift()?.given(leaving) ?? Promise.resolve([599]),
      'GET ecommerce/panier/': [200, [], accepts],
    });
    let keys = 0;
    app.newKey = () => {
      keys += 1;
      return `key-${keys}`;
    };
    openCart();
    await waitFor(app.cart, (snapshot) => snapshot.matches('ready'));
    const { addToCart } = addToCartEffects(app).calls;
    const left = new AbortController();
    const press = (quantity: number, until = signal) =>
      addToCart({ productId: 'ladoum', quantity }, until).catch(() => undefined);
    const added = press(1, left.signal);
    const posts = () => asked.filter((call) => call.startsWith('POST')).length;
    await expect.poll(posts).toBe(1);
    left.abort();
    const answer = async (status: number) => {
      first.give([status]);
      await added;
      return JSON.parse(app.drafts.read('unanswered_adds') ?? 'null');
    };
    return { app, posts, press, answer };
  };

  it.each([
    [201, announcing],
    [503, announcing],
    [201, {}],
    [503, {}],
  ])('leaves the note of another quantity, sent since, alone: %i, %j', async (status, accepts) => {
    const { app, posts, press, answer } = await under(accepts);
    expect(await press(2)).toEqual({ kind: 'unsure', refusal: { code: 'cart-add-unsure' } });
    void press(2);
    await expect.poll(posts).toBe(2);
    const sent = JSON.parse(app.drafts.read('unanswered_adds') ?? '');
    expect(sent.ladoum).toMatch(/^2 /);
    expect(await answer(status)).toEqual(sent);
  });

  it.each([201, 503])('leaves the notes of another session alone: %i', async (status) => {
    const { app, answer } = await under({});
    const next = sessionOf('token', 'autre@exemple.ci', { customers: 1 });
    app.session.getSnapshot = () => next.getSnapshot();
    app.drafts.write('unanswered_adds', { ladoum: '1 ' });
    expect(await answer(status)).toEqual({ ladoum: '1 ' });
  });

  it('that is not definite is noted again after another change, which has ended all notes', async () => {
    const { app, answer } = await under(announcing);
    const before = JSON.parse(app.drafts.read('unanswered_adds') ?? '');
    app.drafts.forget('unanswered_adds');
    expect(await answer(503)).toEqual(before);
  });
});

describe('an add whose page is left before the answer', () => {
  const leave = async (given: Given | 'no answer', token: string | null = 'token', next = token) => {
    const answer = pendingAnswer();
    const tab = answeringApp(
      {
        'POST ecommerce/panier/': async (left) => {
          const coming = await answer.given(left);
          if (given === 'no answer') throw new TypeError('no connection');
          return coming;
        },
        'GET ecommerce/panier/': [200, []],
      },
      token,
    );
    const said: unknown[] = [];
    tab.app.notify = (notice?: unknown) => void said.push(notice);
    tab.openCart();
    const left = new AbortController();
    const added = addToCartEffects(tab.app)
      .calls.addToCart({ productId: 'ladoum', quantity: 2, price: 95_000 }, left.signal)
      .catch(() => 'left');
    await expect.poll(() => tab.asked).toContain('POST ecommerce/panier/');
    left.abort();
    tab.app.navigation.path = () => '/blog';
    const session = sessionOf(next, undefined, next === token ? {} : { customers: 1 });
    tab.app.session.getSnapshot = () => session.getSnapshot();
    answer.give(given === 'no answer' ? [201] : given);
    expect(await added).toBe('left');
    return { ...tab, said };
  };

  it.each<[Given | 'no answer', readonly object[]]>([
    [[400, { message: 'Vendu.' }], [{ code: 'cart-add-invalid', message: 'Vendu.' }]],
    [[500], [{ code: 'cart-add-server-failed' }]],
    ['no answer', [{ code: 'cart-add-failed' }]],
    [[201], []],
    [[401], []],
  ])('answered with %j says %j, and leads nowhere', async (given, expected) => {
    const { said, went, stored } = await leave(given);
    expect([said, went]).toEqual([expected, []]);
    expect(stored.has('redirect_url')).toBe(false);
  });

  it('says nothing to another customer', async () => {
    expect((await leave([400], 'token', 'other')).said).toEqual([]);
  });

  it('of a visitor says that it needs a login, which adds it and leads back to the page of the press', async () => {
    const { app, said, went, stored } = await leave([401, { message: 'Connectez-vous.' }], null);
    expect(said).toEqual([{ code: 'cart-add-login-required', message: 'Connectez-vous.' }]);
    expect([stored.get('redirect_url'), went]).toEqual([path, []]);
    const wish = { productId: 'ladoum', quantity: '2', price: '95000', path, key: 'fresh-key' };
    expect(storedDraft(app.drafts, 'wanted_add')).toMatchObject(wish);
  });

  it('is said not to have been made where it was not sent', async () => {
    const { app, asked, openCart } = answeringApp({ 'GET ecommerce/panier/': () => new Promise(() => {}) });
    const said: unknown[] = [];
    app.notify = (notice?: unknown) => void said.push(notice);
    openCart();
    const left = new AbortController();
    const { addToCart } = addToCartEffects(app).calls;
    const added = addToCart({ productId: 'ladoum', quantity: 1 }, left.signal).catch(() => 'left');
    left.abort();
    expect(await added).toBe('left');
    expect([said, asked]).toEqual([[{ code: 'cart-add-failed' }], ['GET ecommerce/panier/']]);
  });
});

describe('an earlier add without an answer is forgotten, since its cart is known', () => {
  const line = (id: string) => ({
    id: `line-${id}`,
    quantity: 1,
    product: { id, name: id, price: 1000, promo_price: null },
  });
  const open = (answers: Answers = {}) => {
    const carts: Given[] = [];
    const tab = answeringApp({
      'GET ecommerce/panier/': async () => carts.shift() ?? [200, [], announcing],
      'POST ecommerce/panier/': [201],
      ...answers,
    });
    tab.app.drafts.write('unanswered_adds', { ladoum: '1 key' });
    return { ...tab, carts, unanswered: () => storedDraft(tab.app.drafts, 'unanswered_adds') ?? {} };
  };
  const { signal } = new AbortController();

  it('after another add, which opens the cart; not after a refused one', async () => {
    for (const [status, kept] of [
      [201, {}],
      [400, { ladoum: '1 key' }],
    ] as const) {
      const { app, openCart, unanswered } = open({ 'POST ecommerce/panier/': [status] });
      openCart();
      await addToCartEffects(app).calls.addToCart({ productId: 'bali', quantity: 1 }, signal);
      expect(unanswered()).toEqual(kept);
    }
  });

  it('after another add, but not while it is under way itself: a lost answer keeps its key, for its customer', async () => {
    for (const [now, kept] of [
      ['none', { ladoum: '1 key' }],
      ['other-1', {}],
    ] as const) {
      const answer = pendingAnswer();
      let adds = 0;
      const { app, asked, openCart, unanswered } = open({
        'POST ecommerce/panier/': async (left) => (adds++ === 0 ? answer.given(left) : [201]),
      });
      openCart();
      const { context } = app.session.getSnapshot();
      const holder = { epoch: 'none' };
      const session: typeof app.session = Object.assign(Object.create(app.session), {
        getSnapshot: () => ({ ...app.session.getSnapshot(), context: { ...context, ...holder } }),
      });
      const { addToCart } = addToCartEffects({ ...app, session }).calls;
      const first = addToCart({ productId: 'ladoum', quantity: 1 }, signal);
      await expect.poll(() => asked).toContain('POST ecommerce/panier/');
      await addToCart({ productId: 'bali', quantity: 1 }, signal);
      holder.epoch = now;
      answer.give([503]);
      await first;
      expect(unanswered()).toEqual(kept);
    }
  });

  it.each([
    ['removed', 0, 'DELETE', 204, {}],
    ['changed', 2, 'PATCH', 200, {}],
    ['changed, which is refused,', 2, 'PATCH', 400, { ladoum: '1 key' }],
  ])('after a line of the cart was %s', async (_, quantity, method, status, kept) => {
    const { app, unanswered } = open({ [`${method} ecommerce/panier/a/`]: [status] });
    await cartEffects(app).calls.changeLine({ lineId: 'a', quantity }, signal);
    expect(unanswered()).toEqual(kept);
  });

  it('once its animal has left the cart, in any tab; not while a line is unreadable', async () => {
    for (const [carts, kept] of [
      [[[line('ladoum')], []], {}],
      [[[line('ladoum')], [line('ladoum')]], { ladoum: '1 key' }],
      [[[line('bali')], []], { ladoum: '1 key' }],
      [[[line('ladoum')], [{ id: 'a' }]], { ladoum: '1 key' }],
    ] as const) {
      const tab = open();
      const { readCart } = cartEffects(tab.app).calls;
      for (const lines of carts) {
        tab.carts.push([200, lines, announcing]);
        await readCart(undefined, signal);
      }
      expect(tab.unanswered()).toEqual(kept);
    }
  });

  it('after an order', () => {
    const { app, unanswered } = open();
    checkoutEffects(app).actions.forgetUnansweredAdds(undefined);
    expect(unanswered()).toEqual({});
  });
});

describe('what a provider announces', () => {
  it('is remembered for its API when the cart is read, an empty list too, and forgotten when it refuses a key', async () => {
    for (const [headers, remembered] of [
      [announcing, 'https://shop.test/api/v1 Idempotency-Key,'],
      [{}, 'https://shop.test/api/v1 '],
    ] as const) {
      const { app, stored, openCart } = answeringApp({
        'GET ecommerce/panier/': [200, [], headers],
        'POST ecommerce/panier/': [422],
      });
      openCart();
      await waitFor(app.cart, (snapshot) => snapshot.matches('ready'));
      expect(stored.get('provider_accepts')?.startsWith(remembered)).toBe(true);
      const { addToCart } = addToCartEffects(app).calls;
      await addToCart({ productId: 'ladoum', quantity: 1 }, new AbortController().signal);
      expect(stored.has('provider_accepts')).toBe(headers !== announcing);
    }
  });
});
