import type { ReactNode, RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { CarouselEvent, carouselMachine } from '#machines/browsing/carousel.machine.ts';

/** The view of a carousel in one state of its machine. */
export type CarouselLook = {
  index: number;
  /** The user interacts with it by pointer, focus or press: slide changes are announced. Automatic ones are not. */
  announced: boolean;
  /** The user paused it with its button. */
  paused: boolean;
  /** Its machine has started. */
  live: boolean;
  /** The last slide whose picture is needed. */
  needed: number;
};

/** The props of a carousel's view: its state, its machine, and the element whose pointer and focus pause it. */
export type CarouselView = CarouselLook & {
  send: (event: CarouselEvent) => void;
  region: RefObject<HTMLElement | null>;
};

/** Renders a carousel in a screen: the route passes a live one, a story one state of it. */
export type CarouselSlot = (props: {
  count: number;
  /** Milliseconds between two slides. */
  period: number;
  children: (view: CarouselView) => ReactNode;
}) => ReactNode;

/** Converts a snapshot of the machine to a view. */
export const carouselLook = (snapshot: SnapshotFrom<typeof carouselMachine>): CarouselLook => ({
  index: snapshot.context.index,
  announced:
    !snapshot.matches({ autoplay: 'running' }) ||
    snapshot.context.still.some((reason) => reason === 'focus' || reason === 'pointer'),
  paused: snapshot.matches({ autoplay: 'paused' }),
  live: true,
  needed: snapshot.context.needed,
});

/** The first slide, paused: shown before the machine has started. */
export const idleLook: CarouselLook = {
  index: 0,
  announced: false,
  paused: false,
  live: false,
  needed: 0,
};
