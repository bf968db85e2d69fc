import { swipeStep, wrapped } from '#rules/carousel.ts';

/** What is asked of any round of slides: a carousel's or an animal's pictures. */
export type SlideEvent =
  | { type: 'next.chosen' }
  | { type: 'previous.chosen' }
  | { type: 'slide.chosen'; index: number }
  /** `distance` is how far the finger went to the right, in CSS pixels. */
  | { type: 'slide.swiped'; distance: number };

/** The slide that an event asks for; the present one where there is none such. */
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
