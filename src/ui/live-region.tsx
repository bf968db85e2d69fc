import { useEffect, useState } from 'react';
import { announcedFor } from './briefly.tsx';
import { visuallyHidden } from './visually-hidden.tsx';

/** Texts to announce, by increasing ids. */
export type News = { readonly id: number; readonly text: string };

/** The live region for texts that are also visible, newest first. Render it from the start, or some screen readers miss its first text. */
export function LiveRegion({ news }: { news: readonly News[] }) {
  const [past, setPast] = useState(0);
  const newest = news[0]?.id ?? 0;
  useEffect(() => {
    const waiting = setTimeout(() => setPast(newest), announcedFor);
    return () => clearTimeout(waiting);
  }, [newest]);
  return (
    <div className={visuallyHidden} aria-live="polite">
      {news
        .filter(({ id }) => id > past)
        .map(({ id, text }) => (
          <span key={id} role="img" aria-label={text} />
        ))}
    </div>
  );
}
