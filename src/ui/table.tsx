import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

const heard = css({ srOnly: true });

const frame = css({
  overflowX: 'auto',
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'xl',
  '& table': { w: 'full', borderCollapse: 'collapse', textAlign: 'start' },
  '& th': {
    textAlign: 'start',
    fontSize: 'small',
    fontWeight: 'semibold',
    color: 'muted',
    whiteSpace: 'nowrap',
    bg: 'quiet',
  },
  '& th, & td': { px: '4.5', py: '3', verticalAlign: 'middle' },
  '& tbody tr': { borderTop: 'hairline' },
});

type TableProps = {
  /** What the table holds; heard, not seen. */
  caption: string;
  /** `<thead>` and `<tbody>`. */
  children: ReactNode;
};

/** A table in a frame that scrolls sideways by itself where the page is too narrow; its links and buttons bring the keyboard there. */
export function Table({ caption, children }: TableProps) {
  return (
    <section className={frame} aria-label={caption}>
      <table>
        <caption className={heard}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
