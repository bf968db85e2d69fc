import { useState } from 'react';
import { visuallyHidden } from './visually-hidden.tsx';

/** A live region that says a text each time it becomes another one, and nothing of the first: who arrives hears the page. */
export function Changes({ text }: { text: string }) {
  const [first] = useState(text);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && text !== first) setChanged(true);
  return (
    <span className={visuallyHidden} aria-live="polite">
      {isChanged && text}
    </span>
  );
}
