import type { Visibility } from './interfaces.ts';

/** The browser objects that visibility is read from: the document, and the window for focus and `pageshow`. */
export interface VisibilitySource {
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Page visibility, from the Page Visibility API and the window's focus. */
export function browserVisibility({ page, window }: VisibilitySource): Visibility {
  const isVisible = (): boolean => page.visibilityState === 'visible';
  return {
    isVisible,
    watch: (changed) => {
      const ended = new AbortController();
      const notify = (): void => changed(isVisible());
      page.addEventListener('visibilitychange', notify, { signal: ended.signal });
      window.addEventListener('focus', notify, { signal: ended.signal });
      return () => ended.abort();
    },
    watchRestored: (restored) => {
      const notify = (event: Event): void => {
        if ('persisted' in event && event.persisted === true) restored();
      };
      window.addEventListener('pageshow', notify);
      return () => window.removeEventListener('pageshow', notify);
    },
  };
}
