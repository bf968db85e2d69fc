import type { Answer } from '#data/answer.ts';
import type { App } from '#data/app.ts';
import { changeQuantity, listCart, removeLine } from '#data/cart.ts';
import { Unreachable } from '#data/unreachable.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { RemovedLine } from '#machines/cart/cart.model.ts';
import type { LineAnswer } from '#machines/cart/cart-setup.ts';
import { isAmong } from '#machines/cart/optimistic-updates.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { isWithoutSession } from '#rules/redirect-url.ts';
import { withMessage } from '#rules/with-message.ts';
import { awaitConnection } from './awaiting.ts';
import {
  type ChangingCart,
  changeCart,
  createCartAdder,
  notifyOtherTabs,
  unansweredInTab,
} from './change-cart.ts';
import { storeCart } from './stored-cart.ts';

const lineAnswer = (answer: Answer<undefined>): LineAnswer => {
  if (answer.kind === 'ok') return { kind: 'changed' };
  if (answer.status === 401) return { kind: 'unauthorized' };
  return withMessage({ kind: 'refused' }, answer.message);
};

/** Adds a removed product again, unless the cart contains it or may contain it: the product would be added twice. */
async function restoreLine(
  app: Pick<App, 'api'>,
  add: ReturnType<typeof createCartAdder>,
  { quantity, line }: { quantity: number; line: RemovedLine },
  signal: AbortSignal,
): Promise<LineAnswer> {
  const cart = await listCart(app.api, signal);
  if (cart.kind === 'refused') return lineAnswer(cart);
  if (isAmong(cart.data, line)) return { kind: 'present' };
  if (cart.unread.length > 0) return { kind: 'refused' };
  const added = { product_id: line.product.id, quantity };
  return lineAnswer(await add(line.id, added, cart.accepts, signal));
}

/**
 * Sends a change of the cart. A request that fails because the connection is lost is repeated on each reconnection, so it must be
 * repeatable: it sets a quantity, or reads the cart before it adds and keeps its key.
 */
async function withReconnection<T>(
  app: Pick<App, 'connection'>,
  send: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isRefused = error instanceof Unreachable && error.reason === 'kept';
    if (isRefused || app.connection.isOnline() || signal.aborted) throw error;
    await awaitConnection(app, true, signal);
    return withReconnection(app, send, signal);
  }
}

/** Effects of the cart (specification §4 Cart, §7). Quantity 0 removes a line. A change that fails offline waits for the connection. */
export const cartEffects = (
  app: Pick<App, 'api' | 'apiRoot' | 'connection' | 'drafts' | 'navigation' | 'notify' | 'now' | 'session'> &
    ChangingCart,
): EffectsOf<typeof cartMachine> => {
  const add = createCartAdder(app);
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
        if (unread.length === 0) {
          forgetGone(lines.map(({ product }) => product.id));
          if (!signal.aborted) storeCart(app, lines).catch(() => undefined);
        }
        return { kind: 'loaded', lines, unread, accepts };
      },
      changeLine: async ({ lineId: id, quantity, line }, signal) => {
        if (quantity > 0 && line !== undefined) {
          return withReconnection(app, () => restoreLine(app, add, { quantity, line }, signal), signal);
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
            if (answer.kind === 'ok') app.drafts.forget('unanswered_adds');
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
