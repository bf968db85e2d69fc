import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { swipeStep } from '#rules/carousel.ts';

/** How far a pointer may move during a press that is not a swipe, in CSS pixels. */
const strays = 10;

/**
 * Handlers that report how far a pointer moved horizontally between press and release, in CSS pixels to the right. A swipe that
 * ends on a link does not click it, and pictures cannot be dragged. The element also needs `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (distance: number) => void) {
  const from = useRef<number | null>(null);
  const isDrawn = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      // Of an enlarged page, fingers move the part that is shown.
      const isEnlarged = (event.currentTarget.ownerDocument.defaultView?.visualViewport?.scale ?? 1) > 1;
      from.current = event.isPrimary && !isEnlarged ? event.clientX : null;
      isDrawn.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current === null) return;
      const distance = event.clientX - from.current;
      from.current = null;
      isDrawn.current = Math.abs(distance) > strays;
      if (swipeStep(distance) !== 0) onSwipe(distance);
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      if (isDrawn.current) event.preventDefault();
      isDrawn.current = false;
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
