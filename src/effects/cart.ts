import { waitFor } from 'xstate';
import type { SentAdd } from '#browser/early.ts';
import { storedDraft } from '#browser/storage/stored-values.ts';
import type { Answer } from '#data/answer.ts';
import type { App } from '#data/app.ts';
import { changeQuantity, listCart, removeLine } from '#data/cart.ts';
import type { AddAnswer, AddRefusal, addToCartMachine } from '#machines/cart/add-to-cart.machine.ts';
import type { cartMachine, LineAnswer } from '#machines/cart/cart.machine.ts';
import type { RemovedLine } from '#machines/cart/cart.model.ts';
import { isAmong } from '#machines/cart/optimistic-updates.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import type { Addition } from '#openapi/schemas.ts';
import { isWithoutSession } from '#rules/redirect-url.ts';
import { withMessage } from '#rules/with-message.ts';
import { awaitConnection } from './awaiting.ts';
import { createCartAdder, unansweredInTab } from './cart-adder.ts';
import { type ChangingCart, changeCart, notifyOtherTabs } from './change-cart.ts';
import { keepRedirect, redirectOf } from './redirect-url.ts';

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

/** The additions that an add of the document used. */
const keysOf = ({ key }: SentAdd): readonly Addition[] => (key === undefined ? [] : ['Idempotency-Key']);

/** The part of the app that an add uses. */
type Adding = Pick<App, 'api' | 'drafts' | 'navigation' | 'notify' | 'sentAdd' | 'session'> & ChangingCart;

/** Effects of adding a product (specification §4 Cart, §7, §8 Cart). */
export const addToCartEffects = (app: Adding): EffectsOf<typeof addToCartMachine> => {
  return {
    calls: {
      recallWanted: async ({ productId }) => {
        const wanted = storedDraft(app.drafts, 'wanted');
        const isAwaited = wanted?.productId === productId && app.session.getSnapshot().context.token !== null;
        return isAwaited ? { kind: 'wanted', quantity: Number(wanted.quantity) } : { kind: 'nothing' };
      },
      addToCart: async ({ productId, quantity }, signal) => {
        const { token } = app.session.getSnapshot().context;
        const isVisitor = token === null;
        const unanswered = unansweredInTab(app);
        /** Nothing is sent: it is not known whether the cart holds the product, or how many of it. */
        const unsure = (): AddAnswer => {
          unanswered.delete(productId);
          return { kind: 'unsure' };
        };
        const early = app.sentAdd(productId);
        if (early !== undefined && (early.token !== token || early.quantity !== quantity)) {
          await early.answer.catch(() => undefined);
          return unsure();
        }
        // A visitor's add is answered 401: the login page is preloaded meanwhile.
        if (isVisitor) app.navigation.prepare('/login');
        const accepts = early === undefined ? await announced(app, signal) : keysOf(early);
        const before = unanswered.get(productId);
        const isRepeatable =
          accepts.includes('Idempotency-Key') && before?.quantity === quantity && before.key;
        if (early === undefined && before !== undefined && !isRepeatable) return unsure();
        if (early?.key !== undefined)
          unanswered.set(productId, { product_id: productId, quantity, key: early.key });
        const api: App['api'] = (options) => app.api({ ...options, answered: early?.answer });
        // A visitor's add is refused: nothing of it is remembered.
        const additions = createCartAdder({ ...app, api }, isVisitor ? undefined : unanswered);
        const answer = await additions.add(productId, { product_id: productId, quantity }, accepts, signal);
        if (answer.kind === 'ok') {
          app.drafts.forget('unanswered');
          return { kind: 'added' };
        }
        if (answer.status !== 401) {
          return { kind: 'refused', refusal: refusalOf(answer.status, answer.message) };
        }
        return isVisitor ? withMessage({ kind: 'visitor' }, answer.message) : { kind: 'unauthorized' };
      },
    },
    actions: {
      refreshCart: () => app.cart.send({ type: 'cart.changed' }),
      keepWanted: ({ productId, quantity }) =>
        app.drafts.keep('wanted', { productId, quantity: `${quantity}`, path: redirectOf(app) ?? '' }),
      forgetWanted: () => app.drafts.forget('wanted'),
      keepPath: () => keepRedirect(app, app.navigation.path()),
      notify: (notice) => app.notify(notice),
      leaveForCart: () => app.navigation.go('/cart/'),
      leaveForLogin: () => app.navigation.go('/login'),
    },
  };
};

