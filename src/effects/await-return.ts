import type { App } from '#app/app.ts';

/** Resolves when the page is seen again after it was hidden, or brought back by Back from the payment page. */
export const awaitReturn = (app: Pick<App, 'visibility'>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let isHidden = !app.visibility.isVisible();
    const endings = [
      app.visibility.watchRestored(resolve),
      app.visibility.watch((isVisible) => {
        if (isVisible && isHidden) resolve();
        isHidden = !isVisible;
      }),
    ];
    const stop = (): void => {
      for (const end of endings) end();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
