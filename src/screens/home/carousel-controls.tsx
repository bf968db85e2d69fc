import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { css, cva, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { centred, round } from '#ui/round.ts';
import { homeFrontWording } from '#wording/home-front.ts';
import type { CarouselView } from './carousel-view.ts';

const wording = homeFrontWording.carousel;

const row = flex({ align: 'center', gap: '1' });
const dots = flex({ align: 'center' });
const button = css({
  w: '11',
  h: '11',
  flexShrink: '0',
  bg: 'surface',
  color: 'text',
  border: 'hairline',
  _hover: { color: 'primary' },
  '& svg': { w: '5', h: '5' },
});
const dot = cva({
  base: {
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

const buttons = {
  previous: { Icon: ChevronLeft, type: 'previous.chosen' },
  pause: { Icon: Pause, type: 'pause.pressed' },
  play: { Icon: Play, type: 'play.pressed' },
  next: { Icon: ChevronRight, type: 'next.chosen' },
} as const;

function CarouselButton({ view, name }: ControlProps & { name: keyof typeof buttons }) {
  const { Icon, type } = buttons[name];
  return (
    <button
      type="button"
      className={cx(round, button)}
      aria-label={wording[name]}
      onClick={() => view.send({ type })}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

/** Pause, or play once it is paused. */
export const PauseButton = ({ view }: ControlProps) => (
  <CarouselButton view={view} name={view.paused ? 'play' : 'pause'} />
);

/** Previous, pause, next. */
export const StepButtons = ({ view }: ControlProps) => (
  <div className={row}>
    <CarouselButton view={view} name="previous" />
    <PauseButton view={view} />
    <CarouselButton view={view} name="next" />
  </div>
);

/** One dot per slide. */
export function Dots({ view, count }: ControlProps & { count: number }) {
  return (
    <div className={dots}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <button
          key={index}
          type="button"
          className={cx(centred, dot({ current: index === view.index ? 'yes' : 'no' }))}
          aria-label={wording.choose(index + 1)}
          aria-current={index === view.index ? 'true' : undefined}
          onClick={() => view.send({ type: 'slide.chosen', index })}
        />
      ))}
    </div>
  );
}
