import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { css, cva } from '#styled-system/css';

const list = cva({
  base: { display: 'flex', maxW: 'full', overflowX: 'auto' },
  variants: {
    look: {
      pills: { gap: '1', p: '1', borderRadius: 'pill', bg: 'quiet', w: '[fit-content]' },
      line: { gap: '6', borderBottom: 'hairline' },
    },
  },
});

const tab = cva({
  base: {
    flexShrink: '0',
    fontWeight: 'semibold',
    minH: '10',
    whiteSpace: 'nowrap',
    outlineOffset: '[-2px]',
  },
  variants: {
    look: {
      pills: {
        px: '4.5',
        '@media (max-width: 22.5rem)': { px: '3' },
        borderRadius: 'pill',
        color: 'text',
        _hover: { color: 'primary' },
        _selected: {
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
        _selected: {
          color: 'primary',
          borderBottomColor: 'primary',
          _forcedColors: { borderBottomColor: '[Highlight]' },
        },
      },
    },
  },
});

const panel = css({ pt: '6', _focusVisible: { outlineOffset: '[4px]' } });

type TabsProps<I extends string> = {
  label: string;
  items: readonly { id: I; label: ReactNode }[];
  selected: I;
  onSelect: (id: I) => void;
  look?: 'pills' | 'line';
  children: ReactNode;
  /** Stands to the left of the tabs: a heading. */
  heading?: ReactNode;
};

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '4',
});

/** Tabs over one panel. Arrow keys, Home and End move and choose; one Tab leads into the panel. */
export function Tabs<I extends string>(props: TabsProps<I>) {
  const { label, items, selected, onSelect, look = 'pills', children, heading } = props;
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === selected);
    const to = {
      ArrowRight: (at + 1) % items.length,
      ArrowLeft: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : items[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div>
      <div className={bar}>
        {heading}
        <div ref={listRef} role="tablist" aria-label={label} className={list({ look })} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-tab-${item.id}`}
              className={tab({ look })}
              aria-selected={item.id === selected}
              aria-controls={`${id}-panel`}
              tabIndex={item.id === selected ? 0 : -1}
              onClick={() => onSelect(item.id)}
            >
              {item.label}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${selected}`} className={panel}>
        {children}
      </div>
    </div>
  );
}
