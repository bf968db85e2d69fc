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

/** The first stop of the keyboard: over the header, into the page. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={link} href={`#${target}`}>
      {children}
    </a>
  );
}
