import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * While something lies over the page the device's Back takes that away, and stays on the page; another page takes it away, too. Where the page is the first
 * of its tab the browser's own close request does the same (`<dialog>` hears it as `cancel`).
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
