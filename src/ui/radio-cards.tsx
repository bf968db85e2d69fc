import { type ReactNode, useId, useState } from 'react';
import { css, cx } from '#styled-system/css';
import { flex, grid } from '#styled-system/patterns';
import { visuallyHidden } from './visually-hidden.tsx';

const frame = css({ border: 'none', minW: '0' });
const legendStyle = css({ textStyle: 'h4', mb: '4' });
const gridStyle = grid({
  gap: '3.5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

const card = css({
  position: 'relative',
  display: 'flex',
  // With very large text the words are below the picture.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '[min(0.875rem, 3vw)]',
  minH: '20',
  px: '[min(1.125rem, 4vw)]',
  py: '3.5',
  bg: 'surface',
  border: 'input',
  borderRadius: 'lg',
  cursor: 'pointer',
  transitionProperty: '[border-color, background-color]',
  transitionDuration: 'quick',
  _hover: { borderColor: 'primary' },
  '&[data-chosen=true]': {
    bg: 'primarySoft',
    borderColor: 'primary',
    boxShadow: '[inset 0 0 0 1px {colors.primary}]',
    _forcedColors: { outline: '[2px solid Highlight]' },
  },
  _focusWithin: { outlineOffset: '[2px]' },
});

const input = css({
  appearance: 'none',
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  borderRadius: 'lg',
  cursor: 'pointer',
});
// Like a native radio: its ring is visible in forced colours, too.
const mark = css({
  flexShrink: '0',
  ml: 'auto',
  w: '5.5',
  h: '5.5',
  borderRadius: 'pill',
  border: '[2px solid {colors.inputLine}]',
  '[data-chosen=true] > &': {
    borderColor: 'primary',
    borderWidth: '[7px]',
    _forcedColors: { borderColor: '[Highlight]' },
  },
});
const texts = flex({ direction: 'column', flex: '[1 1 7rem]', minW: '0' });
const title = css({ fontFamily: 'heading', fontWeight: 'heavy', letterSpacing: 'heading' });
const detailStyle = css({ textStyle: 'small', color: 'muted' });

export type RadioCardOption<V extends string> = {
  value: V;
  label: string;
  detail?: ReactNode;
  icon?: ReactNode;
};

type RadioCardsProps<V extends string> = {
  legend: string;
  /** The legend is visually hidden: the heading above repeats it. */
  legendHidden?: boolean;
  name: string;
  options: readonly RadioCardOption<V>[];
  /** The selected value in the machine. The document owns the selection; the form reports it to the machine. */
  value: V;
  className?: string;
};

/** A radio group of cards, each with a picture and a sentence (how to pay). */
export function RadioCards<V extends string>({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  className,
}: RadioCardsProps<V>) {
  const id = useId();
  const [first] = useState(value);
  return (
    <fieldset className={cx(frame, className)}>
      <legend className={legendHidden ? visuallyHidden : legendStyle}>{legend}</legend>
      <div className={gridStyle}>
        {options.map((option) => (
          <label key={option.value} className={card} data-chosen={option.value === value}>
            {option.icon}
            <span className={texts}>
              <span id={`${id}-${option.value}`} className={title}>
                {option.label}
              </span>
              {option.detail !== undefined && (
                <span id={`${id}-${option.value}-detail`} className={detailStyle}>
                  {option.detail}
                </span>
              )}
            </span>
            <span className={mark} aria-hidden="true" />
            <input
              type="radio"
              className={input}
              name={name}
              value={option.value}
              defaultChecked={option.value === first}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.detail === undefined ? undefined : `${id}-${option.value}-detail`}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
