import type { Connection } from './app.ts';

/** The name of the error of a script that did not come because the device is offline. */
export const offlineScript = 'OfflineScript';

/** Vite's news of a dynamic import that failed, told on the window before anybody else hears of it. */
type PreloadError = Event & { payload?: Error };

/**
 * A script that does not come while the device is offline is not gone. The router knows a script of an older version by the
 * browser's message and reloads the page; offline that would leave the shop for the browser's own error page, so the
 * message becomes another one.
 */
export function tellOfflineScripts(
  window: Pick<EventTarget, 'addEventListener'>,
  { isOnline }: Pick<Connection, 'isOnline'>,
): void {
  window.addEventListener('vite:preloadError', ({ payload }: PreloadError) => {
    if (payload === undefined || isOnline()) return;
    payload.name = offlineScript;
    payload.message = 'The device is offline.';
  });
}
