import type { User } from '#openapi/schemas.ts';

/** When a stored text is deleted: with its session, with its customer (a logout, another customer's login), or never. */
type Lifetime = 'session' | 'customer' | 'device';

/**
 * The texts that belong to one customer. The owner is a part of their key (`ownedKey`): who reads for another owner cannot find
 * them. `checkout_draft` is an unsent checkout form, without the ID number; `wished_delivery` is the city and wished day of each order placed here;
 * `kept_cart` is the cart as last read, for reading offline. @internal
 */
export const owned = {
  checkout_draft: 'customer',
  wished_delivery: 'session',
  kept_cart: 'session',
} as const satisfies Record<string, Lifetime>;

type OwnedName = keyof typeof owned;
export type OwnedKey = `o${string}:${OwnedName}`;

/**
 * The keys that the shop stores on the device (specification §3, "Browser storage"), and their lifetimes. `order_attempt` is an order
 * without a definite answer, without the ID number, and `awaited_payment` leads back to a pending payment; both name their customer's
 * e-mail in the text, so that earlier builds find them, too. `redirect_owner` is the e-mail of the customer whose session stored
 * `redirect_url` when it expired; `added_wish` is the key of the last wish that was
 * added for a provider without keys; `film_code` is the day's code with which an animal is filmed; `session_ended` is the epoch: another
 * random text after each end of a session; `provider_accepts` is the API's root and the additions that it announced; `cart_changed`
 * notifies the other tabs. The token is deleted last: its deletion makes other tabs read the rest.
 */
export const lifetimes = {
  user: 'session',
  _email: 'session',
  two_factor_email: 'session',
  redirect_url: 'customer',
  redirect_owner: 'customer',
  order_attempt: 'customer',
  awaited_payment: 'customer',
  access_token: 'session',
  remembered_identifier: 'device',
  session_ended: 'device',
  provider_accepts: 'device',
  cart_changed: 'device',
  added_wish: 'device',
  film_code: 'device',
  install_refused: 'device',
  theme: 'device',
} as const satisfies Record<string, Lifetime>;

export type StorageKey = keyof typeof lifetimes;

/** Storage of the device or the tab. Reading and writing never throw: memory replaces storage that is denied or full. */
export interface DeviceStore<Key extends string = StorageKey | OwnedKey> {
  read(key: Key): string | null;
  write(key: Key, value: string): void;
  remove(key: Key): void;
  /** All stored keys, other programs' too. */
  keys(): readonly string[];
  /** False if the value is in this document's memory only. */
  isLasting(key: Key): boolean;
  /** Notifies of changes made by other tabs. */
  watch(key: Key, changed: (value: string | null) => void): () => void;
}

/** The stored token and epoch; the epoch is `none` before the first end of a session. */
export const deviceSession = (store: Pick<DeviceStore, 'read'>): { token: string | null; epoch: string } => ({
  token: store.read('access_token'),
  epoch: store.read('session_ended') ?? 'none',
});

/**
 * Names a text, such as an owner's e-mail: the 64 bits of FNV-1a over its characters, in base 36. Synchronous, since `crypto.subtle`
 * is missing without a secure context; a name, not a secret.
 */
export function nameOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
}

/** The key of a text that belongs to the customer with this e-mail. */
export const ownedKey = (email: string, name: OwnedName): OwnedKey => `o${nameOf(email)}:${name}`;

/** What a key of `owned` holds; builds before stored it under the bare name. */
const ownedIn = (key: string): OwnedName | undefined => {
  const name = /^(?:o\w+:)?(\w+)$/.exec(key)?.[1];
  return name !== undefined && Object.hasOwn(owned, name) ? (name as OwnedName) : undefined;
};

/** Deletes the owned texts that end with a session, or with its customer, whoever owns them. */
function deleteOwned(store: DeviceStore, ended: 'session' | 'customer'): void {
  for (const key of store.keys()) {
    const name = ownedIn(key);
    if (name !== undefined && ['session', ended].includes(owned[name])) store.remove(key as OwnedKey);
  }
}

/** A logout in a tab of an older build, whose epochs have no number, deletes no owner's texts; an expiry there stores its path. */
export function deleteUnheard(store: DeviceStore): void {
  const { token, epoch } = deviceSession(store);
  if (token === null && !/-\d{1,11}$/.test(epoch) && store.read('redirect_url') === null)
    deleteOwned(store, 'customer');
}

/** Deletes all that ends with a session, or with its customer. */
export function deleteEnded(store: DeviceStore, ended: 'session' | 'customer'): void {
  deleteOwned(store, ended);
  for (const key of Object.keys(lifetimes) as StorageKey[])
    if (['session', ended].includes(lifetimes[key])) store.remove(key);
}

/** The e-mail in a text that names its customer: in its fields, or all of it, as in `redirect_owner`. */
function emailIn(text: string): string | undefined {
  try {
    const { owner, email, body } = JSON.parse(text);
    return owner ?? email ?? body?.email;
  } catch {
    return text;
  }
}

/**
 * Deletes what belongs to others than the customer with this e-mail, which the link mailed to it may have confirmed since the session
 * knew its `user`; nothing where another session is the device's by now. What a build before stored under a bare name, with the
 * e-mail in the text, gets its owner's key.
 */
export function deleteOthers(
  store: DeviceStore,
  email: string,
  { epoch, user }: { epoch: string; user: Pick<User, 'email' | 'pending_email'> | null },
): void {
  if (deviceSession(store).epoch !== epoch) return;
  if (user?.pending_email === email) moveOwned(store, user.email, email);
  for (const key of store.keys() as OwnedKey[]) {
    const name = ownedIn(key);
    if (name === undefined || key === ownedKey(email, name)) continue;
    const text = store.read(key) ?? '';
    // First: a full device has no room for two.
    store.remove(key);
    if (emailIn(text) === email) store.write(ownedKey(email, name), text);
  }
  for (const key of ['order_attempt', 'awaited_payment', 'redirect_owner'] as const) {
    const text = store.read(key);
    if (text === null || emailIn(text) === email) continue;
    store.remove(key);
    if (key === 'redirect_owner') store.remove('redirect_url');
  }
}

/** Gives the texts of a customer whose e-mail has changed to the new one. An unanswered order keeps the e-mail that it was sent with. */
export function moveOwned(store: DeviceStore, from: string, to: string): void {
  for (const name of Object.keys(owned) as OwnedName[]) {
    const text = store.read(ownedKey(from, name));
    store.remove(ownedKey(from, name));
    if (text !== null) store.write(ownedKey(to, name), text);
  }
  const payment = store.read('awaited_payment');
  if (payment !== null && emailIn(payment) === from)
    store.write('awaited_payment', JSON.stringify({ ...JSON.parse(payment), owner: to }));
}
