import { Check } from 'lucide-react';
import { css, cva, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { round } from './round.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const list = wrap({
  align: { base: 'flex-start', md: 'center' },
  justify: 'center',
  gap: { base: '1', md: '3.5' },
});

const step = cva({
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flex: { base: '[1 1 5.5rem]', md: 'none' },
    alignItems: 'center',
    gap: { base: '1', md: '2.5' },
    fontWeight: 'semibold',
    '&:not(:last-child)': {
      md: {
        _after: {
          content: '""',
          w: '22',
          h: '[2px]',
          // The completed line fills from the previous step.
          backgroundImage: '[linear-gradient(90deg, {colors.success} 50%, {colors.line} 50%)]',
          backgroundSize: '[200% 100%]',
          backgroundPosition: '[100% 0]',
          transitionProperty: '[background-position]',
          transitionDuration: 'page',
          _still: { transitionProperty: '[none]' },
        },
      },
    },
  },
  variants: {
    state: {
      done: { color: 'muted', '&:not(:last-child)': { md: { _after: { backgroundPosition: '[0 0]' } } } },
      current: { color: 'text' },
      ahead: { color: 'muted' },
    },
  },
});

const name = css({
  fontSize: { base: 'small', md: 'body' },
  '[aria-current] > &': { _forcedColors: { textDecoration: 'underline' } },
});

const dot = cva({
  base: {
    flexShrink: '0',
    w: '9',
    h: '9',
    fontWeight: 'bold',
    _forcedColors: { border: '[1px solid currentColor]' },
    '& svg': { w: '4.5', h: '4.5' },
  },
  variants: {
    state: {
      done: { bg: 'success', color: 'onSuccess' },
      current: {
        bg: 'primary',
        color: 'onPrimary',
        _forcedColors: { forcedColorAdjust: 'none', bg: '[Highlight]', color: '[HighlightText]' },
      },
      ahead: { bg: 'quiet', color: 'muted' },
    },
  },
});

type StepperProps = {
  label: string;
  steps: readonly string[];
  /** The current step, from 1. */
  current: number;
  /** Visually hidden text after the name of a finished step: « , terminée ». */
  doneLabel: string;
};

/** The steps of a process: a tick, a number, a number, and their names; on a phone these are below. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol className={list} aria-label={label}>
      {steps.map((text, index) => {
        const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'ahead';
        return (
          <li key={text} className={step({ state })} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={cx(round, dot({ state }))} aria-hidden="true">
              {state === 'done' ? <Check /> : index + 1}
            </span>
            <span className={name}>
              {text}
              {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
