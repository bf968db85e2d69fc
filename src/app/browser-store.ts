import type { DeviceStore, StorageKey } from './device-store.ts';
import { believed } from './short-texts.ts';

/** Where the browser's storage is, and where its `storage` events arrive. Reading `storage` may throw where it is denied. */
export interface StoreSource {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * A memory in local storage, or in session storage. Where a key cannot be written (denied, full) this tab keeps it in memory, and
 * what the device still holds under that key is no longer believed.
 */
export function browserStore<Key extends string = StorageKey>({
  storage,
  events,
}: StoreSource): DeviceStore<Key> {
  const kept = new Map<Key, string | null>();

  const attempt = <T>(work: (device: ReturnType<typeof storage>) => T): { done: T } | undefined => {
    try {
      return { done: work(storage()) };
    } catch {
      return undefined;
    }
  };
  const held = (key: Key): string | null =>
    believed(key, attempt((device) => device.getItem(key))?.done ?? null);
  const remove = (key: Key): void => {
    if (attempt((device) => device.removeItem(key)) === undefined) kept.set(key, null);
    else kept.delete(key);
  };

  return {
    read: (key) => {
      const own = kept.get(key);
      return own === undefined ? held(key) : own;
    },
    write: (key, value) => {
      if (attempt((device) => device.setItem(key, value)) !== undefined) kept.delete(key);
      else {
        remove(key);
        kept.set(key, value);
      }
    },
    remove,
    watch: (key, changed) => {
      const heard = (event: Event): void => {
        // A key of null is `clear()`: everything went.
        const changedKey = 'key' in event ? event.key : key;
        if (changedKey !== key && changedKey !== null) return;
        kept.delete(key);
        changed(held(key));
      };
      events.addEventListener('storage', heard);
      return () => events.removeEventListener('storage', heard);
    },
  };
}
