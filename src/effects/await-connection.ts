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

/** Resolves now or as soon as the device is connected (or disconnected). */
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
