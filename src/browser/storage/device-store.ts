/** When a stored text is deleted: with its session, with its customer (a logout, another customer's login), or never. */
type Lifetime = 'session' | 'customer' | 'device';

/**
 * The keys that the shop stores on the device (specification §3, "Browser storage"), and their lifetimes. `remembered_identifier`
 * belongs to remember-me; `order_attempt` is an order without a definite answer; `checkout_draft` is an unsent checkout form
 * (both without the ID number); `awaited_payment` leads back to a pending payment; `wished_delivery` is the day wished for the last
 * order. These last four name their owner, who finds them again after an expiry. `kept_cart` is the cart as last read, with its
 * owner's e-mail, for reading offline; it ends with the session. `redirect_owner` is the e-mail of the customer whose session stored `redirect_url` when it expired;
 * `install_refused` is set once the customer has declined to install the shop; `film_code` is the date and the digits of the code that an animal is filmed with on that day; `session_ended` is another random
 * text after each end of a session; `provider_accepts` is the API's root and the additions that it announced; `cart_changed` notifies the other tabs; `theme` is the switch. The token is deleted last: its
 * deletion makes other tabs read the rest.
 */
export const lifetimes = {
  user: 'session',
  _email: 'session',
  two_factor_email: 'session',
  kept_cart: 'session',
  redirect_url: 'customer',
  redirect_owner: 'customer',
  order_attempt: 'customer',
  checkout_draft: 'customer',
  awaited_payment: 'customer',
  wished_delivery: 'customer',
  access_token: 'session',
  remembered_identifier: 'device',
  session_ended: 'device',
  provider_accepts: 'device',
  cart_changed: 'device',
  film_code: 'device',
  install_refused: 'device',
  theme: 'device',
} as const satisfies Record<string, Lifetime>;

export type StorageKey = keyof typeof lifetimes;

const endingWith = (...ended: Lifetime[]) =>
  (Object.keys(lifetimes) as StorageKey[]).filter((key) => ended.includes(lifetimes[key]));

/** The keys that an expiry deletes. */
export const sessionKeys = endingWith('session');
/** The keys that a logout deletes. */
export const customerKeys = endingWith('session', 'customer');

/** Storage of the device or the tab. Reading and writing never throw: memory replaces storage that is denied or full. */
export interface DeviceStore<Key extends string = StorageKey> {
  read(key: Key): string | null;
  write(key: Key, value: string): void;
  remove(key: Key): void;
  /** False if the value is in this document's memory only. */
  isLasting(key: Key): boolean;
  /** Notifies of changes made by other tabs. */
  watch(key: Key, changed: (value: string | null) => void): () => void;
}
