// §8 Cart: Quantity and removal

import { describe, expect, it } from 'vitest';
import { cartEffects } from './cart.ts';
import { answeringApp, type Given } from './testing/answering-app.ts';

const { signal } = new AbortController();
const change = async (quantity: number, answer: Given) => {
  const { app, asked } = answeringApp({
    'PATCH ecommerce/panier/a/': answer,
    'DELETE ecommerce/panier/a/': answer,
  });
  return [await cartEffects(app).calls.changeLine({ lineId: 'a', quantity }, signal), asked];
};

describe('the effects of the cart', () => {
  it('change a quantity, and remove a line whose wish is 0', async () => {
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

  it('leave a 401 to the session, since it tells its own end', async () => {
    expect((await change(3, [401, { message: 'Expirée.' }]))[0]).toEqual({ kind: 'unauthorized' });
  });

  it('read the cart, or say that it was refused', async () => {
    const read = (answer: Given) =>
      cartEffects(answeringApp({ 'GET ecommerce/panier/': answer }).app).calls.readCart(undefined, signal);
    expect(await read([200, []])).toEqual({ kind: 'loaded', lines: [] });
    expect(await read([503])).toEqual({ kind: 'refused' });
  });
});
