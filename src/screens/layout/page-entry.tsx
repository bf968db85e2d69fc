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
  // Two names for one animation: a changed name restarts it without remounting the page.
  variants: {
    turn: { first: {}, odd: { animationName: 'pageIn' }, even: { animationName: 'pageInAgain' } },
  },
});

/** The target of the skip link. */
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
