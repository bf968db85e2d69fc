import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  afterEvent,
  countsFrom,
  initialPresses,
  isDeliberate,
  type PressEvent,
} from '#rules/deliberate-press.ts';
import type { PressPosition } from '#rules/press-spot.ts';

/** How far a button may move down during a press, in px: its active style moves it by one. */
const give = 2;

/** The position of a button in the page and in the window. Scrolling changes the latter, a layout shift both. */
function placeOf(button: HTMLElement) {
  const { left, top, width, height } = button.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = button.ownerDocument.defaultView ?? {};
  return { page: [left + scrollX, top + scrollY, width, height], window: [left, top, width, height] };
}

const differs = (one: readonly number[], other: readonly number[]): boolean =>
  one.some((length, side) => Math.abs(length - (other[side] ?? 0)) > give);

/** Keyboards and assistive technology click at 0, 0. */
const spotOf = (event: MouseEvent | KeyboardEvent): PressPosition =>
  'clientX' in event && (event.clientX !== 0 || event.clientY !== 0)
    ? { x: event.clientX, y: event.clientY }
    : null;

const presses = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;
const moves = ['scroll', 'resize', 'transitionend', 'animationend'] as const;

type DeliberatePressOptions = {
  /** Another button must be pressed first. */
  withheld: boolean;
  onClick: (isDeliberate: boolean) => void;
};

/**
 * Calls `onClick` for each click on a button that spends money, with whether it is deliberate (`rules/deliberate-press.ts`). Each
 * press compares the button's position with the previous one. The observers date an earlier move; a move that they miss counts as
 * one at the press. Returns whether a press would be accepted.
 */
export function useDeliberatePress(
  button: RefObject<HTMLElement | null>,
  { withheld, onClick }: DeliberatePressOptions,
): boolean {
  const known = useRef(initialPresses(0));
  const [readyAt, setReadyAt] = useState(Number.POSITIVE_INFINITY);
  const [passed, setPassed] = useState(0);

  const learn = useEffectEvent((event: PressEvent) => {
    const clicks = event.type === 'button.clicked' ? isDeliberate(known.current, event) : null;
    known.current = afterEvent(known.current, event);
    setReadyAt(countsFrom(known.current));
    if (clicks !== null) onClick(clicks);
  });

  useEffect(() => {
    const element = button.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    known.current = initialPresses(performance.now());
    setReadyAt(countsFrom(known.current));
    let before = placeOf(element);
    const compare = (): void => {
      const now = placeOf(element);
      const moved = differs(now.page, before.page);
      const shifted = differs(now.window, before.window);
      // The tolerance is relative to the original position, however often it is compared.
      if (moved) before = { ...before, page: now.page };
      if (shifted) before = { ...before, window: now.window };
      if (moved && shifted) learn({ type: 'button.moved', at: performance.now() });
    };
    const press = (event: MouseEvent | KeyboardEvent): void => {
      if ('key' in event && event.key !== 'Enter' && event.key !== ' ') return;
      compare();
      // The time of the pointerdown, however late a busy page handles it.
      const fell = { at: event.timeStamp, spot: spotOf(event) };
      if (!(event.target instanceof Node && element.contains(event.target)))
        learn({ type: 'page.pressed', ...fell });
      else if (event.type === 'click') learn({ type: 'button.clicked', ...fell });
      else if (event.type !== 'pointerup') learn({ type: 'button.pressed', ...fell });
    };
    const observer = new ResizeObserver(compare);
    for (let part: Element | null = element; part !== null; part = part.parentElement) observer.observe(part);
    for (const type of moves) view.addEventListener(type, compare, true);
    for (const type of presses) view.addEventListener(type, press, true);
    return () => {
      observer.disconnect();
      for (const type of moves) view.removeEventListener(type, compare, true);
      for (const type of presses) view.removeEventListener(type, press, true);
    };
  }, [button]);

  useEffect(() => {
    if (withheld) learn({ type: 'button.withheld', at: performance.now() });
  }, [withheld]);

  useEffect(() => {
    if (readyAt === Number.POSITIVE_INFINITY) return;
    const waiting = setTimeout(() => setPassed(readyAt), readyAt - performance.now());
    return () => clearTimeout(waiting);
  }, [readyAt]);

  return readyAt === passed && !withheld;
}
