import type { Answer } from '#api/answer.ts';
import { addToCart, changeQuantity, listCart, removeLine } from '#api/cart.ts';
import type { App } from '#app/app.ts';
import type { cartMachine, LineAnswer } from '#machines/cart/cart.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { isWithoutSession } from '#rules/redirect-url.ts';
import { withMessage } from '#rules/with-message.ts';

const lineAnswer = (answer: Answer<undefined>): LineAnswer => {
  if (answer.kind === 'ok') return { kind: 'changed' };
  if (answer.status === 401) return { kind: 'unauthorized' };
  return withMessage({ kind: 'refused' }, answer.message);
};

/** Puts a removed product back, unless the cart holds it again: adding would then be one too many. */
async function restoreLine(
  app: Pick<App, 'api' | 'newKey'>,
  { quantity, line: { product } }: { quantity: number; line: CartLine },
  signal: AbortSignal,
): Promise<LineAnswer> {
  const cart = await listCart(app.api, signal);
  if (cart.kind === 'ok' && cart.data.some((held) => held.product.id === product.id))
    return { kind: 'present' };
  return lineAnswer(
    await addToCart(app.api, { product_id: product.id, quantity, key: app.newKey() }, signal),
  );
}

/**
 * What the cart needs of the outside (specification §4 Cart, §7). A line whose wish is 0 is removed. Other tabs hear of a
 * change through the stored `cart_changed`, which needs another value each time.
 */
export const cartEffects = (
  app: Pick<App, 'api' | 'navigation' | 'newKey' | 'store' | 'tell'>,
): EffectsOf<typeof cartMachine> => ({
  calls: {
    readCart: async (_, signal) => {
      if (isWithoutSession(app.navigation.path())) return { kind: 'refused' };
      const answer = await listCart(app.api, signal);
      return answer.kind === 'ok' ? { kind: 'loaded', lines: answer.data } : { kind: 'refused' };
    },
    changeLine: async ({ lineId: id, quantity, line }, signal) => {
      if (quantity === 0) return lineAnswer(await removeLine(app.api, { id }, signal));
      if (line !== undefined) return restoreLine(app, { quantity, line }, signal);
      return lineAnswer(await changeQuantity(app.api, { id, quantity }, signal));
    },
  },
  actions: {
    tell: (notice) => app.tell(notice),
    tellOtherTabs: () => app.store.write('cart_changed', app.newKey()),
  },
});
