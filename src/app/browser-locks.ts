import type { Locks } from './app.ts';

/** What a lock needs of the browser; a page that is not served securely has no such manager. */
export interface LockSource {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Locks within this tab only, one holder after the other. */
function tabLocks(): Locks {
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

/**
 * Locks among all tabs by `navigator.locks`. Where there is no such manager, or where it refuses (a browser that blocks
 * cookies answers with a SecurityError), they hold within this tab: the work is always done, and once.
 */
export function browserLocks(manager: LockSource | undefined): Locks {
  const own = tabLocks();
  if (manager === undefined) return own;
  return {
    hold: (name, work) =>
      // Within this tab's own lock, so that a refusal in between leaves no gap.
      own.hold(name, async () => {
        let isHeld = false;
        try {
          return await manager.request(name, () => {
            isHeld = true;
            return work();
          });
        } catch (error) {
          if (isHeld) throw error;
          return work();
        }
      }),
  };
}
