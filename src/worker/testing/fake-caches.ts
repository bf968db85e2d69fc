import type { KeptCache } from '../kept.ts';

/** For tests: a Cache Storage in memory (Service Workers specification, §5); a deleted cache that is open takes entries for nobody. */
export function fakeCaches(origin: string) {
  const all = new Map<string, Map<string, Response>>();
  const state = { isFull: false };
  const keyOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: RequestInfo | URL) => entries.get(keyOf(key))?.clone(),
      put: async (key: RequestInfo | URL, response: Response) => {
        if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
        if (response.bodyUsed || response.status === 206) throw new TypeError('not to be stored');
        entries.delete(keyOf(key));
        entries.set(keyOf(key), response);
      },
      delete: async (key: RequestInfo | URL) => entries.delete(keyOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    } satisfies KeptCache;
  };
  const caches = {
    open,
    delete: async (name: string) => all.delete(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    match: async (key: string) =>
      [...all.values()].flatMap((entries) => entries.get(keyOf(key)) ?? [])[0]?.clone(),
  };
  return {
    ...{ caches, state },
    /** The paths of everything stored, by cache; addresses of other hosts in full. */
    stored: () =>
      Object.fromEntries(
        [...all].map(([name, entries]) => [
          name,
          [...entries.keys()].map((url) => url.replace(origin, '')).sort(),
        ]),
      ),
  };
}
