import type { AddOutcome, Early, EndReason, PendingPress, SentAdd } from '#browser/early.ts';
import { drafted, isOver, keep, lastEnd, owner, page, randomKey, stored, token } from './device.ts';
import { presses, remove } from './queue.ts';
import { known, say, sayBeside } from './sentences.ts';

// Sends the first add of a document at its press (docs/decisions/0049-early-add.md). The client adopts the answer
// (src/effects/add-to-cart.ts); otherwise the document says it. Address: src/data/cart.ts; headers: src/data/client.ts.
let sent:
  | (SentAdd & { press: PendingPress; field: HTMLInputElement | null; outcome: Promise<AddOutcome> })
  | undefined;
let ended: 'adopted' | 'said' | undefined;
let leading: PendingPress | undefined;
/** The press whose add the document has sent; it sends one. */
export const sentPress = (): PendingPress | undefined => sent?.press;
// Also by who has logged in since a visitor's add: the client knows what to do after its 401.
export const isAdoptable = (press: PendingPress): boolean =>
  press === sent?.press && [owner(), `${lastEnd()} false`].includes(press.owner);
export const isSent = (add: string | undefined): boolean =>
  sent?.productId === add &&
  sent?.press.owner === owner() &&
  sent.quantity === Number(sent.field?.value ?? 1);
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
const conclude = (show: (outcome: AddOutcome) => void): void => {
  sent?.outcome.then((outcome) => {
    if (leading || ended === 'adopted') return;
    ended = 'said';
    if (sent?.field) sent.field.readOnly = false;
    // What is known of a former customer's cart is not this one's; an expired session needs the login.
    const isTrue = sent?.press.owner === owner() || (outcome === 'login' && token() === null);
    show(isTrue ? outcome : 'unsure');
  });
};
/** Says beside a control what became of the add, unless a machine adopts it. */
export const sayOutcome = (control: Element): void => conclude((outcome) => sayBeside(control, outcome));

export const sendAdd = (press: PendingPress, productId: string): void => {
  const field = fieldIn(press.target.closest('[data-buy]'));
  const quantity = Number(field?.value ?? 1);
  const api = page.dataset.root;
  // The shell has no animals before its code; what a tab stores after an end of its session is deleted by the next document.
  if (!api || isOver() || !Number.isSafeInteger(quantity) || quantity < 1) return;
  const bearer = token();
  let key: string | undefined;
  let wish: string | undefined;
  if (bearer !== null) {
    const [root, names = ''] = (stored('localStorage', 'provider_accepts') ?? '').split(' ');
    const unanswered = drafted('unanswered');
    const before = unanswered[productId];
    if (names.split(',').includes('Idempotency-Key')) key = `${before ?? ''}`.split(' ')[1] || randomKey();
    wish = `${quantity} ${key ?? ''}`;
    if (root !== api || drafted('wanted').productId === productId) return;
    if (before !== undefined && (before !== wish || !key)) return;
    try {
      keep('unanswered', { ...unanswered, [productId]: wish });
    } catch {
      return;
    }
  }
  const [, csrf] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) ?? [];
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), 15000);
  const answer = fetch(`${api}/ecommerce/panier/`, {
    ...{ method: 'POST', credentials: 'include', keepalive: true, signal: limit.signal },
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
      ...(csrf !== undefined && { 'X-CSRFToken': csrf }),
      ...(key && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify({ product_id: productId, quantity }),
  });
  if (field) field.readOnly = true;
  // The next page, and other tabs, read the cart.
  addEventListener('pagehide', tellOthers);
  const hear = async (): Promise<AddOutcome> => {
    let status = 0;
    let body: { message?: unknown } | null = null;
    try {
      const response = (await answer).clone();
      const text = (await response.text()) || 'null';
      // A refusal needs no readable body.
      if (!response.ok) status = response.status;
      body = JSON.parse(text);
      status = response.status;
    } catch {}
    clearTimeout(timer);
    removeEventListener('pagehide', tellOthers);
    const isOk = status >= 200 && status < 300;
    if (ended !== 'adopted') {
      try {
        if (key && /^(?:0|400|403|422)$/.test(`${status}`)) localStorage.removeItem('provider_accepts');
        const { [productId]: kept, ...others } = drafted('unanswered');
        if (kept && kept === wish && status >= 200 && status < 500 && !/408|425/.test(`${status}`))
          keep('unanswered', others);
      } catch {}
      if (bearer !== null || isOk) tellOthers();
    }
    if (status === 0) return 'unsure';
    if (isOk) return 'added';
    if (status !== 500 && typeof body?.message === 'string')
      known.refusal = body.message.trim().slice(0, 300);
    const words: Partial<Record<number, AddOutcome>> = { 400: 'invalid', 401: 'login', 500: 'server' };
    return words[status] ?? 'error';
  };
  const outcome = hear();
  sent = { productId, quantity, token: bearer, key, answer, press, field, outcome };
  const unmark = press.end;
  press.end = (why) => (why && !leading ? conclude(unmark) : unmark(why));
  outcome.then((answered) => {
    if (ended === 'adopted' || press.owner !== owner()) return;
    // Where the code comes, the notice of the machine is heard.
    if (answered === 'added' && presses.includes(press)) say(answered, 'none');
    if (answered === 'login' && bearer === null && press.target.isConnected)
      leadToLogin(press, productId, quantity);
  });
};
// As the machine does (machines/cart/add-to-cart.machine.ts); where storage refuses, the client adopts the answer.
const leadToLogin = (press: PendingPress, productId: string, quantity: number): void => {
  try {
    localStorage.setItem('redirect_url', location.pathname + location.search);
    localStorage.removeItem('redirect_owner');
    keep('wanted', { productId, quantity: `${quantity}`, path: location.pathname + location.search });
    sessionStorage.setItem('led_draft', known.refusal);
  } catch {
    return;
  }
  remove(press);
  if (sent?.field) sent.field.readOnly = false;
  leading = press;
  ended = 'said';
  // Where the login does not open, it is said here.
  setTimeout(() => stopLeading('login'), 10000);
  location.assign('/login');
};
export const stopLeading = (why?: EndReason): void => {
  leading?.end(why);
  leading = undefined;
};
/** Hands the add of this animal to its machine, once. */
export const adopt: Early['adopt'] = (productId) => {
  if (ended || sent?.productId !== productId || !isAdoptable(sent.press)) return undefined;
  ended = 'adopted';
  // A new press may reach the machine before the kept one, or after that has ended without an answer.
  remove(sent.press);
  sent.press.end();
  return sent;
};
