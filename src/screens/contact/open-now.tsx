import { type Opening, openUntil } from '#rules/opening-hours.ts';
import { css } from '#styled-system/css';
import { useClock } from '#ui/use-clock.ts';
import { hoursWording } from '#wording/hours.ts';

// Its line is reserved: a prerendered page does not know the time.
const line = css({ minH: '6', textStyle: 'small', fontWeight: 'semibold', color: 'success' });

/** 'Ouvert maintenant', during opening hours. */
export function OpenNow({ openings }: { openings: readonly Opening[] }) {
  const closes = useClock((now) => openUntil(openings, now));
  return <p className={line}>{closes !== null && hoursWording.open(closes)}</p>;
}
