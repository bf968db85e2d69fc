import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useRef } from 'react';
import { css, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { IconButton } from '#ui/icon-button.tsx';
import { scrollFocusedIntoView } from '#ui/scroll-into-view.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { cardCell } from './animal-card.tsx';
import { SkeletonCard, skeletons } from './animal-grid.tsx';

const head = flex({ align: 'flex-end', justify: 'space-between', gap: '4', mb: { base: '4', md: '6' } });
const titleStyle = css({ textStyle: 'h2' });
const buttons = css({ display: { base: 'none', md: 'flex' }, gap: '1' });
const row = css({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: {
    base: '[min(70%, 15rem)]',
    sm: '[14rem]',
    md: '[calc((100% - 44px) / 3)]',
    lg: '[calc((100% - 66px) / 4)]',
  },
  gap: { base: '3', md: '5.5' },
  mx: { base: '-gutterPhone', md: '0' },
  px: { base: 'gutterPhone', md: '0' },
  my: '-2',
  py: '2',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: '[x proximity]',
  scrollPaddingInline: { base: 'gutterPhone', md: '0' },
  scrollbarWidth: '[thin]',
  _moving: { scrollBehavior: 'smooth' },
});
const still = css({ overflowX: 'hidden' });
const item = css({ scrollSnapAlign: 'start', minW: '0' });

type ShelfProps = {
  wording: { title: string; previous: string; next: string };
  children: ReactNode;
};

/** Cards in one row that scrolls horizontally: by touch, wheel or keyboard, and by two buttons with a mouse. */
export function Shelf({ wording, children }: ShelfProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = (pages: number) => list.current?.scrollBy({ left: pages * list.current.clientWidth * 0.9 });
  return (
    <>
      <div className={head}>
        <h2 className={titleStyle} data-focus-home="">
          {wording.title}
        </h2>
        <div className={buttons}>
          <IconButton
            label={wording.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => move(-1)}
          />
          <IconButton
            label={wording.next}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <ul ref={list} className={row} onFocus={scrollFocusedIntoView}>
        {Children.map(children, (child) => (
          <li className={cx(item, cardCell)}>{child}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * The skeleton of a shelf (specification §9). Not announced, as no page depends on it alone; screen readers find `label` when
 * reading on.
 */
export function SkeletonShelf({ title, label }: { title: string; label: string }) {
  return (
    <>
      <div className={head}>
        <h2 className={titleStyle} data-focus-home="">
          {title}
        </h2>
      </div>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ul className={cx(row, still)} aria-hidden="true">
        {skeletons.map((id) => (
          <li key={id} className={item}>
            <SkeletonCard />
          </li>
        ))}
      </ul>
    </>
  );
}
