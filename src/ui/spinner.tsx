import { LoaderCircle } from 'lucide-react';
import { css } from '#styled-system/css';

const spinning = css({
  animationName: 'spin',
  animationDuration: '[900ms]',
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  flexShrink: '0',
  w: '5',
  h: '5',
  _still: { animationName: '[none]' },
});

/** A turning circle beside a sentence that says what is going on; it stands still under reduced motion. */
export function Spinner() {
  return <LoaderCircle className={spinning} aria-hidden="true" />;
}
