import { controls, isNear, pressDelay } from '#rules/press-spot.ts';

type Tap = { x: number; y: number; at: number; control: unknown; second?: number };

/** One for a label and its control, and for a stepper and the one that the page's code renders in its place. */
const controlOf = (target: EventTarget | null): unknown => {
  if (!(target instanceof Element)) return null;
  const one = target.closest<HTMLLabelElement>(controls);
  return one?.dataset.step ?? one?.control ?? one ?? target;
};

/**
 * Drops a tap or click where less than 500 ms ago, at the same spot, another one hit a control that is no longer there: the view
 * has changed under the finger. `detail` does not count taps: each is 1. A click without a pointer, by a key or by assistive
 * technology, has `detail` 0 or `pointerId` -1 and counts; so does that with which React Aria's menus replace a dropped one 80 ms
 * later. Takes each click, and returns whether it dropped it.
 */
export const secondTaps = (): ((event: PointerEvent) => boolean) => {
  let last: Tap = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY, control: null };
  return (event) => {
    if (event.detail === 0 || event.pointerId === -1) return false;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const control = controlOf(event.target);
    const isAnother = at - last.at < pressDelay && isNear(last, { x, y }) && control !== last.control;
    if (!isAnother || controlOf(document.elementFromPoint(last.x, last.y)) === last.control) {
      last = { x, y, at, control };
      return false;
    }
    // A third tap counts from the second; so does a fourth: a series goes on.
    last.second ??= at;
    last.at = last.second;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
};
