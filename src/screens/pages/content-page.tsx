import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { css, cva, cx } from '#styled-system/css';
import { grid, stack } from '#styled-system/patterns';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { container } from '#ui/container.ts';
import { layoutWording } from '#wording/layout.ts';
import { RoundVignette, type VignetteName } from './vignette.tsx';

const page = stack({ gap: { base: 'sectionPhone', md: '11' }, pt: { base: '4', md: '6' } });
const head = cva({
  base: { display: 'flex', flexDirection: 'column', gap: { base: '5', md: '7' }, w: 'full' },
  variants: { column: { wide: {}, prose: { maxW: 'prose', mx: 'auto' } } },
});
const words = stack({ align: 'flex-start', gap: '4', minW: '0' });
const beside = grid({
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[minmax(0, 1fr) 17rem]',
    lg: '[minmax(0, 1fr) 23rem]',
  },
  alignItems: 'center',
  columnGap: { md: '10', lg: '16' },
});
const titleStyle = css({ textStyle: 'display', fontSize: { base: 'h1', md: 'h1Wide' }, maxW: '[20ch]' });
const leadStyle = css({ textStyle: 'lead', color: 'muted', maxW: '[36rem]', textWrap: 'balance' });
const picture = css({ display: { base: 'none', md: 'block' } });

type ContentPageProps = {
  /** The page's one heading. */
  title: ReactNode;
  /** The page's name in the breadcrumb, if its heading is too long. */
  name?: ReactNode;
  /** The breadcrumb's link between the home page and this one. */
  parent?: ReactNode;
  lead?: string;
  /** A line of facts below the heading: a date, a category. */
  facts?: ReactNode;
  /** `prose` limits the heading to a text's column, in the middle of the page. */
  column?: 'wide' | 'prose';
  /** Beside the heading, where there is room. */
  vignette?: VignetteName;
  children: ReactNode;
};

/** The frame of a text page: its breadcrumb, heading and lead, an optional drawing, and its content. */
export function ContentPage(props: ContentPageProps) {
  const { title, name = title, parent, lead, facts, column = 'wide', vignette, children } = props;
  return (
    <div className={cx(container, page)}>
      <header className={head({ column })}>
        <Breadcrumb label={layoutWording.breadcrumb}>
          <Link to="/">{layoutWording.navigation.home}</Link>
          {parent}
          <span aria-current="page">{name}</span>
        </Breadcrumb>
        <div className={cx(vignette !== undefined && beside)}>
          <div className={words}>
            <h1 className={titleStyle}>{title}</h1>
            {facts}
            {lead !== undefined && <p className={leadStyle}>{lead}</p>}
          </div>
          {vignette !== undefined && <RoundVignette name={vignette} className={picture} />}
        </div>
      </header>
      {children}
    </div>
  );
}
