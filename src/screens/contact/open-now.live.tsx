import { type Opening, openUntil } from '#rules/opening-hours.ts';
import { css } from '#styled-system/css';
import { useClock } from '#ui/use-clock.ts';
import { contactWording } from '#wording/contact.ts';

// Its room is held: a page that was made beforehand cannot know the hour.
const line = css({ minH: '6', textStyle: 'small', fontWeight: 'semibold', color: 'success' });

/** 'Ouvert maintenant', while it is true. */
export function OpenNow({ openings }: { openings: readonly Opening[] }) {
  const closes = useClock((now) => openUntil(openings, now));
  return <p className={line}>{closes !== null && contactWording.hours.open(closes)}</p>;
}
