import { useState } from 'react';
import { visuallyHidden } from './visually-hidden.tsx';

/** A live region that announces changes of its text, but not the first text, which is part of the page. */
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
