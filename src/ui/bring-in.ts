import type { FocusEvent } from 'react';

/** In a row that scrolls sideways what the keyboard focuses comes in whole; under a pointer's press it would slip away. */
export function bringIn({ target }: FocusEvent): void {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
