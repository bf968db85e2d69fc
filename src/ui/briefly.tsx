import { useEffect, useState } from 'react';

/** How long an announced text stays in its live region, in ms: who reads on does not meet it a second time. */
export const heardFor = 1000;

/** A text of a live region that stands on the page as well: gone when it was heard. A new one has another `key`. */
export function Briefly({ text }: { text: string }) {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setHeard(true), heardFor);
    return () => clearTimeout(waiting);
  }, []);
  return <span>{isHeard ? '' : text}</span>;
}
