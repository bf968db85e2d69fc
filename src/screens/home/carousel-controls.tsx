import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { css, cva } from '#styled-system/css';
import { homeFrontWording } from '#wording/home-front.ts';
import type { CarouselView } from './carousel-view.ts';

const wording = homeFrontWording.carousel;

const row = css({ display: 'flex', alignItems: 'center', gap: '2' });
const dots = css({ display: 'flex', alignItems: 'center' });
const round = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '10',
  h: '10',
  flexShrink: '0',
  borderRadius: 'pill',
  bg: 'surface',
  color: 'text',
  border: 'hairline',
  _hover: { color: 'primary' },
  '& svg': { w: '5', h: '5' },
});
const dot = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '6',
    h: '6',
    _before: {
      content: '""',
      display: 'block',
      h: '2',
      borderRadius: 'pill',
      bg: 'text',
      transitionProperty: '[width, opacity]',
      transitionDuration: 'page',
      _still: { transitionProperty: '[none]' },
      _forcedColors: { bg: '[CanvasText]' },
    },
  },
  variants: {
    current: {
      yes: { _before: { w: '7' } },
      no: { _before: { w: '2', opacity: '[0.55]' } },
    },
  },
});

type ControlProps = { view: CarouselView };

/** Stops a carousel and lets it go on; every carousel has it. */
export function PauseButton({ view }: ControlProps) {
  const label = view.paused ? wording.play : wording.pause;
  return (
    <button
      type="button"
      className={round}
      aria-label={label}
      onClick={() => view.send({ type: view.paused ? 'play.pressed' : 'pause.pressed' })}
    >
      {view.paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
    </button>
  );
}

/** Previous, pause, next. */
export function StepButtons({ view }: ControlProps) {
  return (
    <div className={row}>
      <button
        type="button"
        className={round}
        aria-label={wording.previous}
        onClick={() => view.send({ type: 'previous.chosen' })}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <PauseButton view={view} />
      <button
        type="button"
        className={round}
        aria-label={wording.next}
        onClick={() => view.send({ type: 'next.chosen' })}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}

/** One dot for each slide. */
export function Dots({ view, count }: ControlProps & { count: number }) {
  return (
    <div className={dots}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <button
          key={index}
          type="button"
          className={dot({ current: index === view.index ? 'yes' : 'no' })}
          aria-label={wording.choose(index + 1)}
          aria-current={index === view.index ? 'true' : undefined}
          onClick={() => view.send({ type: 'slide.chosen', index })}
        />
      ))}
    </div>
  );
}
