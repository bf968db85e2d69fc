import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cva } from '#styled-system/css';

const reveal = cva({
  variants: {
    state: {
      plain: {},
      waiting: { _moving: { '@media screen': { opacity: '[0]', transform: 'translateY(16px)' } } },
      shown: {
        _moving: {
          transitionProperty: '[opacity, transform]',
          transitionDuration: '[500ms]',
          transitionTimingFunction: 'out',
        },
      },
    },
  },
});

/**
 * Fades and slides its content in, once, when it is scrolled into view (specification §2 "Home"). Only what was below the
 * window when the page came is hidden at all; without an observer, or under reduced motion, nothing is.
 */
export function RevealOnce({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'plain' | 'waiting' | 'shown'>('plain');

  useEffect(() => {
    if (frame.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return;
      const isBelow = entry.boundingClientRect.top > 0;
      if (!entry.isIntersecting && isBelow) return setState('waiting');
      observer.disconnect();
      setState((before) => (before === 'waiting' ? 'shown' : 'plain'));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className={reveal({ state })}>
      {children}
    </div>
  );
}
