import { useEffect, useState } from 'react';
import { announcedFor } from './briefly.tsx';
import { visuallyHidden } from './visually-hidden.tsx';

/** Texts to announce, by increasing ids. */
export type LiveAnnouncement = { readonly id: number; readonly text: string };

/** The live region for texts that are also visible, newest first. Render it from the start, or some screen readers miss its first text. */
export function LiveRegion({ announcements }: { announcements: readonly LiveAnnouncement[] }) {
  const [past, setPast] = useState(0);
  const newest = announcements[0]?.id ?? 0;
  useEffect(() => {
    const waiting = setTimeout(() => setPast(newest), announcedFor);
    return () => clearTimeout(waiting);
  }, [newest]);
  return (
    <div className={visuallyHidden} aria-live="polite">
      {announcements
        .filter(({ id }) => id > past)
        .map(({ id, text }) => (
          <span key={id} role="img" aria-label={text} />
        ))}
    </div>
  );
}
