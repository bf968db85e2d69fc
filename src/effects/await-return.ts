import type { App } from '#data/app.ts';
import { untilCalled } from './await-connection.ts';

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
