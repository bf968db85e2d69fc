import { waitFor } from 'xstate';
import { storedDraft } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';
import type { AddAnswer, AddRefusal, addToCartMachine, Wanted } from '#machines/cart/add-to-cart.machine.ts';
import { sessionOf } from '#machines/session/session.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import type { Addition } from '#openapi/schemas.ts';
import { isUnderWay } from '#rules/add-answers.ts';
import { withMessage } from '#rules/with-message.ts';
import { type ChangingCart, createCartAdder, unansweredInTab } from './change-cart.ts';
import { storeRedirect } from './redirect-url.ts';
import { isSession } from './session.ts';

/**
 * The additions that the provider accepts, from the header of the customer's cart; callers before that answer wait for it. A cart
 * that could not be read is requested once more; after that, and for a visitor, there are no additions.
 */
export async function announced(
  { cart, session }: Pick<App, 'cart' | 'session'>,
  signal: AbortSignal,
): Promise<readonly Addition[]> {
  if (session.getSnapshot().context.token === null) return [];
  const read = () => waitFor(cart, (snapshot) => !snapshot.matches('loading'), { signal });
  if ((await read()).matches('failed')) cart.send({ type: 'cart.retried' });
  return (await read()).context.accepts;
}

/** The sentence of specification §8 for each refusal of an add; a 500 never shows the server's own text. */
const refusalOf = (status: number, message: string | undefined): AddRefusal => {
  if (status === 500) return { code: 'cart-add-server-failed' };
  return withMessage({ code: status === 400 ? 'cart-add-invalid' : 'cart-add-unknown-error' }, message);
};

const unsure = { kind: 'unsure', refusal: { code: 'cart-add-unsure' } } as const;

/** The part of the app that an add uses. */
type Adding = Pick<App, 'api' | 'drafts' | 'navigation' | 'notify' | 'now' | 'session'> & ChangingCart;

/** Stores an add. With a price it is a wish, which a login adds (login-exit.ts); the document stores it in the same way (early-add.ts). */
export const storeWanted = (
  app: Pick<App, 'drafts' | 'newKey' | 'now'>,
  { productId, quantity, price }: Wanted,
  path: string,
): void =>
  app.drafts.write('wanted_add', {
    ...{ productId, quantity: `${quantity}`, path },
    ...(price !== undefined && { price: `${price}`, at: `${app.now()}`, key: app.newKey() }),
  });

/** Effects of adding a product (specification §4 Cart, §7, §8 Cart). */
export const addToCartEffects = (app: Adding): EffectsOf<typeof addToCartMachine> => {
  const add = async ({ productId, quantity }: Wanted, signal: AbortSignal): Promise<AddAnswer> => {
    const isVisitor = app.session.getSnapshot().context.token === null;
    // A visitor's add is answered 401: the login page is preloaded meanwhile, and nothing of the add is remembered.
    if (isVisitor) app.navigation.prepare('/login');
    const unanswered = isVisitor ? undefined : unansweredInTab(app);
    const accepts = await announced(app, signal);
    const before = unanswered?.get(productId);
    const isRepeated = before?.key !== undefined && before.quantity === quantity;
    // It is not known whether the cart holds the product, or how many of it: nothing is sent.
    if (before !== undefined && !(isRepeated && accepts.includes('Idempotency-Key'))) {
      unanswered?.delete(productId);
      return unsure;
    }
    const send = createCartAdder(app, unanswered);
    const { signal: never } = new AbortController();
    const answer = await send(productId, { product_id: productId, quantity }, accepts, never);
    if (answer.kind === 'ok') {
      if (!signal.aborted) app.drafts.forget('unanswered_adds');
      return { kind: 'added' };
    }
    if (isUnderWay(answer.status, isRepeated)) return unsure;
    const { status, message } = answer;
    if (status !== 401) return { kind: 'refused', refusal: refusalOf(status, message) };
    if (!isVisitor) return { kind: 'unauthorized' };
    return { kind: 'visitor', refusal: withMessage({ code: 'cart-add-login-required' }, message) };
  };
  return {
    calls: {
      recallWanted: async ({ productId }) => {
        const wanted = storedDraft(app.drafts, 'wanted_add');
        const isAwaited = wanted?.productId === productId && app.session.getSnapshot().context.token !== null;
        return isAwaited ? { kind: 'wanted', quantity: Number(wanted.quantity) } : { kind: 'nothing' };
      },
      addToCart: async (wanted, signal) => {
        const path = app.navigation.path();
        const opened = sessionOf(app.session.getSnapshot().context);
        const answer = await add(wanted, signal).catch((error): AddAnswer => {
          if (!signal.aborted) throw error;
          return { kind: 'refused', refusal: { code: 'cart-add-failed' } };
        });
        if (signal.aborted) app.cart.send({ type: 'cart.changed' });
        if (signal.aborted && !isSession(app, opened)) throw signal.reason;
        if (answer.kind === 'unauthorized') storeWanted(app, { ...wanted, price: undefined }, path);
        if (answer.kind === 'visitor') {
          storeRedirect(app, path);
          storeWanted(app, wanted, path);
        }
        if (!signal.aborted) return answer;
        // The machine of a page that was left says nothing.
        if ('refusal' in answer) app.notify(answer.refusal);
        throw signal.reason;
      },
    },
    actions: {
      refreshCart: () => app.cart.send({ type: 'cart.changed' }),
      forgetWanted: () => app.drafts.forget('wanted_add'),
      notify: (notice) => app.notify(notice),
      leaveForCart: () => app.navigation.go('/cart/'),
      leaveForLogin: () => app.navigation.go('/login'),
    },
  };
};
