import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { swipeStep } from '#rules/carousel.ts';

/**
 * Handlers that tell how far a pointer went sideways between press and release, in CSS pixels to the right. A swipe that
 * ends on a link is no click on it, and a picture is not dragged away. The element also needs `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (distance: number) => void) {
  const from = useRef<number | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.isPrimary ? event.clientX : null;
      swiped.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current === null) return;
      const distance = event.clientX - from.current;
      from.current = null;
      swiped.current = swipeStep(distance) !== 0;
      if (swiped.current) onSwipe(distance);
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.preventDefault();
      swiped.current = false;
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
