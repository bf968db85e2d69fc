import type { FocusEvent } from 'react';

/** In a row that scrolls sideways what the keyboard focuses comes in whole; under a pointer's press it would slip away. */
export function bringIn({ target }: FocusEvent): void {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Scrolls a control into sight with what its `Field` says of it, label to message, where the window has room for that; itself in
 * any case.
 */
export function bringInField(control: Element): void {
  control.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  control.scrollIntoView({ block: 'nearest' });
}
