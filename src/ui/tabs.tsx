import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { css, cva, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { visuallyHidden } from './visually-hidden.tsx';

const frame = wrap({
  position: 'relative',
  align: 'flex-end',
  justify: 'space-between',
  gap: '4',
  minW: '0',
  // Focusing it must not scroll the page.
  '& > input': { top: '0', insetInlineStart: '0' },
});
const list = cva({
  base: { display: 'flex', flexWrap: 'wrap', maxW: 'full' },
  variants: {
    look: {
      // Round at the height of one row; in several, of large text, nothing is outside.
      pills: { gap: '1', p: '1', borderRadius: '[1.75rem]', bg: 'quiet', w: '[fit-content]' },
      line: { columnGap: '6', borderBottom: 'hairline' },
    },
  },
});

const tab = cva({
  base: {
    flexShrink: '0',
    fontWeight: 'semibold',
    minH: '10',
    whiteSpace: 'nowrap',
    display: 'inline-flex',
    alignItems: 'center',
    cursor: 'pointer',
    outlineOffset: '[-2px]',
    _tabFocused: { outline: '[2px solid {colors.focus}]' },
  },
  variants: {
    look: {
      pills: {
        px: '4.5',
        '@media (max-width: 26rem)': { px: '3' },
        '@media (max-width: 23rem)': { px: '2' },
        borderRadius: 'pill',
        color: 'text',
        _hover: { color: 'primary' },
        _tabChosen: {
          bg: { base: 'surface', _dark: 'text' },
          color: { _dark: 'page' },
          _hover: { color: { _dark: 'page' } },
          shadow: 'lift',
          _forcedColors: { outline: '[2px solid Highlight]' },
        },
      },
      line: {
        minH: '12',
        px: '1',
        color: 'muted',
        borderBottom: '[3px solid transparent]',
        _forcedColors: { borderBottomColor: '[Canvas]' },
        _hover: { color: 'primary' },
        _tabChosen: {
          color: 'primary',
          borderBottomColor: 'primary',
          _forcedColors: { borderBottomColor: '[Highlight]' },
        },
      },
    },
  },
});

const panel = css({ flex: '[0 0 100%]', minW: '0', pt: '2', _tabClosed: { display: 'none' } });

type Look = 'pills' | 'line';

type TabsProps<I extends string> = {
  label: string;
  /** At most three; the first is selected initially. A tab without a panel of its own changes what `children` show. */
  items: readonly { id: I; label: ReactNode; panel?: ReactNode }[];
  look?: Look;
  /** The shared panel of all tabs, which selects its content by CSS: `& > [value=id]:checked ~ *`. */
  children?: ReactNode;
  className?: string;
  /** An element to the left of the tabs: a heading. */
  heading?: ReactNode;
};

// Its label, below it, comes into the window with it.
const button = css({ scrollMarginBottom: '24' });

/** Radio buttons that look like tabs, with their panels: the document owns the selection, without scripts, too. */
export function Tabs<I extends string>(props: TabsProps<I>) {
  const { label, items, look = 'pills', children, className, heading } = props;
  const name = useId();
  return (
    <fieldset aria-label={label} className={cx(frame, className)}>
      {heading}
      {items.map(({ id }, index) => (
        <input
          key={id}
          type="radio"
          className={cx(visuallyHidden, button)}
          id={`${name}-${id}`}
          name={name}
          value={id}
          defaultChecked={index === 0}
        />
      ))}
      <div className={list({ look })}>
        {items.map((item) => (
          <label key={item.id} htmlFor={`${name}-${item.id}`} className={tab({ look })}>
            {item.label}
          </label>
        ))}
      </div>
      {items.map(
        (item, index) =>
          item.panel !== undefined && (
            <div key={item.id} data-tab={index + 1} className={panel}>
              {item.panel}
            </div>
          ),
      )}
      {children !== undefined && <div className={panel}>{children}</div>}
    </fieldset>
  );
}

const below = css({ pt: '6' });

type TabLinksProps<I extends string> = {
  label: string;
  items: readonly { id: I; label: ReactNode; link: Pick<LinkProps, 'to' | 'search'> }[];
  selected: I;
  /** The link of the tab with this page. */
  children: ReactNode;
};

/** Links that look like tabs, for tabs that the address selects. */
export function TabLinks<I extends string>({ label, items, selected, children }: TabLinksProps<I>) {
  return (
    <div>
      <nav aria-label={label} className={list({ look: 'pills' })}>
        {items.map((item) => (
          <Link
            key={item.id}
            {...item.link}
            className={tab({ look: 'pills' })}
            activeOptions={{ exact: true }}
            aria-current={item.id === selected ? 'page' : undefined}
            replace
            resetScroll={false}
          >
            {item.label}
          </Link>
        ))}
      </nav>
      <div className={below}>{children}</div>
    </div>
  );
}
