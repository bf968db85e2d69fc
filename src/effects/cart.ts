import type { Answer } from '#api/answer.ts';
import { addToCart, changeQuantity, listCart, removeLine } from '#api/cart.ts';
import type { App } from '#app/app.ts';
import type { cartMachine, LineAnswer } from '#machines/cart/cart.ts';
import { isAmong, type RemovedLine } from '#machines/cart/wishes.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { isWithoutSession } from '#rules/redirect-url.ts';
import { withMessage } from '#rules/with-message.ts';
import { awaitConnection } from './await-connection.ts';
import { type ChangingCart, changeCart, keyFor, tellOtherTabs } from './change-cart.ts';

const lineAnswer = (answer: Answer<undefined>): LineAnswer => {
  if (answer.kind === 'ok') return { kind: 'changed' };
  if (answer.status === 401) return { kind: 'unauthorized' };
  return withMessage({ kind: 'refused' }, answer.message);
};

/** Puts a removed product back, unless the cart holds it again: adding would then be one too many. */
async function restoreLine(
  app: Pick<App, 'api'> & ChangingCart,
  { quantity, line, key }: { quantity: number; line: RemovedLine; key: string },
  signal: AbortSignal,
): Promise<LineAnswer> {
  const cart = await listCart(app.api, signal);
  if (cart.kind === 'ok' && isAmong(cart.data, line)) return { kind: 'present' };
  const accepts = cart.kind === 'ok' ? cart.accepts : [];
  const added = { product_id: line.product.id, quantity, ...keyFor({ newKey: () => key }, accepts) };
  return lineAnswer(await changeCart(app, (sent) => addToCart(app.api, added, sent), signal));
}

/**
 * Sends a change of the cart while the device is connected. One that broke because the connection went is sent again on
 * its return, as often as that happens: it sets what it wishes, so a second time changes nothing.
 */
async function whenConnected<T>(
  app: Pick<App, 'connection'>,
  send: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  await awaitConnection(app, true, signal);
  try {
    return await send();
  } catch (error) {
    if (app.connection.isOnline() || signal.aborted) throw error;
    return whenConnected(app, send, signal);
  }
}

/**
 * What the cart needs of the outside (specification §4 Cart, §7). A line whose wish is 0 is removed. A wish without a
 * connection is kept, and sent when it is back.
 */
export const cartEffects = (
  app: Pick<App, 'api' | 'connection' | 'navigation' | 'tell'> & ChangingCart,
): EffectsOf<typeof cartMachine> => ({
  calls: {
    readCart: async (_, signal) => {
      if (isWithoutSession(app.navigation.path())) return { kind: 'refused' };
      const answer = await listCart(app.api, signal);
      return answer.kind === 'ok'
        ? { kind: 'loaded', lines: answer.data, accepts: answer.accepts }
        : { kind: 'refused' };
    },
    changeLine: async ({ lineId: id, quantity, line }, signal) => {
      if (quantity > 0 && line !== undefined) {
        const restored = { quantity, line, key: app.newKey() };
        return whenConnected(app, () => restoreLine(app, restored, signal), signal);
      }
      const change = (sent: AbortSignal) =>
        quantity === 0 ? removeLine(app.api, { id }, sent) : changeQuantity(app.api, { id, quantity }, sent);
      return whenConnected(app, async () => lineAnswer(await changeCart(app, change, signal)), signal);
    },
  },
  actions: {
    tell: (notice) => app.tell(notice),
    tellOtherTabs: () => tellOtherTabs(app),
  },
});
