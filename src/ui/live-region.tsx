import { useEffect, useState } from 'react';
import { announcedFor } from './briefly.tsx';
import { visuallyHidden } from './visually-hidden.tsx';

/** Texts to announce, by numbers that grow. */
export type News = { readonly id: number; readonly text: string };

/** The live region of what stands on the screen as well, newest first: there from the start, or its first text would not be heard everywhere. */
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
