import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

// Neither home nor host generates a box: their content is laid out in the parent.
const nowhere = css({ display: 'contents' });

/** Moves the host into the open dialog, and home again. */
function followDialogs(host: HTMLDivElement): () => void {
  const home = host.parentElement;
  const page = host.ownerDocument;
  const settle = (): void => {
    const front = page.querySelector('dialog[open]') ?? home;
    if (host.parentElement !== front) front?.append(host);
  };
  settle();
  const observer = new MutationObserver(settle);
  observer.observe(page.documentElement, { attributeFilter: ['data-modal'] });
  return () => {
    observer.disconnect();
    home?.append(host);
  };
}

/**
 * Shows the announcements of every page inside the open dialog, if any: outside it they would be inert. Their element is moved
 * without a new render.
 */
export const DialogAnnouncements = ({ children }: { children: ReactNode }) => (
  // Exempt from React Aria's `aria-hidden` around an open menu.
  <div className={nowhere}>
    <div ref={followDialogs} className={nowhere} data-live-announcer="">
      {children}
    </div>
  </div>
);
