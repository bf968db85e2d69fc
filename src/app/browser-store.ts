import type { DeviceStore, StorageKey } from './device-store.ts';
import { believed } from './short-texts.ts';

/** Access to the browser's storage and its `storage` events. Reading `storage` may throw where access is denied. */
export interface StoreSource {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Local or session storage. A key whose write failed (denied, full) lives in this tab's memory from then on, and its stored value
 * is ignored.
 */
export function browserStore<Key extends string = StorageKey>({
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
    believed(key, attempt((device) => device.getItem(key))?.done ?? null);
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
