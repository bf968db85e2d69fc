import type { Ref } from 'react';
import { css } from '#styled-system/css';
import { flex, grid } from '#styled-system/patterns';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { aboutWording } from '#wording/about.ts';
import { countedAt } from './counting.ts';

const list = grid({
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(4, minmax(0, 1fr))]' },
  gap: { base: '6', md: '8' },
  px: { base: '4', md: '10' },
  py: { base: '7', md: '11' },
  bg: 'bar',
  color: 'onBar',
  borderRadius: 'hero',
  textAlign: 'center',
});
const counter = flex({ direction: 'column-reverse', gap: '1', minW: '0' });
const figure = css({
  textStyle: 'display',
  fontSize: { base: 'h1Wide', md: 'displayWide' },
  color: 'ochre',
});

type CountersProps = {
  /** Ms since counting started; the final values are reached at 2000. */
  elapsed: number;
  ref?: Ref<HTMLDListElement>;
};

/** The four figures of the shop (specification §2 "About"). Screen readers get the final values only. */
export function Counters({ elapsed, ref }: CountersProps) {
  return (
    <dl className={list} ref={ref}>
      {aboutWording.counters.items.map(({ value, suffix, label }) => (
        <div key={label} className={counter}>
          <dt>{label}</dt>
          <dd className={figure}>
            <span aria-hidden="true">
              {countedAt(value, elapsed)}
              {suffix}
            </span>
            <VisuallyHidden>
              {value}
              {suffix}
            </VisuallyHidden>
          </dd>
        </div>
      ))}
    </dl>
  );
}
