/**
 * What the shop keeps on the device (specification §3, "Browser storage"). `remembered_identifier` is what remember-me
 * keeps, `order_attempt` an order whose answer is not known yet, `checkout_draft` a checkout form that is not sent yet (both
 * without the ID number), `awaited_payment` the way back to a payment that waits, `cart_changed` tells the other tabs,
 * `theme` the switch, `fonts` which fonts the device has received.
 */
export type StorageKey =
  | 'access_token'
  | 'user'
  | '_email'
  | 'two_factor_email'
  | 'redirect_url'
  | 'remembered_identifier'
  | 'order_attempt'
  | 'checkout_draft'
  | 'awaited_payment'
  | 'cart_changed'
  | 'theme'
  | 'fonts';

/** Keys whose content belongs to a customer: logout erases them, the token last, at whose end other tabs look at the rest. */
export const customerKeys = [
  'user',
  '_email',
  'two_factor_email',
  'redirect_url',
  'order_attempt',
  'checkout_draft',
  'awaited_payment',
  'access_token',
] as const satisfies readonly StorageKey[];

/** A memory of the device or the tab. Reading and writing never throw: where storage is denied or full, memory stands in for it. */
export interface DeviceStore<Key extends string = StorageKey> {
  read(key: Key): string | null;
  write(key: Key, value: string): void;
  remove(key: Key): void;
  /** Hears of changes that another tab made. */
  watch(key: Key, changed: (value: string | null) => void): () => void;
}
