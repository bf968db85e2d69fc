import { changeQuantity, listCart, removeLine } from '#api/cart.ts';
import type { App } from '#app/app.ts';
import type { cartMachine } from '#machines/cart/cart.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { withMessage } from '#rules/with-message.ts';

/**
 * What the cart needs of the outside (specification §4 Cart, §7). A line whose wish is 0 is removed. Other tabs hear of a
 * change through the stored `cart_changed`, which needs another value each time.
 */
export const cartEffects = (
  app: Pick<App, 'api' | 'store' | 'tell' | 'newKey'>,
): EffectsOf<typeof cartMachine> => ({
  calls: {
    readCart: async (_, signal) => {
      const answer = await listCart(app.api, signal);
      return answer.kind === 'ok' ? { kind: 'loaded', lines: answer.data } : { kind: 'refused' };
    },
    changeLine: async ({ lineId: id, quantity }, signal) => {
      const answer =
        quantity === 0
          ? await removeLine(app.api, { id }, signal)
          : await changeQuantity(app.api, { id, quantity }, signal);
      if (answer.kind === 'ok') return { kind: 'changed' };
      if (answer.status === 401) return { kind: 'unauthorized' };
      return withMessage({ kind: 'refused' }, answer.message);
    },
  },
  actions: {
    tell: (notice) => app.tell(notice),
    tellOtherTabs: () => app.store.write('cart_changed', app.newKey()),
  },
});
