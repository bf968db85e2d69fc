import type { AddOutcome, EndReason, PendingPress } from '#browser/early.ts';
import { isAddOpen, isUnderWay, mayRefuseKey } from '#rules/add-answers.ts';
import { callWithin, openedWithin } from '#rules/waits.ts';
import {
  deviceEpoch,
  documentEpoch,
  drafted,
  page,
  randomKey,
  session,
  store,
  stored,
  token,
} from './device.ts';
import { markPending, presses } from './queue.ts';
import { known, say, sayBeside } from './sentences.ts';

// The add of a document whose code has not come (docs/decisions/0049-early-add.md). Address: src/data/cart.ts; headers:
// src/data/client.ts.
let sent: { productId: string; press: PendingPress; outcome: Promise<AddOutcome> } | undefined;
let leading: ((why?: EndReason) => void) | undefined;

const tellOthers = (): void => {
  const key = 'cart_changed';
  try {
    localStorage.setItem(key, randomKey());
  } catch {}
  dispatchEvent(new StorageEvent('storage', { key }));
};
/** The number field of a buy box. */
export const fieldIn = (place: Element | null | undefined): HTMLInputElement | null =>
  place?.querySelector('input') ?? null;
const boxOf = (button: HTMLElement) => {
  const field = fieldIn(button.closest('[data-buy]'));
  const quantity = Number(field?.value ?? 1);
  return { field, quantity: Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0 };
};

const stopPresses = (isLeft: boolean): void => {
  page.querySelector('main')?.toggleAttribute('inert', isLeft);
};
/**
 * A visitor's add would be refused: leads to the login, as the machine does (machines/cart/add-to-cart.machine.ts). Returns false
 * where the press waits for the machine: for a customer, without a line, or where the tab cannot store the wish.
 */
export const leadToLogin = (button: HTMLElement, productId: string): boolean => {
  const { quantity } = boxOf(button);
  if (token() !== null || !navigator.onLine || quantity === 0) return false;
  if (leading) return true;
  const path = location.pathname + location.search;
  try {
    localStorage.setItem('redirect_url', path);
    localStorage.removeItem('redirect_owner');
    const { price } = button.dataset;
    // As src/effects/add-to-cart.ts does.
    store('wanted_add', {
      productId,
      quantity: `${quantity}`,
      path,
      price,
      at: `${Date.now()}`,
      key: randomKey(),
    });
    store('led_to_login', {});
  } catch {
    return false;
  }
  leading = markPending(button);
  // Another press could not be done, as on any page that is being left (src/browser/slow-pages.ts).
  stopPresses(true);
  // Where the login does not open, it is said here.
  setTimeout(() => stopLeading('login'), openedWithin);
  location.assign('/login');
  return true;
};
export const stopLeading = (why?: EndReason): void => {
  leading?.(why);
  leading = undefined;
  stopPresses(false);
};

/** Says beside a control what became of the add that this document has sent. Returns false where it has sent none of this animal. */
export const sayOutcome = (control: Element, productId: string | undefined): boolean => {
  if (sent?.productId !== productId || sent?.press.session !== session()) return false;
  conclude((outcome) => sayBeside(control, outcome));
  return true;
};
const conclude = (show: (outcome: AddOutcome) => void): void => {
  const { press, outcome } = sent ?? {};
  outcome?.then((answered) => {
    // A new press is a new try.
    if (sent?.press === press) sent = undefined;
    // What is known of a former customer's cart is not this one's; an expired session needs the login.
    const isTrue = press?.session === session() || (answered === 'login' && token() === null);
    show(isTrue ? answered : 'unsure');
  });
};

/** Sends a customer's add with a key; its machine sends it again with the same key, which adds nothing more. */
export const sendAdd = (press: PendingPress, productId: string): void => {
  const { field, quantity } = boxOf(press.target);
  const api = page.dataset.api;
  const bearer = token();
  const [root, names = ''] = (stored('localStorage', 'provider_accepts') ?? '').split(' ');
  const unanswered = drafted('unanswered_adds');
  const before = `${unanswered[productId] ?? ''}`;
  const key = before.split(' ')[1] || randomKey();
  const entry = `${quantity} ${key}`;
  // The shell has no animals before its code. A quantity chosen before a login waits for the machine.
  if (!api || root !== api || sent || bearer === null || documentEpoch !== deviceEpoch() || quantity === 0)
    return;
  if (!names.split(',').includes('Idempotency-Key') || drafted('wanted_add').productId === productId) return;
  if (before && before !== entry) return;
  try {
    store('unanswered_adds', { ...unanswered, [productId]: entry });
  } catch {
    return;
  }
  const [, csrf] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) ?? [];
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), callWithin);
  const answer = fetch(`${api}/ecommerce/panier/`, {
    ...{ method: 'POST', credentials: 'include', keepalive: true, signal: limit.signal },
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${bearer}`,
      ...(csrf !== undefined && { 'X-CSRFToken': csrf }),
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ product_id: productId, quantity }),
  });
  if (field) field.readOnly = true;
  // The next page, and other tabs, read the cart.
  addEventListener('pagehide', tellOthers);
  /** The key has served: a later add of this animal takes another one. */
  const forgetKey = (): void => {
    const { [productId]: former, ...others } = drafted('unanswered_adds');
    try {
      if (former === entry) store('unanswered_adds', others);
    } catch {}
  };
  const hear = async (): Promise<AddOutcome> => {
    let status = 0;
    let body: { message?: unknown } | null = null;
    try {
      const response = await answer;
      const text = (await response.text()) || 'null';
      // A refusal needs no readable body.
      if (!response.ok) status = response.status;
      body = JSON.parse(text);
      status = response.status;
    } catch {}
    clearTimeout(timer);
    removeEventListener('pagehide', tellOthers);
    const isOk = status >= 200 && status < 300;
    try {
      if (status === 0 || mayRefuseKey(status)) localStorage.removeItem('provider_accepts');
    } catch {}
    // The machine repeats a queued press with this key.
    if (isOk && presses.includes(press)) addEventListener('pagehide', forgetKey);
    else if (status > 0 && !isAddOpen(status, before !== '')) forgetKey();
    tellOthers();
    if (status === 0 || isUnderWay(status, before !== '')) return 'unsure';
    if (isOk) return 'added';
    if (status !== 500 && typeof body?.message === 'string')
      known.refusal = body.message.trim().slice(0, 300);
    const words: Partial<Record<number, AddOutcome>> = { 400: 'invalid', 401: 'login', 500: 'server' };
    return words[status] ?? 'error';
  };
  const outcome = hear();
  sent = { productId, press, outcome };
  const unmark = press.end;
  press.end = (why) => {
    const free = (answered?: AddOutcome): void => {
      if (field) field.readOnly = false;
      unmark(answered);
    };
    if (!why) return free();
    // No machine repeats it.
    outcome.then((answered) => answered === 'added' && forgetKey());
    conclude(free);
  };
  outcome.then((answered) => {
    // Where the code comes, the notice of the machine is heard.
    if (answered === 'added' && press.session === session() && presses.includes(press)) say(answered, 'none');
  });
};
