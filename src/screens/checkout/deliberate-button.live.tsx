import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { deliberatePressMachine } from '#machines/checkout/deliberate-press.ts';
import { withEffects } from '#machines/with-effects.ts';
import { type DeliberateButtonLook, DeliberateButtonView } from './deliberate-button.tsx';

/** How often the button is looked at, in ms: nothing tells of all that can move it. */
const look = 100;

/** How far it may sink under a finger without having moved, in px: its own style presses it in by one. */
const give = 2;

/** How near a press has to be to another one to be of a finger that stayed, in px: what a thumb covers. */
const reach = 48;

type Box = readonly number[];
type Place = { page: Box; window: Box };

/** Where a button stands on its page, and in the window. Scrolling changes one of them, a shift of the page both. */
function placeOf(button: HTMLElement): Place {
  const { left, top, width, height } = button.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = button.ownerDocument.defaultView ?? {};
  return { page: [left + scrollX, top + scrollY, width, height], window: [left, top, width, height] };
}

const differs = (one: Box, other: Box): boolean =>
  one.some((length, side) => Math.abs(length - (other[side] ?? 0)) > give);

const activates = (event: Event): boolean =>
  !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';

type Spot = { x: number; y: number };

/** Where a press fell in the window; null of a key, or of assistive technology, which clicks nowhere. */
const spotOf = (event: Event): Spot | null =>
  event instanceof MouseEvent && (event.clientX !== 0 || event.clientY !== 0)
    ? { x: event.clientX, y: event.clientY }
    : null;

const isNear = (one: Spot | null, other: Spot | null): boolean =>
  one !== null && other !== null && Math.hypot(one.x - other.x, one.y - other.y) <= reach;

const presses = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

type DeliberateButtonProps = DeliberateButtonLook & {
  /** Called for a deliberate press only; an early one is answered by the button's own words. */
  onPress: () => void;
  /** Something has to be agreed to first, by another button: it cannot be pressed, and rests until the finger was away. */
  withheld?: boolean;
};

/** A button that spends money: it feeds what moves it, and every press on the page, to the rule of a deliberate press. */
export function DeliberateButton({ onPress, withheld = false, ...button }: DeliberateButtonProps) {
  const place = useRef<HTMLButtonElement>(null);
  const spend = useRef(onPress);
  useEffect(() => {
    spend.current = onPress;
  });
  const [actor] = useState(() =>
    createActor(
      withEffects(deliberatePressMachine, { calls: {}, actions: { spend: () => spend.current() } }),
    ),
  );
  const snapshot = useSelector(actor, (now) => now);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    actor.start();
    let before = placeOf(element);
    let last: Spot | null = null;
    const check = (): void => {
      const now = placeOf(element);
      const moved = differs(now.page, before.page);
      const shifted = differs(now.window, before.window);
      if (moved && shifted) actor.send({ type: 'button.moved' });
      // What it gives under a finger is measured from where it stood, however often it is looked at.
      if (moved) before = { ...before, page: now.page };
      if (shifted) before = { ...before, window: now.window };
    };
    const forward = (event: Event): void => {
      if (!activates(event)) return;
      check();
      const spot = spotOf(event);
      if (!isNear(spot, last)) actor.send({ type: 'finger.left' });
      if (!(event.target instanceof Node && element.contains(event.target))) {
        actor.send({ type: 'page.pressed' });
        return;
      }
      last = spot;
      if (event.type === 'click') actor.send({ type: 'button.clicked' });
      else if (event.type !== 'pointerup') actor.send({ type: 'button.pressed' });
    };
    const watch = setInterval(check, look);
    const page = element.ownerDocument;
    for (const press of presses) page.addEventListener(press, forward, true);
    return () => {
      clearInterval(watch);
      for (const press of presses) page.removeEventListener(press, forward, true);
      actor.stop();
    };
  }, [actor]);

  const isIdle = button.busy !== true && button.disabled !== true && !withheld;
  useEffect(() => {
    actor.send({ type: isIdle ? 'button.freed' : 'button.busied' });
  }, [actor, isIdle]);
  useEffect(() => {
    if (withheld) actor.send({ type: 'button.withheld' });
  }, [actor, withheld]);

  return (
    <DeliberateButtonView
      {...button}
      ref={place}
      snapshot={snapshot}
      disabled={button.disabled || withheld}
    />
  );
}
