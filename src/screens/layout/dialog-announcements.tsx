import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { css } from '#styled-system/css';

// Neither home nor host generates a box: their content is laid out in the parent.
const nowhere = css({ display: 'contents' });

/**
 * Shows the announcements of every page inside the open dialog, if any: outside it they would be inert. Their element is moved
 * without a new render.
 */
export function DialogAnnouncements({ children }: { children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [place, made] = [home.current, host.current];
    if (place === null || made === null) return;
    const page = place.ownerDocument;
    const settle = (): void => {
      const front = page.querySelector('dialog[open]') ?? place;
      if (made.parentElement !== front) front.append(made);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(page.documentElement, { attributeFilter: ['data-modal'] });
    return () => {
      observer.disconnect();
      place.append(made);
    };
  }, []);

  // Exempt from React Aria's `aria-hidden` around an open menu.
  return (
    <div ref={home} className={nowhere}>
      <div ref={host} className={nowhere} data-live-announcer="">
        {children}
      </div>
    </div>
  );
}
