import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

/** Hides content visually, not from screen readers. */
export const visuallyHidden = css({ srOnly: true });

/** A text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
