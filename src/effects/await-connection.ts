import type { App } from '#app/app.ts';

type Connected = Pick<App, 'connection'>;

/** Resolves when `watch` calls; what that answers ends the watching, then or where the signal aborts. */
export const untilCalled = (signal: AbortSignal, watch: (call: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    const stop = watch(() => {
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });

/** Resolves when the device is connected, or when it is not, as soon as it becomes so. */
export const awaitChange = ({ connection }: Connected, wanted: boolean, signal: AbortSignal): Promise<void> =>
  untilCalled(signal, (call) => connection.watch((isOnline) => isOnline === wanted && call()));

/** Resolves when the device is connected, or when it is not: now, or as soon as it changes. */
export const awaitConnection = (app: Connected, wanted: boolean, signal: AbortSignal): Promise<void> =>
  app.connection.isOnline() === wanted ? Promise.resolve() : awaitChange(app, wanted, signal);

/** Resolves when the device is connected again: at the end of this loss, or of the next one. */
export async function awaitReconnection(app: Connected, signal: AbortSignal): Promise<void> {
  await awaitConnection(app, false, signal);
  await awaitConnection(app, true, signal);
}
