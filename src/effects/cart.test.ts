// §8 Cart: Quantity and removal

import { describe, expect, it } from 'vitest';
import type { CartLine } from '#openapi/schemas.ts';
import { cartEffects } from './cart.ts';
import { sessionEffects } from './session.ts';
import { announcing, answeringApp, type Given } from './testing/answering-app.ts';

const { signal } = new AbortController();
const change = async (quantity: number, answer: Given) => {
  const { app, asked } = answeringApp({
    'PATCH ecommerce/panier/a/': answer,
    'DELETE ecommerce/panier/a/': answer,
  });
  return [await cartEffects(app).calls.changeLine({ lineId: 'a', quantity }, signal), asked];
};

describe('the effects of the cart', () => {
  it('change a quantity, and remove a line whose quantity becomes 0', async () => {
    expect(await change(3, [200])).toEqual([{ kind: 'changed' }, ['PATCH ecommerce/panier/a/']]);
    expect(await change(0, [204])).toEqual([{ kind: 'changed' }, ['DELETE ecommerce/panier/a/']]);
  });

  it.each([400, 403, 404, 409, 423, 429, 500, 503])(
    "give a %d back with the server's words",
    async (status) => {
      expect((await change(3, [status, { message: 'Non.' }]))[0]).toEqual({
        kind: 'refused',
        message: 'Non.',
      });
      expect((await change(3, [status]))[0]).toEqual({ kind: 'refused' });
    },
  );

  it('leave a 401 to the session, which announces its own end', async () => {
    expect((await change(3, [401, { message: 'Expirée.' }]))[0]).toEqual({ kind: 'unauthorized' });
  });

  it('put a removed animal back, unless the cart holds it again or too few are left', async () => {
    const line: CartLine = {
      id: 'a',
      quantity: 2,
      product: { id: 'p', name: 'Bélier', image1: null, price: 95_000, promo_price: null, taille: null },
    };
    const restore = async (cart: CartLine[], answer: Given) => {
      const { app, asked } = answeringApp({
        'GET ecommerce/panier/': [200, cart],
        'POST ecommerce/panier/': answer,
      });
      return [await cartEffects(app).calls.changeLine({ lineId: 'a', quantity: 2, line }, signal), asked];
    };
    const both = ['GET ecommerce/panier/', 'POST ecommerce/panier/'];
    expect(await restore([], [201, line])).toEqual([{ kind: 'changed' }, both]);
    expect(await restore([{ ...line, id: 'b' }], [201, line])).toEqual([{ kind: 'present' }, [both[0]]]);
    expect(await restore([], [400, { message: 'Il n’en reste plus.' }])).toEqual([
      { kind: 'refused', message: 'Il n’en reste plus.' },
      both,
    ]);
  });

  it.each(['/register', '/otp', '/account/reset-password/jeton', '/forgot-password'])(
    'read nothing in a session’s name at %s: an old token must not take that page away',
    async (path) => {
      const { app, asked } = answeringApp({});
      const there = { ...app, navigation: { ...app.navigation, path: () => path } };
      expect(await cartEffects(there).calls.readCart(undefined, signal)).toEqual({ kind: 'refused' });
      expect(await sessionEffects(there).calls.loadUser(undefined, signal)).toEqual({ kind: 'refused' });
      expect(asked).toEqual([]);
    },
  );

  it('read the cart, or say that it was refused', async () => {
    const read = (answer: Given) =>
      cartEffects(answeringApp({ 'GET ecommerce/panier/': answer }).app).calls.readCart(undefined, signal);
    expect(await read([200, []])).toEqual({
      kind: 'loaded',
      lines: [],
      unread: [],
      accepts: [],
    });
    expect(await read([503])).toEqual({ kind: 'refused' });
  });
});

describe('a change of the cart without a connection', () => {
  const update = { lineId: 'a', quantity: 3 };

  it('is tried all the same: it may be there', async () => {
    const { app, asked, connect } = answeringApp({ 'PATCH ecommerce/panier/a/': [200] });
    connect(false);
    expect(await cartEffects(app).calls.changeLine(update, signal)).toEqual({ kind: 'changed' });
    expect(asked).toHaveLength(1);
  });

  it('is sent again where the connection went under it, and given up where only the server was silent', async () => {
    let tries = 0;
    const lost = async (): Promise<Given> => {
      tries += 1;
      if (tries > 1) return [200];
      connect(false);
      throw new TypeError('network');
    };
    const { app, connect, watchers } = answeringApp({ 'PATCH ecommerce/panier/a/': lost });
    const changing = cartEffects(app).calls.changeLine(update, signal);
    await expect.poll(() => watchers.connection.length).toBe(1);
    connect(true);
    expect([await changing, tries]).toEqual([{ kind: 'changed' }, 2]);
    tries = 0;
    const silent = answeringApp({
      'PATCH ecommerce/panier/a/': () => Promise.reject(new TypeError('network')),
    });
    await expect(cartEffects(silent.app).calls.changeLine(update, signal)).rejects.toThrow();
  });

  it('a restored line has one key, however often the request is sent', async () => {
    const keys: (string | null)[] = [];
    let made = 0;
    const { app, connect, watchers, headers } = answeringApp({
      'GET ecommerce/panier/': [200, [], announcing],
      'POST ecommerce/panier/': async () => {
        keys.push(headers.at(-1)?.get('Idempotency-Key') ?? null);
        if (keys.length > 1) return [201, []];
        connect(false);
        throw new TypeError('network');
      },
    });
    const newKey = () => {
      made += 1;
      return `key-${made}`;
    };
    const product = {
      ...{ id: 'ladoum', name: 'Ladoum', image1: null, price: 1, promo_price: null },
      taille: null,
    };
    const line: CartLine = { id: 'a', quantity: 3, product };
    const changing = cartEffects({ ...app, newKey }).calls.changeLine({ ...update, line }, signal);
    await expect.poll(() => watchers.connection.length).toBe(1);
    connect(true);
    expect(await changing).toEqual({ kind: 'changed' });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^key-/);
  });
});
