import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css } from '#styled-system/css';

// Neither place nor host generates a box: their content is laid out in the parent.
const nowhere = css({ display: 'contents' });

/**
 * Shows the announcements of every page inside the open dialog, if any: outside it they would be inert. Their element is moved
 * without a new render.
 */
export function DialogAnnouncements({ children }: { children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const place = home.current;
    if (place === null) return;
    const page = place.ownerDocument;
    const made = page.createElement('div');
    made.className = nowhere;
    // Exempt from React Aria's `aria-hidden` around an open menu.
    made.dataset.liveAnnouncer = '';
    const settle = (): void => {
      const front = page.querySelector('dialog[open]') ?? place;
      if (made.parentElement !== front) front.append(made);
    };
    settle();
    setHost(made);
    const observer = new MutationObserver(settle);
    observer.observe(page.documentElement, { attributeFilter: ['data-modal'] });
    return () => {
      observer.disconnect();
      made.remove();
    };
  }, []);

  return (
    <div ref={home} className={nowhere}>
      {host !== null && createPortal(children, host)}
    </div>
  );
}
