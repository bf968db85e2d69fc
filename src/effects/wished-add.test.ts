// §4 Cart: Add as a

import { describe, expect, it } from 'vitest';
import { json, openTab, settle } from '#boot/testing/fake-tab.ts';
import { everyAddition } from '#openapi/words.ts';
import { loginWithin } from '#rules/waits.ts';
import { storeWanted } from './add-to-cart.ts';
import { endWishes } from './end-wish.ts';
import { loginExit } from './login-exit.ts';
import { takeBack } from './wished-add.ts';

const product = {
  ...{ id: 'ladoum', name: 'Ladoum', description: '', price: 95_000, promo_price: null, taille: null },
  category: { id: 'moutons', nom_categorie: 'Moutons' },
  origine: { id: 'ml', libelle: 'Mali', flag: '', code: 'ML' },
  ...{ quantity_initial: 9, quantity_vendu: 0, created_at: '2026-10-01T08:00:00Z' },
};
const path = '/product/ladoum?vue=1';
const wish = { productId: 'ladoum', quantity: '2', path, price: '95000', at: '0', key: 'wish-key' };
const key = 'none:wanted_add';

type Provider = {
  found?: object | number;
  /** In the cart before. */
  held?: number;
  accepts?: string;
  answer?: number | null;
  /** What happens while the add is under way. */
  sent?: () => void;
};

/** The login, to which a visitor's add has led in this tab; a provider whose cart adds a key once. */
function atLogin(
  stored: object | null,
  { found = product, held = 0, accepts = everyAddition.join(), answer = 201, sent: meanwhile }: Provider = {},
  device = new Map<string, string>([['redirect_url', '/shop']]),
  own = new Map<string, string>(stored === null ? [] : [[key, JSON.stringify(stored)]]),
) {
  const tab = openTab(device, own, '/login');
  const line = { id: 'line', quantity: held, product };
  const keys: (string | null)[] = [];
  const given: unknown[] = [];
  tab.provider.answers.set('/ecommerce/products-betails/ladoum', () =>
    typeof found === 'number' ? json(found, {}) : json(200, found),
  );
  tab.provider.answers.set('/ecommerce/panier/', (body) => {
    if (body === null) {
      const lines = line.quantity === 0 ? [] : [line];
      return new Response(JSON.stringify(lines), { headers: { 'X-Accepts': accepts } });
    }
    // The wish has left storage before: after a reload its quantity waits on the animal's page.
    given.push(body, JSON.parse(own.get(key) ?? 'null'));
    const sent = tab.requests.at(-1)?.headers.get('Idempotency-Key') ?? null;
    if (sent === null || !keys.includes(sent)) line.quantity += (body as { quantity: number }).quantity;
    keys.push(sent);
    meanwhile?.();
    if (answer === null) throw new TypeError('The connection was lost.');
    return json(answer, {});
  });
  const { beginSession, leave } = loginExit(tab.app);
  const logIn = async (token = 'good'): Promise<void> => {
    tab.provider.accepts.add(token);
    beginSession({ token });
    await leave({ path: '/shop' });
  };
  return { ...tab, own, keys, given, line, leave, logIn };
}

