import { useEffect, useState } from 'react';
import { visuallyHidden } from './visually-hidden.tsx';

/** How long loading lasts before it is announced, in ms: content that loads sooner is announced by its heading. */
const saidAfter = 1500;

/** A loading state, announced once to screen readers if it takes long. */
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
