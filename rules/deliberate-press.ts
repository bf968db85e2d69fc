import { isNear, type PressPosition, pressDelay } from './press-spot.ts';

/** How long a button that spends money has to stand unmoved before a press on it counts, in ms. */
export const unmovedDelay = 700;
/** How long after the last press a further one at its spot does not count, once the button was withheld, in ms. */
export const sameSpotDelay = 3000;

/** Times are in ms, all of one monotonic clock. */
export type Presses = Readonly<{
  /** When the button appeared or last moved. */
  movedAt: number;
  /** When a press last began or ended, anywhere on the page. */
  pressedAt: number;
  /** Where it fell. */
  spot: PressPosition;
  /** How long after `pressedAt` a press at `spot` does not count. */
  pause: number;
  /** Whether the press that is under way on the button counts; null where none is. */
  counts: boolean | null;
}>;

export type PressEvent = Readonly<
  | { type: 'button.moved'; at: number }
  /** Something has to be agreed to first, by another button. */
  | { type: 'button.withheld'; at: number }
  /** A press began or ended elsewhere on the page, by pointer or key. */
  | { type: 'page.pressed'; at: number; spot: PressPosition }
  /** A pointer went down on the button, or a key that activates it. */
  | { type: 'button.pressed'; at: number; spot: PressPosition }
  | { type: 'button.clicked'; at: number; spot: PressPosition }
>;

export const initialPresses = (at: number): Presses => ({
  movedAt: at,
  pressedAt: at,
  spot: null,
  pause: pressDelay,
  counts: null,
});

/** From when on a press counts, at the spot of the last one where none is given. */
export const countsFrom = (presses: Presses, spot: PressPosition = presses.spot): number =>
  Math.max(
    presses.movedAt + unmovedDelay,
    presses.pressedAt + (isNear(spot, presses.spot) ? presses.pause : pressDelay),
  );

/**
 * Whether a click spends: its press began where the button had stood unmoved for 700 ms, 500 ms after any other press,
 * and the button has not moved since. Where the button was withheld meanwhile, the press also has to fall elsewhere than
 * the last one, or 3 s after it. `click.detail` does not tell: it counts taps as 1. Assistive technology clicks without a press before.
 */
export const isDeliberate = (presses: Presses, { at, spot }: { at: number; spot: PressPosition }): boolean =>
  presses.counts ?? at >= countsFrom(presses, spot);

/** What is known after an event. Each press puts the next one off, whether it counted or not. */
export function afterEvent(presses: Presses, event: PressEvent): Presses {
  const { type, at } = event;
  if (type === 'button.moved')
    return { ...presses, movedAt: at, counts: presses.counts === null ? null : false };
  if (type === 'button.withheld') return { ...presses, pressedAt: at, pause: sameSpotDelay };
  const { spot } = event;
  const stays = isNear(spot, presses.spot) && at < presses.pressedAt + presses.pause;
  const counts = type === 'button.pressed' ? at >= countsFrom(presses, spot) : null;
  return {
    ...presses,
    // A press that a busy page learns of late began before what it knows.
    pressedAt: Math.max(presses.pressedAt, at),
    spot,
    pause: stays ? presses.pause : pressDelay,
    counts,
  };
}
