import type { Connection } from './app.ts';

/** What tells of the connection: the navigator, and the window for its changes. */
export interface ConnectionSource {
  readonly navigator: {
    readonly onLine: boolean;
    /** Chromium alone tells of it (Save Data API). */
    readonly connection?: { readonly saveData?: boolean };
  };
  readonly window: Pick<EventTarget, 'addEventListener'>;
}

/** Whether the device has a network at all (`navigator.onLine`; a server may still not answer), and whether it saves data. */
export function browserConnection({ navigator, window }: ConnectionSource): Connection {
  const isOnline = (): boolean => navigator.onLine;
  return {
    isOnline,
    savesData: () => navigator.connection?.saveData === true,
    watch: (changed) => {
      const ended = new AbortController();
      for (const news of ['online', 'offline'])
        window.addEventListener(news, () => changed(isOnline()), { signal: ended.signal });
      return () => ended.abort();
    },
  };
}
