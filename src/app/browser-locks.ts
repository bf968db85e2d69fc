import type { Locks } from './app.ts';

/** What a lock needs of the browser; a page that is not served securely has no such manager. */
export interface LockSource {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Locks among all tabs by `navigator.locks`. Without it they hold within this tab only, one holder after the other. */
export function browserLocks(manager: LockSource | undefined): Locks {
  if (manager !== undefined) return { hold: (name, work) => manager.request(name, work) };
  const last = new Map<string, Promise<unknown>>();
  return {
    hold: (name, work) => {
      const held = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(
        name,
        held.catch(() => undefined),
      );
      return held;
    },
  };
}
