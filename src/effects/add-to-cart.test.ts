// §3 Entities: A redirect URL
// §4 Cart: Add as a
// §8 Cart: Add: 500 its
// §8 Cart: « Erreur serveur
// §8 Cart: « Données invalides.
// §8 Cart: « Une erreur

import { describe, expect, it } from 'vitest';
import { addToCartEffects } from './add-to-cart.ts';
import { answeringApp, type Given } from './testing/answering-app.ts';

const add = (answer: Given, token?: string | null) =>
  addToCartEffects(answeringApp({ 'POST ecommerce/panier/': answer }, token).app).calls.addToCart(
    { productId: 'ladoum', quantity: 1 },
    new AbortController().signal,
  );

describe('the answer to an add', () => {
  it.each([200, 201])('%d is an add', async (status) => {
    expect(await add([status])).toEqual({ kind: 'added' });
  });

  it('500 has its own sentence, whatever the server says', async () => {
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
  ])("%d is %s, with the server's words where it has some", async (status, code) => {
    expect(await add([status])).toEqual({ kind: 'refused', refusal: { code } });
    expect(await add([status, { message: 'Non.' }])).toEqual({
      kind: 'refused',
      refusal: { code, message: 'Non.' },
    });
  });

  it("401 is a visitor's without a token, and the session's with one", async () => {
    expect(await add([401, { message: 'Connectez-vous.' }], null)).toEqual({
      kind: 'visitor',
      message: 'Connectez-vous.',
    });
    expect(await add([401, { message: 'Expirée.' }])).toEqual({ kind: 'unauthorized' });
  });
});

describe('a visitor on the way to /login', () => {
  it('has the path of this page kept, its query too, to come back to', () => {
    const { app, kept, went } = answeringApp({}, null);
    const { keepPath, leaveForLogin } = addToCartEffects(app).actions;
    keepPath(undefined);
    leaveForLogin(undefined);
    expect(kept.get('redirect_url')).toBe('/product/ladoum?vue=liste');
    expect(went).toEqual(['/login']);
  });
});