describe('a login to which a visitor’s add has led', () => {
  it('adds the animal once, with the key of the press, and opens the cart with the notice of an add', async () => {
    const { logIn, given, keys, went, notices, own } = atLogin(wish);
    await logIn();
    const waiting = { productId: 'ladoum', quantity: '2', path };
    expect([given, keys]).toEqual([[{ product_id: 'ladoum', quantity: 2 }, waiting], ['wish-key']]);
    expect([went, notices(), own.has(key)]).toEqual([['/cart/'], ['cart-added'], false]);
  });

  it('adds it also where another customer’s session is replaced, whose end deletes what the tab stores', async () => {
    const { logIn, values, given, went } = atLogin(wish);
    values.set('access_token', 'another');
    await logIn();
    expect([given.length, went.at(-1)]).toEqual([2, '/cart/']);
  });

  it('adds it also where the tab can store nothing: until the next document the wish is in memory', async () => {
    class Full extends Map<string, string> {
      override set(): never {
        throw new Error('QuotaExceededError');
      }
    }
    const { app, logIn, given, went } = atLogin(null, {}, new Map(), new Full());
    app.navigation.path = () => path;
    storeWanted(app, { productId: 'ladoum', quantity: 2, price: 95_000 }, path);
    app.navigation.path = () => '/login';
    await logIn();
    expect([given[0], went.at(-1)]).toEqual([{ product_id: 'ladoum', quantity: 2 }, '/cart/']);
  });

  it.each([
    ['without a key, as an older build stores it', { ...wish, key: undefined }],
    ['with a key that no header may hold', { ...wish, key: 'clé' }],
    ['without its price', { ...wish, price: undefined }],
    ['with a price that is no number', { ...wish, price: '95 000' }],
    ['without its moment', { ...wish, at: undefined }],
    ['without its page', { ...wish, path: undefined }],
    ['whose page is of another site', { ...wish, path: '//evil.test' }],
    ['from the future', { ...wish, at: '1' }],
    ['that is older than 30 minutes', { ...wish, at: `${-loginWithin - 1}` }],
    ['that another animal’s press never stored', null],
  ])('adds nothing of a wish %s, and opens the next page', async (_, stored) => {
    const { logIn, given, went } = atLogin(stored);
    await logIn();
    expect([given, went]).toEqual([[], ['/shop']]);
  });

  it.each([
    ['dearer', { ...product, price: 96_000 }],
    ['cheaper', { ...product, promo_price: 90_000 }],
    ['less than wished', { ...product, quantity_vendu: 8 }],
  ])('adds nothing where the animal is %s by now: says so on its page', async (_, found) => {
    const { logIn, given, went, notices, app } = atLogin(wish, { found });
    await logIn();
    expect([given, went, notices()]).toEqual([[], [path], ['cart-wish-changed']]);
    expect(app.drafts.read('wanted_add')).toBe(JSON.stringify({ productId: 'ladoum', quantity: '2', path }));
  });

  it.each([404, 503])(
    'adds nothing where the animal is answered with %d, and opens its page',
    async (found) => {
      const { logIn, given, went } = atLogin(wish, { found });
      await logIn();
      expect([given, went]).toEqual([[], [path]]);
    },
  );

  it('says that it is not known where the answer is lost; the next press has the same key', async () => {
    const { logIn, went, notices, app, own } = atLogin(wish, { answer: null });
    await logIn();
    expect([went, notices(), own.has(key)]).toEqual([['/cart/'], ['cart-add-unsure'], false]);
    expect(app.drafts.read('unanswered_adds')).toBe('{"ladoum":"2 wish-key"}');
  });

  it('adds nothing where a customer has logged out in another tab since, of which this tab has not heard', async () => {
    const { logIn, values, given, went, own } = atLogin(wish);
    values.set('session_ended', 'elsewhere');
    await logIn();
    expect([given, went, own.has(key)]).toEqual([[], ['recheck', '/shop'], false]);
  });

  it('leaves the form also where the session ends meanwhile', async () => {
    const { logIn, provider, went } = atLogin(wish, { answer: 401 });
    await logIn();
    expect([provider.accepts.has('good'), went.at(-1)]).toEqual([true, path]);
  });

  it.each([
    ['another customer logs in elsewhere', 'another'],
    ['the customer logs out elsewhere', null],
  ])('adds nothing, and keeps nothing, where %s while the animal is read', async (_, token) => {
    const { logIn, provider, given, own, otherTab, notices } = atLogin(wish);
    provider.accepts.add('another');
    provider.answers.set('/ecommerce/products-betails/ladoum', () => {
      otherTab('session_ended', 'elsewhere');
      otherTab('access_token', token);
      return json(200, product);
    });
    await logIn();
    expect([given, [...own.keys()], notices()]).toEqual([[], [], []]);
  });

  it('adds nothing where another page is opened while the animal is read', async () => {
    const { logIn, provider, given, went, app } = atLogin(wish);
    provider.answers.set('/ecommerce/products-betails/ladoum', () => {
      app.navigation.path = () => '/shop';
      return json(200, product);
    });
    await logIn();
    expect([given, went]).toEqual([[], []]);
  });

  it('leaves a page alone that is opened while the add is under way, and says there what became of it', async () => {
    const { logIn, app, given, went, notices } = atLogin(wish, {
      sent: () => {
        app.navigation.path = () => '/shop';
      },
    });
    await logIn();
    expect([given.length, went, notices()]).toEqual([2, [], ['cart-added']]);
  });

  it('opens the page of the animal, with its quantity, where the code of the add has not come', async () => {
    const { app, went } = atLogin(wish);
    const { beginSession, leave } = loginExit(app, () => Promise.reject(new Error('no code')));
    beginSession({ token: 'good' });
    await leave({ path: '/shop' });
    expect([went, app.drafts.read('wanted_add')]).toEqual([
      [path],
      JSON.stringify({ productId: 'ladoum', quantity: '2', path }),
    ]);
  });

  it('says why the provider has refused, on the animal’s page', async () => {
    const { logIn, went, notices } = atLogin(wish, { answer: 400 });
    await logIn();
    expect([went, notices()]).toEqual([[path], ['cart-add-invalid']]);
  });

  it.each([
    ['by the same key', everyAddition.join(), ['cart-added', 'cart-added']],
    ['by striking it off on the device, for a provider without keys', '', ['cart-added', 'cart-add-unsure']],
  ])('is done once by two copies of the tab: %s', async (_, accepts, said) => {
    const values = new Map<string, string>();
    const first = atLogin(wish, { accepts }, values);
    const copy = atLogin(wish, { accepts }, values);
    const notices: string[] = [];
    for (const tab of [first, copy]) {
      await tab.logIn();
      notices.push(...tab.notices());
    }
    expect(notices).toEqual(said);
    expect(new Set([...first.keys, ...copy.keys])).toEqual(new Set([accepts === '' ? null : 'wish-key']));
    if (accepts === '') expect(copy.given).toEqual([]);
  });

  it('adds nothing that another tab’s login leads on, and keeps its quantity for the animal’s page', async () => {
    const { leave, given, went, otherTab, own } = atLogin(wish);
    otherTab('access_token', 'good');
    await leave({ path });
    expect([given, went.at(-1), own.has(key)]).toEqual([[], path, true]);
  });
});

