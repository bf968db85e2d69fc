import { createActor } from 'xstate';
import {
  type CarouselInput,
  carouselMachine,
  type PauseReason,
} from '#machines/browsing/carousel.machine.ts';
import { type CarouselLook, carouselLook } from './carousel-view.ts';

/** Starts a carousel's machine and reports its views. Pauses it for a pointer or focus in its region, a hidden tab, and reduced motion. */
export function startCarousel(
  input: Pick<CarouselInput, 'count' | 'period'>,
  region: HTMLElement,
  show: (look: CarouselLook) => void,
) {
  const page = region.ownerDocument;
  const reducedMotion = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)');
  const leaving = new AbortController();

  const now: Record<PauseReason, boolean> = {
    pointer: region.matches(':hover'),
    focus: region.contains(page.activeElement),
    hidden: page.visibilityState === 'hidden',
    'reduced-motion': reducedMotion?.matches ?? false,
  };
  const still = (Object.keys(now) as PauseReason[]).filter((reason) => now[reason]);
  const actor = createActor(carouselMachine, { input: { ...input, still } });
  const report = (reason: PauseReason, isStill: boolean) =>
    actor.send({ type: isStill ? 'stillness.began' : 'stillness.ended', reason });

  const { signal } = leaving;
  region.addEventListener('pointerenter', () => report('pointer', true), { signal });
  region.addEventListener('pointerleave', () => report('pointer', false), { signal });
  region.addEventListener('focusin', () => report('focus', true), { signal });
  region.addEventListener(
    'focusout',
    (event) => {
      const to = event.relatedTarget;
      report('focus', to instanceof Node && region.contains(to));
    },
    { signal },
  );
  page.addEventListener('visibilitychange', () => report('hidden', page.visibilityState === 'hidden'), {
    signal,
  });
  reducedMotion?.addEventListener('change', ({ matches }) => report('reduced-motion', matches), { signal });
  actor.subscribe((snapshot) => show(carouselLook(snapshot)));
  actor.start();

  return {
    send: actor.send,
    stop: () => {
      leaving.abort();
      actor.stop();
    },
  };
}
