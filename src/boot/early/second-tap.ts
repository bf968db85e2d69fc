import { controls, isNear, pressDelay } from '#rules/press-spot.ts';

const controlOf = (target: EventTarget | null): EventTarget | null =>
  target instanceof Element ? (target.closest(controls) ?? target) : null;

/**
 * Drops a tap or click where less than 500 ms ago, at the same spot, another one hit a control that is no longer there: the view
 * has changed under the finger. `detail` does not tell: it counts taps as 1. It is 0 for keys and assistive technology, which click
 * nowhere. Takes each click, and returns whether it dropped it.
 */
export const secondTaps = (): ((event: MouseEvent) => boolean) => {
  let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY, control: null as EventTarget | null };
  return (event) => {
    if (event.detail === 0) return false;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const control = controlOf(event.target);
    const isAnother = at - last.at < pressDelay && isNear(last, { x, y }) && control !== last.control;
    if (!isAnother || controlOf(document.elementFromPoint(last.x, last.y)) === last.control) {
      last = { x, y, at, control };
      return false;
    }
    // A third tap counts from the second.
    last = { ...last, at };
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
};
