import { useEffect, useState } from 'react';

/** How long an announced text stays in its live region, in ms: screen readers should not find it again when reading on. */
export const announcedFor = 1000;

/** A live region's text that is also visible on the page: removed after its announcement. Another text needs another `key`. */
export function Briefly({ text }: { text: string }) {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setAnnounced(true), announcedFor);
    return () => clearTimeout(waiting);
  }, []);
  return <span>{isAnnounced ? '' : text}</span>;
}
