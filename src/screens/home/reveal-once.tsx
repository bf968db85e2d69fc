import { type ReactNode, useEffect, useRef, useState } from 'react';
import { painted } from '#browser/painted.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { css } from '#styled-system/css';

const entering = css({
  animationName: 'rise',
  animationDuration: '[500ms]',
  animationTimingFunction: 'out',
  _still: { animationName: '[none]' },
});

/** Pixels below the viewport at which the fade starts, so that its first frame is not visible. */
const ahead = 40;

let queue: Promise<void> = Promise.resolve();
/** Runs each task in an idle period and a frame of its own: laid out together they would be one long task. */
function enqueue(work: () => void): void {
  queue = queue
    .then(() => new Promise<void>(whenIdle))
    .then(work)
    .then(painted);
}

/** Lays out a part of the page. If it is off screen, each of its animals is laid out in a task of its own. */
function layOut(part: HTMLElement): void {
  enqueue(() => {
    const isSeen = part.getBoundingClientRect().top < innerHeight * 2;
    for (const { style } of isSeen ? [] : part.querySelectorAll('article')) {
      style.contentVisibility = 'auto';
      style.containIntrinsicSize = 'auto 23.5rem';
      enqueue(() => {
        style.contentVisibility = '';
        style.containIntrinsicSize = '';
      });
    }
    part.style.contentVisibility = 'visible';
  });
}

/**
 * Fades its content in, once, when it is scrolled into view (specification §2 "Home"). Until then the content is visible, so that
 * full-page screenshots contain it; content in or above the first window is not animated.
 */
export function RevealOnce({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isEntering, setEntering] = useState(false);

  useEffect(() => {
    if (frame.current === null) return;
    layOut(frame.current);
    if (typeof IntersectionObserver === 'undefined') return;
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
