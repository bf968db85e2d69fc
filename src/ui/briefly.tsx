import { useEffect, useState } from 'react';

/** How long an announced text stays in its live region, in ms: who reads on does not meet it a second time. */
export const announcedFor = 1000;

/** A text of a live region that stands on the page as well: gone when it was announced. A new one has another `key`. */
export function Briefly({ text }: { text: string }) {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setAnnounced(true), announcedFor);
    return () => clearTimeout(waiting);
  }, []);
  return <span>{isAnnounced ? '' : text}</span>;
}
