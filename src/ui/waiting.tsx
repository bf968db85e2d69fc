import { useEffect, useState } from 'react';
import { visuallyHidden } from './visually-hidden.tsx';

/** How long a wait lasts before it is said, in ms: what is there sooner speaks for itself, by its heading. */
const saidAfter = 1500;

/** What is on its way, said once to who does not see its place, and only where it takes its time. */
export function Waiting({ text }: { text: string }) {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLasts(true), saidAfter);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <span className={visuallyHidden} role="status" data-wait={text}>
      {lasts && text}
    </span>
  );
}
