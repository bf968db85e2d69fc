import type { MouseEvent } from 'react';

/** The second half of a double click: it began on whatever stood in this place before, so it decides nothing. */
export const isEcho = ({ detail }: MouseEvent): boolean => detail > 1;

/** Keeps the second half of a double click from submitting a form. */
export const ignoreEcho = (event: MouseEvent): void => {
  if (isEcho(event)) event.preventDefault();
};
