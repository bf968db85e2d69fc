import { type ReactNode, useEffect, useRef } from 'react';

type FocusOnChangeProps = {
  /** Identifies the current content: a form, then its outcome. */
  shown: string;
  children: ReactNode;
};

/**
 * Replaces the entire content of a page. The focused element is removed, so the new heading gets the focus and is announced. Not
 * at the first render, where the page's own entry does that.
 */
export function FocusOnChange({ shown, children }: FocusOnChangeProps) {
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
