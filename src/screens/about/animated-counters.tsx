import { useLayoutEffect, useRef, useState } from 'react';
import { Counters } from './counters.tsx';
import { type CountingPage, countingMs, startCounting } from './counting.ts';

const pageAround = (element: Element): CountingPage => {
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  return {
    isStill: () => motion.matches || typeof IntersectionObserver === 'undefined',
    onStill: (listener) => {
      motion.addEventListener('change', listener);
      return () => motion.removeEventListener('change', listener);
    },
    onSeen: (listener) => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        listener();
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    onFrame: (listener) => {
      let handle = requestAnimationFrame(function next(time) {
        handle = requestAnimationFrame(next);
        listener(time);
      });
      return () => cancelAnimationFrame(handle);
    },
  };
};

/** Counters that count once, when they come into view. Without a script, and under reduced motion, they show their values. */
export function AnimatedCounters() {
  const [elapsed, setElapsed] = useState(countingMs);
  const list = useRef<HTMLDListElement>(null);

  useLayoutEffect(() => {
    if (list.current === null) return;
    return startCounting(pageAround(list.current), setElapsed);
  }, []);

  return <Counters elapsed={elapsed} ref={list} />;
}