/** A tab whose document has begun at this moment, and the navigations of its router. */
function followed(at: string, began?: number) {
  const tab = openTab({}, { [key]: JSON.stringify(wish) }, at);
  let open: (page: string, from?: string) => void = () => undefined;
  const subscribe: Parameters<typeof endWishes>[1]['subscribe'] = (_, follow) => {
    open = (page, from) =>
      follow({
        toLocation: { pathname: page },
        pathChanged: page !== from,
        ...(from !== undefined && { fromLocation: { pathname: from } }),
      });
  };
  endWishes(tab.app, { subscribe }, began);
  const isOpen = () => JSON.parse(tab.app.drafts.read('wanted_add') ?? '').key !== undefined;
  return { ...tab, isOpen, open };
}

describe('a wish', () => {
  it('is stored with price, page, moment and a key; what has no price as a quantity alone', () => {
    const { app, clock } = openTab({}, {}, path);
    clock.now = 7;
    storeWanted(app, { productId: 'ladoum', quantity: 2, price: 95_000 }, path);
    expect(JSON.parse(app.drafts.read('wanted_add') ?? '')).toEqual({ ...wish, at: '7', key: 'key' });
    storeWanted(app, { productId: 'ladoum', quantity: 2 }, path);
    expect(JSON.parse(app.drafts.read('wanted_add') ?? '')).toEqual({
      productId: 'ladoum',
      quantity: '2',
      path,
    });
  });

  it('ends at the first page that leads to no login: its quantity alone stays', () => {
    const { isOpen, open, app } = followed('/login');
    for (const page of [
      '/login',
      '/register',
      '/otp',
      '/two-factor-auth',
      '/forgot-password',
      '/thank-for-register',
      '/account/activate/x',
      '/account/reset-password/x',
    ])
      open(page, '/login');
    expect(isOpen()).toBe(true);
    open('/shop', '/login');
    expect(isOpen()).toBe(false);
    expect(JSON.parse(app.drafts.read('wanted_add') ?? '')).toMatchObject({
      productId: 'ladoum',
      quantity: '2',
      path,
    });
  });

  it('stays open while the document in which it was pressed leads to the login, also where its code comes meanwhile', () => {
    const { isOpen, open } = followed(path, 0);
    open(path);
    // The same page is loaded again.
    open(path, path);
    expect(isOpen()).toBe(true);
  });

  it('ends with a later document, and by Back', () => {
    const later = followed(path, 1);
    later.open(path);
    expect(later.isOpen()).toBe(false);
    const back = followed(path, 0);
    back.restored();
    expect(back.isOpen()).toBe(false);
  });

  it('ends with a session', () => {
    const { app, logIn } = openTab({}, { [key]: JSON.stringify(wish) });
    logIn('good');
    app.session.send({ type: 'logout.requested' });
    expect(app.drafts.read('wanted_add')).toBeNull();
  });
});

