import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { css } from '#styled-system/css';

const sheet = css({ display: 'none', _print: { display: 'block' } });

/** What is printed in place of the page: beside it in the body, so that no frame takes room on the paper (global.css hides the rest). */
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
