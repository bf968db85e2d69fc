import { swipeStep, wrapped } from '#rules/carousel.ts';

/** The events of any slideshow: a carousel's, or the pictures of an animal. */
export type SlideEvent =
  | { type: 'next.chosen' }
  | { type: 'previous.chosen' }
  | { type: 'slide.chosen'; index: number }
  /** `distance`: how far the finger moved to the right, in CSS pixels. */
  | { type: 'slide.swiped'; distance: number };

/** The slide that an event selects; the current one if there is no such slide. */
export function slideAskedFor({ index, count }: { index: number; count: number }, event: SlideEvent): number {
  switch (event.type) {
    case 'next.chosen':
      return wrapped(index, 1, count);
    case 'previous.chosen':
      return wrapped(index, -1, count);
    case 'slide.swiped':
      return wrapped(index, swipeStep(event.distance), count);
    case 'slide.chosen':
      return Number.isInteger(event.index) && event.index >= 0 && event.index < count ? event.index : index;
  }
}
