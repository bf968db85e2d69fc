import { createActor } from 'xstate';
import type { Running } from '#late/lazy-actor.ts';
import {
  type CarouselEvent,
  type CarouselInput,
  carouselMachine,
  type Stillness,
} from '#machines/browsing/carousel.ts';
import { type CarouselLook, carouselLook } from './carousel-view.ts';

/** The machine of a carousel by its looks, told what holds it still: pointer or focus in its region, a hidden tab, reduced motion. */
export function carouselActor(
  input: Pick<CarouselInput, 'count' | 'period'>,
  region: HTMLElement,
): Running<CarouselLook, CarouselEvent> {
  const page = region.ownerDocument;
  const reducedMotion = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)');
  const leaving = new AbortController();

  const now: Record<Stillness, boolean> = {
    pointer: region.matches(':hover'),
    focus: region.contains(page.activeElement),
    hidden: page.visibilityState === 'hidden',
    'reduced-motion': reducedMotion?.matches ?? false,
  };
  const still = (Object.keys(now) as Stillness[]).filter((reason) => now[reason]);
  const actor = createActor(carouselMachine, { input: { ...input, still } });
  const tell = (reason: Stillness, isStill: boolean) =>
    actor.send({ type: isStill ? 'stillness.began' : 'stillness.ended', reason });

  const { signal } = leaving;
  region.addEventListener('pointerenter', () => tell('pointer', true), { signal });
  region.addEventListener('pointerleave', () => tell('pointer', false), { signal });
  region.addEventListener('focusin', () => tell('focus', true), { signal });
  region.addEventListener(
    'focusout',
    (event) => {
      const to = event.relatedTarget;
      tell('focus', to instanceof Node && region.contains(to));
    },
    { signal },
  );
  page.addEventListener('visibilitychange', () => tell('hidden', page.visibilityState === 'hidden'), {
    signal,
  });
  reducedMotion?.addEventListener('change', ({ matches }) => tell('reduced-motion', matches), { signal });

  return {
    getSnapshot: () => carouselLook(actor.getSnapshot()),
    send: actor.send,
    subscribe: (changed) => actor.subscribe((snapshot) => changed(carouselLook(snapshot))),
    start: () => actor.start(),
    stop: () => {
      leaving.abort();
      actor.stop();
    },
  };
}
