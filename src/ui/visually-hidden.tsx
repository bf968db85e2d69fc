import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

/** Heard, not seen. */
export const visuallyHidden = css({ srOnly: true });

/** A text for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
