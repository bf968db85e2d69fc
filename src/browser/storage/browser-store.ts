import { epochPattern, tokenPattern } from '#rules/stored-names.ts';
import type { DeviceStore, OwnedKey, StorageKey } from './device-store.ts';

/**
 * Validation of the stored texts that are read before the first paint, when no schema is loaded: a regular expression each.
 */
const expressions: Readonly<Partial<Record<string, RegExp>>> = {
  access_token: tokenPattern,
  theme: /^(?:light|dark)$/,
  session_ended: epochPattern,
  cart_changed: /^[\x21-\x7e]{1,64}$/,
};

/** A stored text, or null if it is invalid for its key. */
export const validStoredText = (key: string, text: string | null): string | null => {
  const expression = Object.hasOwn(expressions, key) ? expressions[key] : undefined;
  return text === null || expression === undefined || expression.test(text) ? text : null;
};

/** Access to the browser's storage and its `storage` events. Reading `storage` may throw where access is denied. */
export interface StoreSource {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Local or session storage. A key whose write failed (denied, full) lives in this tab's memory from then on, and its stored value
 * is ignored.
 */
export function browserStore<Key extends string = StorageKey | OwnedKey>({
  storage,
  events,
}: StoreSource): DeviceStore<Key> {
  const inMemory = new Map<Key, string | null>();

  const attempt = <T>(work: (device: ReturnType<typeof storage>) => T): { done: T } | undefined => {
    try {
      return { done: work(storage()) };
    } catch {
      return undefined;
    }
  };
  const onDevice = (key: Key): string | null =>
    validStoredText(key, attempt((device) => device.getItem(key))?.done ?? null);
  const remove = (key: Key): void => {
    if (attempt((device) => device.removeItem(key)) === undefined) inMemory.set(key, null);
    else inMemory.delete(key);
  };

  return {
    read: (key) => {
      const own = inMemory.get(key);
      return own === undefined ? onDevice(key) : own;
    },
    write: (key, value) => {
      if (attempt((device) => device.setItem(key, value)) !== undefined) inMemory.delete(key);
      else {
        remove(key);
        inMemory.set(key, value);
      }
    },
    remove,
    keys: () => {
      const stored = attempt((device) =>
        Array.from({ length: device.length }, (_, place) => device.key(place)),
      );
      const inTab = [...inMemory].filter(([, value]) => value !== null).map(([key]) => key);
      return [...new Set([...(stored?.done ?? []), ...inTab])].filter((key) => key !== null);
    },
    isLasting: (key) => !inMemory.has(key),
    watch: (key, changed) => {
      const notify = (event: Event): void => {
        // A null key means `clear()`.
        const changedKey = 'key' in event ? event.key : key;
        if (changedKey !== key && changedKey !== null) return;
        inMemory.delete(key);
        changed(onDevice(key));
      };
      events.addEventListener('storage', notify);
      return () => events.removeEventListener('storage', notify);
    },
  };
}
