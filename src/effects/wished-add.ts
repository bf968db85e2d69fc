import { waitFor } from 'xstate';
import type { App } from '#data/app.ts';
import { getProduct } from '#data/products.ts';
import { cartStatusOf } from '#machines/cart/cart.machine.ts';
import { shownLines } from '#machines/cart/cart.model.ts';
import type { CartNoticeCode, FormerLines, Notice } from '#machines/session/notices.machine.ts';
import { effectivePrice } from '#rules/money.ts';
import { available } from '#rules/stock.ts';
import { addToCartEffects, announced } from './add-to-cart.ts';
import { unansweredInTab } from './cart-adder.ts';
import type { ChangingCart } from './change-cart.ts';

/** A visitor's add that led to the login: the price of one when it was pressed, in XOF, the animal's page, and the add's key. */
export type Wish = { productId: string; quantity: number; price: number; path: string; key: string };

export type Adding = ChangingCart &
  Pick<App, 'api' | 'drafts' | 'locks' | 'navigation' | 'notify' | 'now' | 'session'>;

/** Strikes a wish off on the device, for a provider without keys. False where a copy of this tab has done so. */
const strikeOff = ({ locks, store }: Pick<App, 'locks' | 'store'>, key: string): Promise<boolean> =>
  locks.hold('added_wish', async () => {
    const isOpen = store.read('added_wish') !== key;
    store.write('added_wish', key);
    return isOpen;
  });

/**
 * Adds the animal of a wish after its login, once, and opens the cart. Adds nothing where its price or its stock has changed, or is
 * not known, and opens its page. Never rejects.
 */
export async function addWished(app: Adding, wish: Wish): Promise<void> {
  const { productId, quantity, price, path, key } = wish;
  const { signal } = new AbortController();
  const openAnimal = (notice?: Notice<CartNoticeCode>): void => {
    app.drafts.keep('wanted', { productId, quantity: `${quantity}`, path });
    if (notice !== undefined) app.notify(notice);
    app.navigation.go(path, { replace: true });
  };
  const openCart = (notice: Notice<CartNoticeCode>): void => {
    app.cart.send({ type: 'cart.changed' });
    app.notify(notice);
    app.navigation.go('/cart/', { replace: true });
  };
  const found = await getProduct(app.api, { id: productId, isFresh: true }, signal).catch(() => undefined);
  if (found?.kind !== 'ok') return openAnimal();
  if (effectivePrice(found.data) !== price || available(found.data) < quantity)
    return openAnimal({ code: 'cart-wish-changed' });
  const accepts = await announced(app, signal);
  const cart = app.cart.getSnapshot();
  const quantities = Object.fromEntries(
    shownLines(cart.context).flatMap((line) =>
      line.product.id === productId ? [[line.id, line.quantity]] : [],
    ),
  );
  if (accepts.includes('Idempotency-Key'))
    unansweredInTab(app).set(productId, { product_id: productId, quantity, key });
  else if (!(await strikeOff(app, key).catch(() => false))) return openCart({ code: 'cart-add-unsure' });
  const { addToCart } = addToCartEffects(app).calls;
  const answer = await addToCart({ productId, quantity }, signal).catch(() => ({ kind: 'unsure' }) as const);
  if (answer.kind === 'added')
    openCart({ code: 'cart-added', ...(cart.matches('ready') && { former: { productId, quantities } }) });
  else if (answer.kind === 'unsure') openCart({ code: 'cart-add-unsure' });
  else openAnimal(answer.kind === 'refused' ? answer.refusal : undefined);
}

/** 'Retirer': the lines of this animal are as they were before its add. */
export async function takeBack(
  app: Pick<App, 'cart'>,
  { productId, quantities }: FormerLines,
): Promise<void> {
  const { context } = await waitFor(app.cart, (cart) => cartStatusOf(cart) !== 'settling');
  for (const { id: lineId, product, quantity } of shownLines(context)) {
    if (product.id !== productId) continue;
    const former = quantities[lineId];
    if (former === undefined) app.cart.send({ type: 'removal.requested', lineId });
    else if (former !== quantity) app.cart.send({ type: 'quantity.requested', lineId, quantity: former });
  }
}
