import type { ReactNode } from 'react';
import { cva } from '#styled-system/css';

const area = cva({
  base: {
    flexGrow: '1',
    w: 'full',
    animationDuration: 'page',
    animationTimingFunction: 'out',
    _still: { animationName: '[none]' },
  },
  // Two names for one movement: a changed name starts it again without rendering the page anew.
  variants: {
    turn: { first: {}, odd: { animationName: 'pageIn' }, even: { animationName: 'pageInAgain' } },
  },
});

/** The id that the skip link leads to. */
export const contentId = 'contenu';

/** The main area; each route change after the first one plays the 300 ms entry, none under reduced motion. */
export function PageEntry({ entry, children }: { entry: number; children: ReactNode }) {
  const turn = entry === 0 ? 'first' : entry % 2 === 1 ? 'odd' : 'even';
  return (
    <main id={contentId} className={area({ turn })} tabIndex={-1}>
      {children}
    </main>
  );
}
