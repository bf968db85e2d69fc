import { waitFor } from 'xstate';
import type { App } from '#data/app.ts';

type Connected = Pick<App, 'connection'>;

/** Resolves when `watch` calls back. The function that `watch` returns is called then, or when the signal aborts. */
export const untilCalled = (signal: AbortSignal, watch: (call: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    const stop = watch(() => {
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });

/** Resolves when the device is next connected (or disconnected), not now. */
export const awaitChange = ({ connection }: Connected, wanted: boolean, signal: AbortSignal): Promise<void> =>
  untilCalled(signal, (call) => connection.watch((isOnline) => isOnline === wanted && call()));

/** Resolves now or as soon as the device is connected (or disconnected). */
export const awaitConnection = (app: Connected, wanted: boolean, signal: AbortSignal): Promise<void> =>
  app.connection.isOnline() === wanted ? Promise.resolve() : awaitChange(app, wanted, signal);

/** Resolves when the device is reconnected: at the end of the current loss, or of the next one. */
export async function awaitReconnection(app: Connected, signal: AbortSignal): Promise<void> {
  await awaitConnection(app, false, signal);
  await awaitConnection(app, true, signal);
}

/** Resolves when the customer returns to the page: to its tab, its window, or by Back. */
export const awaitPageVisible = (
  { visibility }: Pick<App, 'visibility'>,
  signal: AbortSignal,
  isReturn = (isVisible: boolean): boolean => isVisible,
): Promise<void> =>
  untilCalled(signal, (call) => {
    const endings = [
      visibility.watchRestored(call),
      visibility.watch((isVisible) => isReturn(isVisible) && call()),
    ];
    return () => {
      for (const end of endings) end();
    };
  });

/** Resolves when the page is visible again after it was hidden, or restored by Back from the payment page. */
export function awaitReturn(app: Pick<App, 'visibility'>, signal: AbortSignal): Promise<void> {
  let isHidden = !app.visibility.isVisible();
  return awaitPageVisible(app, signal, (isVisible) => {
    const wasHidden = isHidden;
    isHidden = !isVisible;
    return isVisible && wasHidden;
  });
}

type Session = ReturnType<App['session']['getSnapshot']>;

const isLoggedIn = (session: Session): boolean =>
  session.matches('authenticated') && !session.matches({ authenticated: { profile: 'loading' } });

/**
 * Resolves when a customer is signed in: now, or later, in this tab or in another one. A stored token may have expired: it counts
 * once the provider has accepted it or could not be reached.
 */
export const awaitSession = async (app: Pick<App, 'session'>, signal: AbortSignal): Promise<void> => {
  await waitFor(app.session, isLoggedIn, { signal });
};

/** Resolves after this many ms, the pause between two iterations; then rejects if the signal has aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  signal.throwIfAborted();
}
