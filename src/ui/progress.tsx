import { useId } from 'react';
import { css, cva, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';

const frame = flex({ align: 'center', justify: 'space-between', columnGap: '2.5' });
const pageFrame = css({ flexWrap: 'wrap' });
const labelStyle = css({ fontWeight: 'semibold', fontSize: 'small' });
const percent = css({ fontSize: 'small', color: 'muted' });
const filled = {
  backgroundImage: '[linear-gradient(90deg, {colors.ochre}, {colors.primary})]',
  borderRadius: 'pill',
} as const;
const bar = cva({
  base: {
    appearance: 'none',
    w: 'full',
    border: 'none',
    borderRadius: 'pill',
    bg: 'quiet',
    overflow: 'hidden',
    '&::-webkit-progress-bar': { bg: 'quiet' },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
    _forcedColors: {
      border: '[1px solid CanvasText]',
      '&::-webkit-progress-value': {
        backgroundImage: '[none]',
        bg: '[CanvasText]',
        forcedColorAdjust: 'none',
      },
      '&::-moz-progress-bar': { backgroundImage: '[none]', bg: '[CanvasText]', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    // The text is right-aligned in every card, however narrow.
    look: {
      card: { flex: '[1 1 0]', minW: '5', h: '1' },
      page: {
        h: '2',
        mt: '1.5',
        // Fills once, from zero.
        _moving: {
          '&::-webkit-progress-value': { animation: '[fill 600ms cubic-bezier(0.2, 0.7, 0.3, 1)]' },
        },
      },
    },
  },
});

type ProgressProps = {
  /** Whole percent, 0 to 100. */
  value: number;
  label: string;
  /** The value in words: « 72 % ». Colour alone does not convey it. */
  valueText: string;
  /** `card`: bar and percentage on one line, the label visually hidden. `page`: label and percentage above the bar. */
  look?: 'card' | 'page';
};

/** The share of a stock that is sold: a native progress bar with its percentage as text. */
export function Progress({ value, label, valueText, look = 'card' }: ProgressProps) {
  const id = useId();
  const words = <span className={percent}>{valueText}</span>;
  if (look === 'card') {
    return (
      <div className={frame}>
        <progress aria-label={label} className={bar({ look })} value={value} max={100} />
        {words}
      </div>
    );
  }
  return (
    <div className={cx(frame, pageFrame)}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      {words}
      <progress id={id} className={bar({ look })} value={value} max={100} />
    </div>
  );
}
