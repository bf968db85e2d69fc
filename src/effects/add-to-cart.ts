import { addToCart } from '#api/cart.ts';
import type { App, CartListener, TokenHolder } from '#app/app.ts';
import type { AddRefusal, addToCartMachine } from '#machines/cart/add-to-cart.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { withMessage } from '#rules/with-message.ts';
import { keepRedirect } from './redirect-url.ts';

/** The sentence of specification §8 for each answer to an add; a 500 never shows the server's own text. */
const refusalOf = (status: number, message: string | undefined): AddRefusal => {
  if (status === 500) return { code: 'cart-add-server-failed' };
  return withMessage({ code: status === 400 ? 'cart-add-invalid' : 'cart-add-unknown-error' }, message);
};

/** What of the app an add touches. */
type Adding = Pick<App, 'api' | 'navigation' | 'store' | 'tell'> & TokenHolder & CartListener;

/** What adding a product needs of the outside (specification §4 Cart, §7, §8 Cart). */
export const addToCartEffects = (app: Adding): EffectsOf<typeof addToCartMachine> => ({
  calls: {
    addToCart: async ({ productId, quantity }, signal) => {
      const isVisitor = app.session.getSnapshot().context.token === null;
      const answer = await addToCart(app.api, { product_id: productId, quantity }, signal);
      if (answer.kind === 'ok') return { kind: 'added' };
      if (answer.status !== 401)
        return { kind: 'refused', refusal: refusalOf(answer.status, answer.message) };
      return isVisitor ? withMessage({ kind: 'visitor' }, answer.message) : { kind: 'unauthorized' };
    },
  },
  actions: {
    refreshCart: () => app.cart.send({ type: 'cart.changed' }),
    keepPath: () => keepRedirect(app, app.navigation.path()),
    tell: (notice) => app.tell(notice),
    leaveForCart: () => app.navigation.go('/cart/'),
    leaveForLogin: () => app.navigation.go('/login'),
  },
});
