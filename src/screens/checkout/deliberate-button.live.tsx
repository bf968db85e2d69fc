import { useSelector } from '@xstate/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { deliberatePressMachine } from '#machines/checkout/deliberate-press.ts';
import { withEffects } from '#machines/with-effects.ts';
import { Button } from '#ui/button.tsx';

/** How often the button is looked at, in ms: nothing tells of all that can move it. */
const look = 100;

/** How far it may sink under a finger without having moved, in px: its own style presses it in by one. */
const give = 2;

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

const presses = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

type DeliberateButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & {
  /** Called for a deliberate press only; an early one does nothing. */
  onPress: () => void;
};

/** A button that spends money: it feeds what moves it, and every press on the page, to the rule of a deliberate press. */
export function DeliberateButton({ onPress, ...button }: DeliberateButtonProps) {
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
  const isReady = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ place: 'standing' }) &&
      (snapshot.matches({ hand: 'calm' }) || snapshot.matches({ hand: { early: 'old' } })),
  );

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    actor.start();
    let before = placeOf(element);
    const check = (): void => {
      const now = placeOf(element);
      const moved = differs(now.page, before.page);
      const shifted = differs(now.window, before.window);
      if (moved && shifted) actor.send({ type: 'button.moved' });
      // What it gives under a finger is measured from where it stood, however often it is looked at.
      if (moved) before = { ...before, page: now.page };
      if (shifted) before = { ...before, window: now.window };
    };
    const heard = (event: Event): void => {
      if (!activates(event)) return;
      check();
      if (!(event.target instanceof Node && element.contains(event.target))) {
        actor.send({ type: 'page.pressed' });
      } else if (event.type === 'click') actor.send({ type: 'button.clicked' });
      else if (event.type !== 'pointerup') actor.send({ type: 'button.pressed' });
    };
    const watch = setInterval(check, look);
    const page = element.ownerDocument;
    for (const press of presses) page.addEventListener(press, heard, true);
    return () => {
      clearInterval(watch);
      for (const press of presses) page.removeEventListener(press, heard, true);
      actor.stop();
    };
  }, [actor]);

  return <Button {...button} ref={place} data-ready={isReady} />;
}
