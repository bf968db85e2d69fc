import type { ReactNode, RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { CarouselEvent, carouselMachine } from '#machines/browsing/carousel.ts';

/** What a carousel looks like in one state of its machine. */
export type CarouselLook = {
  index: number;
  /** Somebody has it in hand, by pointer, focus or press: a slide that is shown then is announced, and nothing before. */
  announced: boolean;
  /** It was stopped with its button. */
  paused: boolean;
  /** Its machine has arrived: until then nothing but the first slide can be seen. */
  live: boolean;
};

/** What the view of a carousel needs: its look, its machine, and the element whose pointer and focus hold it still. */
export type CarouselView = CarouselLook & {
  send: (event: CarouselEvent) => void;
  region: RefObject<HTMLElement | null>;
};

/** Where a screen puts a carousel: the route fills it with a live one, a story with one state of it. */
export type CarouselSlot = (props: {
  count: number;
  /** Milliseconds between two slides. */
  period: number;
  children: (view: CarouselView) => ReactNode;
}) => ReactNode;

/** A snapshot of the machine, as the view of a carousel takes it. */
export const carouselLook = (snapshot: SnapshotFrom<typeof carouselMachine>): CarouselLook => ({
  index: snapshot.context.index,
  announced:
    !snapshot.matches({ autoplay: 'running' }) ||
    snapshot.context.still.some((reason) => reason === 'focus' || reason === 'pointer'),
  paused: snapshot.matches({ autoplay: 'paused' }),
  live: true,
});

/** The first slide, at rest: what is shown before the machine has arrived. */
export const restingLook: CarouselLook = {
  index: 0,
  announced: false,
  paused: false,
  live: false,
};
