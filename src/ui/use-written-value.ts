import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Field, writeField } from '#browser/fields.ts';

/**
 * The props of an uncontrolled field with an initial value. A changed value (another address, a removed filter) is written into
 * the field, but not while `isTyped`.
 */
export function useWrittenValue<Element extends Field>(
  value: string,
  isTyped = false,
): { ref: RefObject<Element | null>; defaultValue: string } {
  const ref = useRef<Element>(null);
  const [defaultValue] = useState(value);
  const written = useRef(value);
  useLayoutEffect(() => {
    if (written.current === value) return;
    written.current = value;
    if (ref.current !== null && !isTyped) writeField(ref.current, value);
  }, [value, isTyped]);
  return { ref, defaultValue };
}
