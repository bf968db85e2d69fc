import { storedDraft } from '#browser/storage/stored-values.ts';
import type { Answer } from '#data/answer.ts';
import type { App } from '#data/app.ts';
import { addToCart } from '#data/cart.ts';
import { sessionOf } from '#machines/session/session.machine.ts';
import type { Addition, CartAddRequest } from '#openapi/schemas.ts';
import { isAddOpen, mayRefuseKey } from '#rules/add-answers.ts';
import { isSession } from './session.ts';

/** The part of the app that a change of the cart uses. */
export type ChangingCart = Pick<App, 'cart' | 'newKey' | 'store' | 'visibility'>;

/** Makes the other tabs read the cart: `cart_changed` must change each time. */
export const notifyOtherTabs = ({ newKey, store }: Pick<App, 'newKey' | 'store'>): void =>
  store.write('cart_changed', newKey());

/**
 * Sends a change of the cart. If the page is left (`signal`), the request continues, its answer is ignored, and the cart is read
 * again. The other tabs are notified before the document is hidden or closed, while that is still possible.
 */
export async function changeCart<T>(
  app: ChangingCart,
  send: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const seen = (isVisible: boolean): void => {
    if (!isVisible) notifyOtherTabs(app);
  };
  // The last update of a burst is sent when the page is hidden.
  seen(app.visibility.isVisible());
  const unwatch = app.visibility.watch(seen);
  try {
    return await send(new AbortController().signal);
  } finally {
    unwatch();
    if (signal.aborted) {
      app.cart.send({ type: 'cart.changed' });
      signal.throwIfAborted();
    }
  }
}

/** An add that was sent, with its key if the provider accepts keys. */
export type Sent = CartAddRequest & { key?: string };
type Unanswered = {
  get: (id: string) => Sent | undefined;
  set: (id: string, sent: Sent) => void;
  delete: (id: string) => void;
};

/**
 * The adds without a definite answer by product, in the tab's storage: the document may have sent them (`src/boot/early/early-add.ts`).
 * They are the customer's of this moment: nothing changes in a later session.
 */
export function unansweredInTab({ drafts, session }: Pick<App, 'drafts' | 'session'>): Unanswered {
  const opened = sessionOf(session.getSnapshot().context);
  const read = () => (storedDraft(drafts, 'unanswered_adds') ?? {}) as Readonly<Record<string, string>>;
  const write = (adds: Readonly<Record<string, string>>): void => {
    if (isSession({ session }, opened)) drafts.write('unanswered_adds', adds);
  };
  return {
    get: (product_id) => {
      const [quantity, key] = read()[product_id]?.split(' ') ?? [];
      return quantity === undefined
        ? undefined
        : { product_id, quantity: Number(quantity), ...(key && { key }) };
    },
    set: (product, { quantity, key = '' }) => write({ ...read(), [product]: `${quantity} ${key}` }),
    delete: (product) => {
      const { [product]: former, ...others } = read();
      if (former !== undefined) write(others);
    },
  };
}

/**
 * Adds to the cart under an identifier that the caller chooses. If the provider accepts keys, an identifier keeps its key until a
 * definite answer, so that a second press after a lost answer adds once. Another quantity takes another key.
 */
export function createCartAdder(app: Pick<App, 'api'> & ChangingCart, unanswered: Unanswered = new Map()) {
  return async (
    id: string,
    { product_id, quantity }: CartAddRequest,
    accepts: readonly Addition[],
    signal: AbortSignal,
  ): Promise<Answer<undefined>> => {
    const sent: Sent = { product_id, quantity };
    const before = unanswered.get(id);
    if (accepts.includes('Idempotency-Key')) {
      sent.key = (before?.quantity === quantity && before.key) || app.newKey();
    }
    // The document may be left before the answer.
    unanswered.set(id, sent);
    const send = async (leaving: AbortSignal): Promise<Answer<undefined>> => {
      let status = 0;
      try {
        const answer = await addToCart(app.api, sent, leaving);
        status = answer.status;
        return answer;
      } finally {
        const isRepeated = sent.key !== undefined && sent.key === before?.key;
        // Another change, which ends all unanswered adds, may have been answered meanwhile, or another quantity sent.
        const { quantity: noted, key } = unanswered.get(id) ?? sent;
        if (noted === quantity && key === sent.key) {
          if (status === 0 || isAddOpen(status, isRepeated)) unanswered.set(id, sent);
          else unanswered.delete(id);
        }
        if (sent.key !== undefined && (status === 0 || mayRefuseKey(status)))
          app.store.remove('provider_accepts');
      }
    };
    return changeCart(app, send, signal);
  };
}
