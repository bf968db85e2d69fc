import type { FocusEvent } from 'react';

/** Scrolls a focused element of a horizontal row fully into view. Keyboard focus only: it would slip away under a pointer's press. */
export function scrollFocusedIntoView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Scrolls a control into view with its `Field`, label to message, if the window has room for that; else the control only. */
export function scrollFieldIntoView(control: Element): void {
  control.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  control.scrollIntoView({ block: 'nearest' });
}
