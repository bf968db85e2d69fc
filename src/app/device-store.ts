/** When a text of the device ends: with its session, with its customer (a logout, another one's login), or never by itself. */
type Lifetime = 'session' | 'customer' | 'device';

/**
 * What the shop keeps on the device (specification §3, "Browser storage"), and until when. `remembered_identifier` is what
 * remember-me keeps, `order_attempt` an order whose answer is not known yet, `checkout_draft` a checkout form that is not sent
 * yet (both without the ID number), `awaited_payment` the way back to a payment that waits: these three name their owner, who
 * finds them again after an expiry. `redirect_owner` is the e-mail of the customer whose session kept `redirect_url` when it
 * expired, `film_code` is the day and the digits with which an animal is filmed on it, `session_ended` another random text after each end of a session, `cart_changed` tells the other tabs, `theme` is
 * the switch. The token ends last: at its end other tabs look at the rest.
 */
const lifetimes = {
  user: 'session',
  _email: 'session',
  two_factor_email: 'session',
  redirect_url: 'customer',
  redirect_owner: 'customer',
  order_attempt: 'customer',
  checkout_draft: 'customer',
  awaited_payment: 'customer',
  access_token: 'session',
  remembered_identifier: 'device',
  session_ended: 'device',
  cart_changed: 'device',
  film_code: 'device',
  theme: 'device',
} as const satisfies Record<string, Lifetime>;

export type StorageKey = keyof typeof lifetimes;

const endingWith = (...ended: Lifetime[]) =>
  (Object.keys(lifetimes) as StorageKey[]).filter((key) => ended.includes(lifetimes[key]));

/** What an expiry erases. */
export const sessionKeys = endingWith('session');
/** What a logout erases. */
export const customerKeys = endingWith('session', 'customer');

/** A memory of the device or the tab. Reading and writing never throw: where storage is denied or full, memory stands in for it. */
export interface DeviceStore<Key extends string = StorageKey> {
  read(key: Key): string | null;
  write(key: Key, value: string): void;
  remove(key: Key): void;
  /** Hears of changes that another tab made. */
  watch(key: Key, changed: (value: string | null) => void): () => void;
}
