import { addToCart } from '#api/cart.ts';
import type { App, TokenHolder } from '#app/app.ts';
import { storedDraft } from '#app/stored-drafts.ts';
import type { AddRefusal, addToCartMachine } from '#machines/cart/add-to-cart.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { withMessage } from '#rules/with-message.ts';
import { announced } from './announced.ts';
import { type ChangingCart, changeCart } from './change-cart.ts';
import { keepRedirect } from './redirect-url.ts';

/** From this status on nobody knows whether the product was added. */
const leastServerFailure = 500;

/** The sentence of specification §8 for each answer to an add; a 500 never shows the server's own text. */
const refusalOf = (status: number, message: string | undefined): AddRefusal => {
  if (status === 500) return { code: 'cart-add-server-failed' };
  return withMessage({ code: status === 400 ? 'cart-add-invalid' : 'cart-add-unknown-error' }, message);
};

/** What of the app an add touches. */
type Adding = Pick<App, 'api' | 'cart' | 'drafts' | 'navigation' | 'tell'> & TokenHolder & ChangingCart;

/**
 * What adding a product needs of the outside (specification §4 Cart, §7, §8 Cart). Where the provider takes one,
 * each press has a key, which the same press keeps until it is answered: whoever presses again after silence adds the same
 * animals once.
 */
export const addToCartEffects = (app: Adding): EffectsOf<typeof addToCartMachine> => {
  let press: { productId: string; quantity: number; key: string } | null = null;
  const keyOf = (productId: string, quantity: number): string => {
    if (press?.productId !== productId || press.quantity !== quantity) {
      press = { productId, quantity, key: app.newKey() };
    }
    return press.key;
  };
  return {
    calls: {
      recallWanted: async ({ productId }) => {
        const wanted = storedDraft(app.drafts, 'wanted');
        const isAwaited = wanted?.productId === productId && app.session.getSnapshot().context.token !== null;
        return isAwaited ? { kind: 'wanted', quantity: Number(wanted.quantity) } : { kind: 'nothing' };
      },
      addToCart: async ({ productId, quantity }, signal) => {
        const isVisitor = app.session.getSnapshot().context.token === null;
        const accepts = await announced(app, signal);
        const added = {
          ...{ product_id: productId, quantity },
          ...(accepts.includes('Idempotency-Key') ? { key: keyOf(productId, quantity) } : {}),
        };
        const answer = await changeCart(app, (sent) => addToCart(app.api, added, sent), signal);
        if (answer.kind === 'ok' || answer.status < leastServerFailure) press = null;
        if (answer.kind === 'ok') return { kind: 'added' };
        if (answer.status !== 401) {
          return { kind: 'refused', refusal: refusalOf(answer.status, answer.message) };
        }
        return isVisitor ? withMessage({ kind: 'visitor' }, answer.message) : { kind: 'unauthorized' };
      },
    },
    actions: {
      refreshCart: () => app.cart.send({ type: 'cart.changed' }),
      keepWanted: ({ productId, quantity }) =>
        app.drafts.keep('wanted', { productId, quantity: String(quantity) }),
      forgetWanted: () => app.drafts.forget('wanted'),
      keepPath: () => keepRedirect(app, app.navigation.path()),
      tell: (notice) => app.tell(notice),
      leaveForCart: () => app.navigation.go('/cart/'),
      leaveForLogin: () => app.navigation.go('/login'),
    },
  };
};
