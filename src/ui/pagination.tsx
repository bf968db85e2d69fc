import type { ReactNode } from 'react';
import { pageMarks } from '#rules/pages.ts';
import { css, cva } from '#styled-system/css';

// On a phone the numbers have a row of their own, above the two steps.
const row = css({
  display: 'flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
});
const numbers = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: { base: '1.5', sm: '2' },
  order: { base: '-1', sm: '0' },
  w: { base: 'full', sm: 'auto' },
});

const link = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: { base: '10', sm: '11' },
    minH: '11',
    px: { base: '2', sm: '3.5' },
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

/** What a page's link wears; the screen turns it into a router link. */
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
  /** The name of a page's link for screen readers: « Page 3 ». */
  pageLabel: (page: number) => string;
  renderLink: (link: PageLink) => ReactNode;
};

/** Previous, numbers, next; shown only where there is more than one page. */
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
  return (
    <nav aria-label={label} className={row}>
      {step(page - 1, previousLabel)}
      <ul className={numbers}>
        {pageMarks(page, pages).map((mark, index, marks) =>
          mark === 'gap' ? (
            <li key={`after-${marks[index - 1]}`} className={gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark}>
              {renderLink({
                page: mark,
                className: link({ state: mark === page ? 'current' : 'other' }),
                children: mark,
                'aria-label': pageLabel(mark),
                ...(mark === page ? { 'aria-current': 'page' as const } : {}),
              })}
            </li>
          ),
        )}
      </ul>
      {step(page + 1, nextLabel)}
    </nav>
  );
}
