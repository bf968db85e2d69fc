import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { css } from '#styled-system/css';

const sheet = css({ display: 'none', _print: { display: 'block' } });

/**
 * A sheet to print instead of the page: a sibling of the page in the body, so that no frame takes space on the paper (global.css
 * hides the rest).
 */
export function PrintSheet({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.printing = 'sheet';
    return () => {
      delete dataset.printing;
    };
  }, []);
  return createPortal(
    <div className={sheet} data-print-sheet="">
      {children}
    </div>,
    document.body,
  );
}
