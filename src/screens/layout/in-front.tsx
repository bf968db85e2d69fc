import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css } from '#styled-system/css';

// Neither place nor host is a box: what stands in them is laid out with what is around.
const nowhere = css({ display: 'contents' });

/** What every page may have to say stands in the open dialog, where there is one: outside it would be inert. Its element moves; nothing is drawn anew. */
export function InFront({ children }: { children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const place = home.current;
    if (place === null) return;
    const page = place.ownerDocument;
    const made = page.createElement('div');
    made.className = nowhere;
    // React Aria hides what is around an open menu, but not this.
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
