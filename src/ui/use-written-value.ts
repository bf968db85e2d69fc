import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Field, writeField } from '#app/fields.ts';

/**
 * Writes a value that has become another one into its uncontrolled field (the address has changed, a filter was taken away).
 * The first one is the document's; while `isTyped` the field owns its text.
 */
export function useWrittenValue(field: RefObject<Field | null>, value: string, isTyped = false): void {
  const written = useRef(value);
  useLayoutEffect(() => {
    if (written.current === value) return;
    written.current = value;
    if (field.current !== null && !isTyped) writeField(field.current, value);
  }, [field, value, isTyped]);
}
