import type { ReactNode } from 'react';
import { cva } from '#styled-system/css';

const shelf = cva({
  base: { p: '6', bg: 'page', color: 'text' },
  variants: {
    look: {
      row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
      column: { display: 'grid', gap: '5', maxW: 'panel' },
      wide: { display: 'grid', gap: '8' },
    },
  },
});

/** The layout of a story that shows several parts. */
export function Shelf({ look = 'row', children }: { look?: 'row' | 'column' | 'wide'; children: ReactNode }) {
  return <main className={shelf({ look })}>{children}</main>;
}
