import type { Answer } from '#api/answer.ts';
import { addToCart, changeQuantity, listCart, removeLine } from '#api/cart.ts';
import type { App } from '#app/app.ts';
import type { cartMachine, LineAnswer } from '#machines/cart/cart.ts';
import { isAmong, type RemovedLine } from '#machines/cart/wishes.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { isWithoutSession } from '#rules/redirect-url.ts';
import { withMessage } from '#rules/with-message.ts';
import { type ChangingCart, changeCart, keyFor, tellOtherTabs } from './change-cart.ts';

const lineAnswer = (answer: Answer<undefined>): LineAnswer => {
  if (answer.kind === 'ok') return { kind: 'changed' };
  if (answer.status === 401) return { kind: 'unauthorized' };
  return withMessage({ kind: 'refused' }, answer.message);
};

/** Puts a removed product back, unless the cart holds it again: adding would then be one too many. */
async function restoreLine(
  app: Pick<App, 'api'> & ChangingCart,
  { quantity, line }: { quantity: number; line: RemovedLine },
  signal: AbortSignal,
): Promise<LineAnswer> {
  const cart = await listCart(app.api, signal);
  if (cart.kind === 'ok' && isAmong(cart.data, line)) return { kind: 'present' };
  const accepts = cart.kind === 'ok' ? cart.accepts : [];
  const added = { product_id: line.product.id, quantity, ...keyFor(app, accepts) };
  return lineAnswer(await changeCart(app, (sent) => addToCart(app.api, added, sent), signal));
}

/**
 * What the cart needs of the outside (specification §4 Cart, §7). A line whose wish is 0 is removed.
 */
export const cartEffects = (
  app: Pick<App, 'api' | 'navigation' | 'tell'> & ChangingCart,
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
      if (quantity > 0 && line !== undefined) return restoreLine(app, { quantity, line }, signal);
      const change = (sent: AbortSignal) =>
        quantity === 0 ? removeLine(app.api, { id }, sent) : changeQuantity(app.api, { id, quantity }, sent);
      return lineAnswer(await changeCart(app, change, signal));
    },
  },
  actions: {
    tell: (notice) => app.tell(notice),
    tellOtherTabs: () => tellOtherTabs(app),
  },
});
