import type { ReactNode } from 'react';
import { pageMarks } from '#rules/pages.ts';
import { css, cva, cx } from '#styled-system/css';
import { flex, wrap } from '#styled-system/patterns';

// With very large text the numbers have a row of their own.
const row = flex({
  wrap: { base: 'wrap', sm: 'nowrap' },
  align: 'center',
  justify: { base: 'space-between', sm: 'center' },
  columnGap: { base: '1', sm: '2' },
  // On a phone the previous and next links have no frame, so that all fits in one row.
  '& > :is(a, span)': { base: { px: '0', borderColor: 'transparent', bg: 'transparent' }, sm: { px: '3.5' } },
});
const numbers = wrap({ justify: 'center', gap: { base: '0.5', sm: '2' } });
const onDesk = css({ display: { base: 'none', sm: 'block' } });
const onPhone = css({ display: { sm: 'none' } });

const link = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: { base: '[min(2.75rem, 11.5vw)]', sm: '11' },
    minH: '11',
    px: { base: '1', sm: '3.5' },
    borderRadius: 'md',
    border: 'hairline',
    bg: 'surface',
    color: 'text',
    fontWeight: 'semibold',
    _hover: { borderColor: 'primary', color: 'primary' },
  },
  variants: {
    state: {
      other: {},
      current: {
        bg: 'primary',
        color: 'onPrimary',
        borderColor: 'primary',
        _hover: { color: 'onPrimary' },
      },
      off: { color: 'muted', bg: 'transparent', _hover: { borderColor: 'line', color: 'muted' } },
    },
  },
});

const gap = css({ alignSelf: 'center', color: 'muted' });

/** How many numbers fit on a phone; with more pages it shows the first, the current and the last. */
const mostOnPhone = 4;

/** The attributes of a page's link, which the screen renders as a router link. */
export type PageLink = {
  page: number;
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
};

type PaginationProps = {
  label: string;
  page: number;
  pages: number;
  previousLabel: string;
  nextLabel: string;
  /** The accessible name of a page's link: « Page 3 ». */
  pageLabel: (page: number) => string;
  renderLink: (link: PageLink) => ReactNode;
};

/** Previous, numbers, next; rendered for more than one page only. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, previousLabel, nextLabel, pageLabel, renderLink } = props;
  if (pages <= 1) return null;
  const step = (to: number, text: string) =>
    to < 1 || to > pages ? (
      <span className={link({ state: 'off' })} aria-disabled="true">
        {text}
      </span>
    ) : (
      renderLink({ page: to, className: link({ state: 'other' }), children: text })
    );
  const isShown = (mark: number) => pages <= mostOnPhone || [1, page, pages].includes(mark);
  /** The number shown before another one on a phone. */
  const before = (mark: number) =>
    pages <= mostOnPhone ? mark - 1 : mark === page ? 1 : mark === pages ? page : mark - 1;
  const dots = (key: string, className: string) => (
    <li key={key} className={className} aria-hidden="true">
      …
    </li>
  );
  return (
    <nav aria-label={label} className={row}>
      {step(page - 1, previousLabel)}
      <ul className={numbers}>
        {pageMarks(page, pages).flatMap((mark, index, marks) => {
          if (mark === 'gap') return dots(`after-${marks[index - 1]}`, gap);
          const since = marks.slice(marks.indexOf(before(mark)), index);
          const isGap = isShown(mark) && mark - before(mark) > 1 && !since.includes('gap');
          return [
            isGap && dots(`before-${mark}`, cx(gap, onPhone)),
            <li key={mark} className={isShown(mark) ? undefined : onDesk}>
              {renderLink({
                page: mark,
                className: link({ state: mark === page ? 'current' : 'other' }),
                children: mark,
                'aria-label': pageLabel(mark),
                ...(mark === page ? { 'aria-current': 'page' as const } : {}),
              })}
            </li>,
          ];
        })}
      </ul>
      {step(page + 1, nextLabel)}
    </nav>
  );
}
