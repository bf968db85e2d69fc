import { ownedKey } from '#browser/storage/device-store.ts';
import type { Answer } from '#data/answer.ts';
import type { App } from '#data/app.ts';
import { listCart } from '#data/cart.ts';
import { getOrder } from '#data/orders.ts';
import { getProduct } from '#data/products.ts';
import { byProduct } from '#machines/cart/cart-changes.ts';
import type { MissingAnimal, ReorderAnswer, reorderMachine } from '#machines/orders/reorder.machine.ts';
import { sessionOf } from '#machines/session/session.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import type { CartAddRequest } from '#openapi/schemas.ts';
import { stepPath } from '#rules/checkout.ts';
import { available } from '#rules/stock.ts';
import { storedDraftIn } from '#rules/stored-checkout.ts';
import { type ChangingCart, createCartAdder, type Sent } from './change-cart.ts';

const refused = ({ status }: { status: number }): ReorderAnswer => ({
  kind: status === 401 ? 'unauthorized' : 'refused',
});

/** The unanswered adds of each tab's session: they outlive the control, which is removed with its page. */
const unansweredOf = new WeakMap<App['store'], { opened: string; adds: Map<string, Sent> }>();

/** Repeats earlier adds without a definite answer; returns the refusal that ends the reorder, or null. */
async function settleAdds(
  add: ReturnType<typeof createCartAdder>,
  unanswered: ReadonlyMap<string, Sent>,
  signal: AbortSignal,
): Promise<ReorderAnswer | null> {
  for (const [id, sent] of [...unanswered].filter(([, { key }]) => key !== undefined)) {
    const settled = await add(id, sent, ['Idempotency-Key'], signal);
    if (settled.kind === 'refused' && settled.status !== 400) return refused(settled);
  }
  return null;
}

type Animal = { id: string; wanted: number; inCart: number };

/** Adds the missing quantity of an animal, limited by stock: returns the quantity in the cart then, or why the reorder ends. */
async function putBack(
  { api }: Pick<App, 'api'>,
  { id, wanted, inCart }: Animal,
  add: (lacking: CartAddRequest) => Promise<Answer<unknown>>,
  signal: AbortSignal,
): Promise<number | ReorderAnswer> {
  const found = await getProduct(api, { id }, signal);
  if (found.kind === 'refused' && found.status !== 404) return refused(found);
  const left = found.kind === 'ok' ? available(found.data) : 0;
  const back = Math.min(wanted, Math.max(inCart, left));
  if (back <= inCart) return back;
  const added = await add({ product_id: id, quantity: back - inCart });
  if (added.kind === 'ok') return back;
  return added.status === 400 ? inCart : refused(added);
}

/**
 * Adds an order's animals to the cart, limited by stock. Only the difference to the cart is added, so that a second press changes
 * nothing; an animal that is gone (404) or sold in the meantime (400) counts as missing. Earlier adds without a definite
 * answer are repeated with their keys before the cart is read: they may take effect late.
 */
async function refillCart(
  app: Pick<App, 'api' | 'session'> & ChangingCart,
  orderNumber: string,
  signal: AbortSignal,
): Promise<ReorderAnswer> {
  const { api, session, store } = app;
  const opened = sessionOf(session.getSnapshot().context);
  const before = unansweredOf.get(store);
  const unanswered = before?.opened === opened ? before.adds : new Map<string, Sent>();
  unansweredOf.set(store, { opened, adds: unanswered });
  const add = createCartAdder(app, unanswered);
  const refusal = await settleAdds(add, unanswered, signal);
  if (refusal !== null) return refusal;
  const [order, cart] = await Promise.all([
    getOrder(api, { id: orderNumber }, signal),
    listCart(api, signal),
  ]);
  if (order.kind === 'refused') return refused(order);
  if (cart.kind === 'refused') return refused(cart);
  // Unreadable lines of the cart may be these animals.
  if (cart.unread.length > 0) return { kind: 'refused' };
  const held = byProduct(cart.data);
  const missing: MissingAnimal[] = [];
  for (const [id, { name, quantity: wanted }] of byProduct(order.data.items)) {
    const inCart = held.get(id)?.quantity ?? 0;
    const addLacking = (lacking: CartAddRequest) => add(id, lacking, cart.accepts, signal);
    const back = await putBack(app, { id, wanted, inCart }, addLacking, signal);
    if (typeof back !== 'number') return back;
    if (back < wanted) missing.push({ name, wanted, back });
  }
  const isAlone = cart.data.every(({ product }) =>
    order.data.items.some((item) => item.product.id === product.id),
  );
  return { kind: 'refilled', missing, isAlone };
}

/** Keeps the order's form data for the next order, except the ID number, which is not stored. */
function passIdNumber({ session, store }: Pick<App, 'session' | 'store'>): void {
  const key = ownedKey(session.getSnapshot().context.user?.email ?? '', 'checkout_draft');
  const draft = storedDraftIn(store.read(key));
  if (draft !== null) store.write(key, JSON.stringify({ ...draft, isIdNumberWithheld: false }));
}

/** Effects of ordering again (specification §4 Cart, §7). */
export const reorderEffects = (
  app: Pick<App, 'api' | 'drafts' | 'navigation' | 'session' | 'store' | 'notify'> & ChangingCart,
): EffectsOf<typeof reorderMachine> => ({
  calls: {
    refillCart: async ({ orderNumber }, signal) => {
      const answer = await refillCart(app, orderNumber, signal);
      // The cart opens.
      if (answer.kind === 'refilled') app.drafts.forget('unanswered_adds');
      return answer;
    },
  },
  actions: {
    refreshCart: () => app.cart.send({ type: 'cart.changed' }),
    notify: (notice) => app.notify(notice),
    leaveForCart: () => app.navigation.go('/cart/'),
    openPaymentStep: () => {
      passIdNumber(app);
      app.navigation.go(stepPath(2));
    },
  },
});
