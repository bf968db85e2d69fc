import { askAgainAfter } from '#rules/waits.ts';
import type { Connection } from './interfaces.ts';

type Fetch = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** The browser objects that the connection is read from. */
export interface ConnectionSource {
  readonly navigator: {
    readonly onLine: boolean;
    /** The Save Data API; Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  };
  readonly window: Pick<EventTarget, 'addEventListener'>;
  readonly fetch: Fetch;
  /** An address on the shop's own host. */
  readonly home: string;
}

/**
 * Whether the device has a connection, and whether it saves data. `navigator.onLine` is a hint (in some web views it is always
 * false): the connection is lost when a request fails while `onLine` is false, and restored by any answer or an `online` event.
 * The shop's requests must use the returned `fetch`.
 */
export function browserConnection({
  navigator,
  window,
  fetch,
  home,
}: ConnectionSource): Connection & { fetch: Fetch } {
  const watchers = new Set<(online: boolean) => void>();
  let isOnline = true;
  let looking: ReturnType<typeof setInterval> | undefined;

  const settle = (online: boolean): void => {
    if (online === isOnline) return;
    isOnline = online;
    clearInterval(looking);
    if (!online) looking = setInterval(look, askAgainAfter);
    for (const changed of [...watchers]) changed(online);
  };
  const counted: Fetch = async (request, init) => {
    try {
      const response = await fetch(request, init);
      settle(true);
      return response;
    } catch (reason) {
      if (!init.signal.aborted && !navigator.onLine) settle(false);
      throw reason;
    }
  };
  const look = (): void => {
    const request = new Request(home, { method: 'HEAD', cache: 'no-store' });
    counted(request, new AbortController()).catch(() => undefined);
  };
  window.addEventListener('offline', look);
  window.addEventListener('online', () => settle(true));

  return {
    fetch: counted,
    isOnline: () => isOnline,
    savesData: () => navigator.connection?.saveData === true,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