describe('taking back what the login has added', () => {
  it.each([
    ['removes the line', 0],
    ['gives a line that was there before its former quantity', 3],
  ])('%s', async (_, held) => {
    const { logIn, app, provider, line } = atLogin(wish, { held });
    const sent: unknown[] = [];
    provider.answers.set('/ecommerce/panier/line/', (body) => {
      sent.push(body);
      return json(200, {});
    });
    await logIn();
    const former = app.notices.getSnapshot().context.notices[0]?.former;
    expect([line.quantity, former]).toEqual([
      held + 2,
      { productId: 'ladoum', session: 'none true 0', quantities: held === 0 ? {} : { line: held } },
    ]);
    if (former !== undefined) await takeBack(app, former);
    await expect.poll(() => sent).toEqual([held === 0 ? null : { quantity: held }]);
  });

  it('gives the way back again where the cart cannot be read, and reads it at the next press', async () => {
    const { logIn, app, provider, notices, times } = atLogin(wish);
    await logIn();
    const former = app.notices.getSnapshot().context.notices[0]?.former;
    if (former === undefined) throw new Error('The notice has no way back.');
    const cart = provider.answers.get('/ecommerce/panier/');
    provider.answers.set('/ecommerce/panier/', () => json(503, {}));
    app.cart.send({ type: 'cart.changed' });
    await takeBack(app, former);
    expect([times('/ecommerce/panier/line/'), notices()[0]]).toEqual([0, 'line-removal-failed']);
    expect(app.notices.getSnapshot().context.notices[0]?.former).toEqual(former);
    if (cart !== undefined) provider.answers.set('/ecommerce/panier/', cart);
    provider.answers.set('/ecommerce/panier/line/', () => json(200, {}));
    await takeBack(app, former);
    await expect.poll(() => times('/ecommerce/panier/line/')).toBe(1);
  });

  it('changes nothing of another customer’s cart', async () => {
    const { logIn, app, provider, otherTab, times } = atLogin(wish);
    await logIn();
    const former = app.notices.getSnapshot().context.notices[0]?.former;
    provider.accepts.add('another');
    otherTab('session_ended', 'elsewhere');
    otherTab('access_token', 'another');
    if (former !== undefined) await takeBack(app, former);
    await settle();
    expect(times('/ecommerce/panier/line/')).toBe(0);
  });
});
