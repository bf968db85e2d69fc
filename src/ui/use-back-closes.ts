import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { addBackEntry, isFirstEntry } from '#browser/back-entry.ts';

/** Makes the device's Back close an overlay and stay on the page; another page closes it, too. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const { history } = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    if (isFirstEntry(history)) return addBackEntry(history, close);
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
