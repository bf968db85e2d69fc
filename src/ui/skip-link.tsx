import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

const link = css({
  position: 'absolute',
  left: '4',
  top: '-20',
  zIndex: 'toast',
  px: '5',
  py: '3',
  borderRadius: 'md',
  bg: 'primary',
  color: 'onPrimary',
  fontWeight: 'semibold',
  _focus: { top: '2' },
});

/** The first element in the tab order: a link over the header to the main area. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={link} href={`#${target}`}>
      {children}
    </a>
  );
}
