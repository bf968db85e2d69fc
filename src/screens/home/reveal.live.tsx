import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '#styled-system/css';

const entering = css({
  animationName: 'rise',
  animationDuration: '[500ms]',
  animationTimingFunction: 'out',
  _still: { animationName: '[none]' },
});

/** It begins to come in while it is still so far below the window that nobody sees it go, in px. */
const ahead = 40;

/**
 * Fades and slides its content in, once, when it is scrolled into view (specification §2 "Home"). Until then it stands as it is, so
 * that a picture of the whole page holds it; what was in the window when the page came, or above it, never moves.
 */
export function RevealOnce({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isEntering, setEntering] = useState(false);

  useEffect(() => {
    if (frame.current === null || typeof IntersectionObserver === 'undefined') return;
    let wasBelow = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        if (!entry.isIntersecting && entry.boundingClientRect.top > 0) {
          wasBelow = true;
          return;
        }
        observer.disconnect();
        setEntering(wasBelow);
      },
      { rootMargin: `0px 0px ${ahead}px` },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className={isEntering ? entering : undefined}>
      {children}
    </div>
  );
}
