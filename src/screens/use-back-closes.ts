import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the device's Back close an overlay and stay on the page; another page closes it, too. If the page is the first of its
 * tab, the browser's close request does the same (`<dialog>` fires `cancel`).
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const { history } = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, currentLocation, nextLocation }) => {
        const isBack = action === 'BACK';
        if (isBack || currentLocation.pathname !== nextLocation.pathname) close();
        return isBack;
      },
    });
  }, [open, history]);
}
