import type { FocusEvent } from 'react';

/**
 * For a row that scrolls sideways: the item that takes the focus by the keyboard comes in whole. A pointer's press moves
 * nothing, since what is pressed would slip away under it.
 */
export function bringIn({ target }: FocusEvent): void {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
