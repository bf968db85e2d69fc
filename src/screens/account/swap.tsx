import { type ReactNode, useEffect, useRef } from 'react';

type SwapProps = {
  /** Names what is shown: a form, then its outcome. */
  shown: string;
  children: ReactNode;
};

/**
 * A page whose whole content is replaced by what came of it. The focus would be lost with what had it, so the new heading
 * gets it and is read out; not on arrival, when the page's own entry does that.
 */
export function Swap({ shown, children }: SwapProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const heading = place.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [shown]);
  return <div ref={place}>{children}</div>;
}
