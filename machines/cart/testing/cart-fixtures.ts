import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import type { CartLine } from '#openapi/schemas.ts';
import { deferredCall } from '../../testing/deferred-call.ts';
import { withEffects } from '../../with-effects.ts';
import { cartMachine } from '../cart.machine.ts';
import { type CartUpdate, shownLines } from '../cart.model.ts';
import type { CartAnswer, LineAnswer } from '../cart-setup.ts';
import { type CartNotice, cartRows } from '../optimistic-updates.ts';

export const line = (id: string, quantity: number): CartLine => ({
  id,
  quantity,
  product: {
    id: `product-${id}`,
    name: `Bélier ${id}`,
    image1: null,
    price: 95_000,
    promo_price: null,
    taille: null,
  },
});

/** A cart for tests: the real machine with deferred calls, recording every provided action. */
export function startCart(snapshot?: SnapshotFrom<typeof cartMachine>) {
  const readCart = deferredCall<undefined, CartAnswer>();
  const changeLine = deferredCall<CartUpdate, LineAnswer>();
  const notices: CartNotice[] = [];
  const notified = { otherTabs: 0 };
  const clock = new SimulatedClock();
  const actor = createActor(
    withEffects(cartMachine, {
      calls: { readCart: readCart.call, changeLine: changeLine.call },
      actions: {
        notify: (notice) => notices.push(notice),
        notifyOtherTabs: () => {
          notified.otherTabs += 1;
        },
      },
    }),
    snapshot === undefined ? { clock } : { snapshot, clock },
  ).start();
  const shown = () => shownLines(actor.getSnapshot().context).map(({ id, quantity }) => [id, quantity]);
  const update = (lineId: string, quantity: number) =>
    actor.send({ type: 'quantity.requested', lineId, quantity });
  const rows = () =>
    cartRows(actor.getSnapshot().context).map(({ kind, line }) => `${kind} ${line.id} ${line.quantity}`);
  return { actor, clock, readCart, changeLine, notices, notified, shown, rows, update };
}

/** A customer's cart after its first read. */
export async function opened(...lines: CartLine[]) {
  const cart = startCart();
  cart.actor.send({ type: 'session.opened' });
  await cart.readCart.last().answer({ kind: 'loaded', lines });
  return cart;
}
