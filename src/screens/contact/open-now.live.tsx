import { useSyncExternalStore } from 'react';
import { type Opening, openUntil } from '#rules/opening-hours.ts';
import { css } from '#styled-system/css';
import { contactWording } from '#wording/contact.ts';

/** How often the clock is looked at, in ms. */
const look = 5000;

const watch = (changed: () => void): (() => void) => {
  const clock = setInterval(changed, look);
  return () => clearInterval(clock);
};

// Its room is held: a page that was made beforehand cannot know the hour.
const line = css({ minH: '6', textStyle: 'small', fontWeight: 'semibold', color: 'success' });

/** 'Ouvert maintenant', while it is true. */
export function OpenNow({ openings }: { openings: readonly Opening[] }) {
  const closes = useSyncExternalStore(
    watch,
    () => openUntil(openings, Date.now()),
    () => null,
  );
  return <p className={line}>{closes !== null && contactWording.hours.open(closes)}</p>;
}
