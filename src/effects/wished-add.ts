import { waitFor } from 'xstate';
import type { App } from '#data/app.ts';
import { getProduct } from '#data/products.ts';
import { cartStatusOf } from '#machines/cart/cart.machine.ts';
import { shownLines } from '#machines/cart/cart.model.ts';
import type { CartNoticeCode, FormerLines, Notice } from '#machines/session/notices.machine.ts';
import { effectivePrice } from '#rules/money.ts';
import { isLoginPage } from '#rules/redirect-url.ts';
import { available } from '#rules/stock.ts';
import { addToCartEffects, announced } from './add-to-cart.ts';
import { type ChangingCart, unansweredInTab } from './change-cart.ts';
import { openNext } from './redirect-url.ts';
import { isSession } from './session.ts';

/**
 * A visitor's add that led to the login: the price of one when it was pressed, in XOF, the animal's page, the add's key, and the session
 * that the login has begun.
 */
export type Wish = Record<'productId' | 'path' | 'key' | 'session', string> &
  Record<'quantity' | 'price', number>;

export type Adding = ChangingCart &
  Pick<App, 'api' | 'drafts' | 'locks' | 'navigation' | 'notify' | 'now' | 'session'>;

/** Strikes a wish off on the device, for a provider without keys. False where a copy of this tab has done so. */
const strikeOff = ({ locks, store }: Pick<App, 'locks' | 'store'>, key: string): Promise<boolean> =>
  locks.hold('added_wish', async () => {
    const done = store.read('added_wish')?.split(' ') ?? [];
    if (!done.includes(key)) store.write('added_wish', [key, ...done].slice(0, 10).join(' '));
    return !done.includes(key);
  });

/**
 * Adds the animal of a wish after its login, once, and opens the cart. Adds nothing where its price or its stock has changed, or is
 * not known, or the wish has ended meanwhile, and opens its page. Never rejects.
 */
export async function addWished(app: Adding, wish: Wish, openAnimal: () => void): Promise<void> {
  const { productId, quantity, price, key, session } = wish;
  const { signal } = new AbortController();
  const isOver = (): boolean => !isSession(app, session) || !isLoginPage(app.navigation.path());
  const openCart = (notice: Notice<CartNoticeCode>): void => {
    app.cart.send({ type: 'cart.changed' });
    app.drafts.forget('wanted_add');
    app.notify(notice);
    openNext(app, '/cart/');
  };
  const found = await getProduct(app.api, { id: productId, isFresh: true }, signal).catch(() => undefined);
  if (found?.kind !== 'ok' || isOver()) return openAnimal();
  if (effectivePrice(found.data) !== price || available(found.data) < quantity) {
    app.notify({ code: 'cart-wish-changed' });
    return openAnimal();
  }
  const accepts = await announced(app, signal);
  const hasKey = accepts.includes('Idempotency-Key');
  const isOpen = hasKey || (await strikeOff(app, key).catch(() => false));
  if (isOver()) return openAnimal();
  if (!isOpen) return openCart({ code: 'cart-add-unsure' });
  const cart = app.cart.getSnapshot();
  const quantities = Object.fromEntries(
    shownLines(cart.context).flatMap((line) =>
      line.product.id === productId ? [[line.id, line.quantity]] : [],
    ),
  );
  if (hasKey) unansweredInTab(app).set(productId, { product_id: productId, quantity, key });
  const { addToCart } = addToCartEffects(app).calls;
  const answer = await addToCart({ productId, quantity }, signal).catch(() => ({ kind: 'unsure' }) as const);
  if (!isSession(app, session)) return openAnimal();
  if (answer.kind === 'added') {
    const former = { productId, session, quantities };
    return openCart({ code: 'cart-added', ...(cart.matches('ready') && { former }) });
  }
  if (answer.kind === 'unsure') return openCart({ code: 'cart-add-unsure' });
  if (answer.kind === 'refused') app.notify(answer.refusal);
  openAnimal();
}

/** 'Retirer': the lines of this animal are as they were before its add, in the cart of the same customer. */
export async function takeBack(
  app: Pick<App, 'cart' | 'notify' | 'session'>,
  former: FormerLines,
): Promise<void> {
  const { productId, session, quantities } = former;
  // Only a cart that could not be read hears it.
  app.cart.send({ type: 'cart.retried' });
  const cart = await waitFor(app.cart, (one) => cartStatusOf(one) !== 'settling');
  if (!isSession(app, session)) return;
  if (cartStatusOf(cart) === 'unread') return app.notify({ code: 'line-removal-failed', former });
  for (const { id: lineId, product, quantity } of shownLines(cart.context)) {
    if (product.id !== productId) continue;
    const before = quantities[lineId];
    if (before === undefined) app.cart.send({ type: 'removal.requested', lineId });
    else if (before !== quantity) app.cart.send({ type: 'quantity.requested', lineId, quantity: before });
  }
}