const lineAnswer = (answer: Answer<undefined>): LineAnswer => {
  if (answer.kind === 'ok') return { kind: 'changed' };
  if (answer.status === 401) return { kind: 'unauthorized' };
  return withMessage({ kind: 'refused' }, answer.message);
};

/** Adds a removed product again, unless the cart contains it or may contain it: the product would be added twice. */
async function restoreLine(
  app: Pick<App, 'api'>,
  additions: ReturnType<typeof createCartAdder>,
  { quantity, line }: { quantity: number; line: RemovedLine },
  signal: AbortSignal,
): Promise<LineAnswer> {
  const cart = await listCart(app.api, signal);
  if (cart.kind === 'refused') return lineAnswer(cart);
  if (isAmong(cart.data, line)) return { kind: 'present' };
  if (cart.unread.length > 0) return { kind: 'refused' };
  const added = { product_id: line.product.id, quantity };
  return lineAnswer(await additions.add(line.id, added, cart.accepts, signal));
}

/**
 * Sends a change of the cart. A request that fails because the connection is lost is repeated on each reconnection: it sets a
 * quantity, so repetitions are idempotent.
 */
async function withReconnection<T>(
  app: Pick<App, 'connection'>,
  send: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (app.connection.isOnline() || signal.aborted) throw error;
    await awaitConnection(app, true, signal);
    return withReconnection(app, send, signal);
  }
}

/** Effects of the cart (specification §4 Cart, §7). Quantity 0 removes a line. A change that fails offline waits for the connection. */
export const cartEffects = (
  app: Pick<App, 'api' | 'apiRoot' | 'connection' | 'drafts' | 'navigation' | 'notify' | 'session'> &
    ChangingCart,
): EffectsOf<typeof cartMachine> => {
  const additions = createCartAdder(app);
  let held: readonly string[] = [];
  /** An unanswered add whose animal has left the cart, in any tab, is over: repeated with its key, it would add nothing. */
  const forgetGone = (products: readonly string[]): void => {
    const unanswered = unansweredInTab(app);
    for (const id of held) if (!products.includes(id)) unanswered.delete(id);
    held = products;
  };
  return {
    calls: {
      readCart: async (_, signal) => {
        if (isWithoutSession(app.navigation.path())) return { kind: 'refused' };
        const answer = await listCart(app.api, signal);
        if (answer.kind === 'refused') return { kind: 'refused' };
        const { data: lines, unread, accepts } = answer;
        // For the next document, which sends an add before it has read the cart.
        app.store.write('provider_accepts', `${app.apiRoot} ${accepts.join(',')}`);
        if (unread.length === 0) forgetGone(lines.map(({ product }) => product.id));
        return { kind: 'loaded', lines, unread, accepts };
      },
      changeLine: async ({ lineId: id, quantity, line }, signal) => {
        if (quantity > 0 && line !== undefined) {
          return withReconnection(app, () => restoreLine(app, additions, { quantity, line }, signal), signal);
        }
        const change = (sent: AbortSignal) =>
          quantity === 0
            ? removeLine(app.api, { id }, sent)
            : changeQuantity(app.api, { id, quantity }, sent);
        return withReconnection(
          app,
          async () => {
            const answer = await changeCart(app, change, signal);
            // The customer sees the cart that is changed.
            if (answer.kind === 'ok') app.drafts.forget('unanswered');
            return lineAnswer(answer);
          },
          signal,
        );
      },
    },
    actions: {
      notify: (notice) => app.notify(notice),
      notifyOtherTabs: () => notifyOtherTabs(app),
    },
  };
};
