import { useId } from 'react';
import { css } from '#styled-system/css';
import { flex, stack } from '#styled-system/patterns';
import { useWrittenValue } from './use-written-value.ts';

const row = stack({ gap: '1' });
const texts = flex({ justify: 'space-between', gap: '3', textStyle: 'small' });
const labelStyle = css({ color: 'muted' });
const valueStyle = css({ fontWeight: 'semibold', whiteSpace: 'nowrap' });
const frame = flex({ position: 'relative', h: { base: '11', lg: '8' }, align: 'center' });

const track = css({
  appearance: 'none',
  position: 'absolute',
  left: '3',
  right: '3',
  w: '[calc(100% - 24px)]',
  h: '1.5',
  border: 'none',
  borderRadius: 'pill',
  bg: 'quiet',
  overflow: 'hidden',
  pointerEvents: 'none',
  '&::-webkit-progress-bar': { bg: 'transparent' },
  '&::-webkit-progress-value': { bg: 'primary' },
  '&::-moz-progress-bar': { bg: 'primary' },
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  w: '6',
  h: '6',
  borderRadius: 'pill',
  bg: 'surface',
  border: '[3px solid {colors.primary}]',
  cursor: 'grab',
} as const;
const slider = css({
  appearance: 'none',
  position: 'relative',
  w: 'full',
  h: 'full',
  borderRadius: 'pill',
  cursor: 'pointer',
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': thumb,
  _forcedColors: { appearance: 'auto' },
});

type RangeSliderProps = {
  label: string;
  /** The name of the field with the same value, which is submitted. */
  field: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words: « 150 000 FCFA ». */
  valueText: string;
};

/**
 * A slider with its label and its value as text. The document owns the value; a changed prop is written into it. `min` and `max` are
 * multiples of `step`. The two sliders of a price filter may pass each other (specification §5).
 */
export function RangeSlider({ label, field, min, max, step, value, valueText }: RangeSliderProps) {
  const id = useId();
  // As the browser rounds it: another `defaultValue` would count as a move before hydration.
  const shown = Math.round(Math.min(max, Math.max(min, value)) / step) * step;
  const written = useWrittenValue<HTMLInputElement>(String(shown));
  return (
    <div className={row}>
      <div className={texts}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        <span className={valueStyle} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <div className={frame}>
        <progress className={track} value={shown - min} max={max - min} aria-hidden="true" />
        <input
          {...written}
          id={id}
          type="range"
          className={slider}
          data-field={field}
          min={min}
          max={max}
          step={step}
          aria-valuetext={valueText}
        />
      </div>
    </div>
  );
}
