import { css } from '#styled-system/css';
import { horn } from './mark.tsx';

const spinning = css({
  animationName: 'spin',
  animationDuration: '[1100ms]',
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  flexShrink: '0',
  w: '5',
  h: '5',
  _still: { animationName: '[none]' },
});

/** The logo's horn, turning beside a sentence that says what is going on; static under reduced motion. */
export function Spinner() {
  return (
    <svg className={spinning} viewBox="0 1.5 40 40" fill="currentColor" aria-hidden="true">
      <path d={horn} />
    </svg>
  );
}
