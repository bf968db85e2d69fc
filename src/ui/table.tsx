import {
  type ComponentType,
  Fragment,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { scrollFieldIntoView } from './scroll-into-view.ts';

/** The column by which a table is sorted. */
export type TableSort<Column extends string> = {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
};

/** The action of a row, in a menu. */
export type TableMenuProps = {
  /** The accessible name of the menu: « Actions pour la commande 1042 ». */
  label: string;
  icon: ReactNode;
  action: { label: string; icon?: ReactNode; disabled?: boolean; onAction: () => void };
};

/** A row: its cells, of which the first names it, and what is unfolded below it: a name for it, and the content. */
export type TableRow = {
  cells: readonly ReactNode[];
  below: { name: ReactNode; content: ReactNode } | null;
};

export type TableProps<Item, Column extends string> = {
  label: string;
  /** The columns that sort the table, and the heading of the last one, that of the actions. */
  columns: readonly { id: Column; label: string }[];
  actions: string;
  sort: TableSort<Column> | null;
  onSort: (sort: TableSort<Column>) => void;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Renders an item as a row by `show`; `Menu` renders the actions of a row. */
  rowOf: (item: Item, Menu: ComponentType<TableMenuProps>, show: (row: TableRow) => ReactNode) => ReactNode;
};

type Grid = typeof import('./aria-grid.tsx')['TableGrid'];

let loaded: Grid | undefined;
const show = ({ target }: { target: Element }) => requestAnimationFrame(() => scrollFieldIntoView(target));

/**
 * A table whose columns sort and whose rows have actions and unfold. React Aria's (`TableGrid`), for the keyboard, loads after the
 * page: until its rows are there, and if it does not come, a native one stands in its place. It is replaced when nobody is using it.
 */
export function Table<Item, Column extends string>(props: TableProps<Item, Column>) {
  const frame = useRef<HTMLDivElement>(null);
  const isBuilt = useRef(false);
  const [Grid, setGrid] = useState(() => loaded);
  const [isShown, setShown] = useState(false);
  const settle = useCallback(() => {
    if (isBuilt.current && frame.current?.querySelector(':focus, :active') === null) setShown(true);
  }, []);
  const built = useCallback(() => {
    isBuilt.current = true;
    settle();
  }, [settle]);
  useEffect(() => {
    import('./aria-grid.tsx').then(
      ({ TableGrid }) => {
        loaded = TableGrid;
        setGrid(() => loaded);
      },
      () => undefined,
    );
  }, []);
  return (
    <>
      {!isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the events are its controls'
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key keeps the focus, whose end is a blur
        <div
          ref={frame}
          onBlur={() => requestAnimationFrame(settle)}
          onClick={settle}
          onPointerCancel={settle}
        >
          <PlainTable {...props} />
        </div>
      )}
      {Grid !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: React Aria scrolls to the focused row, which may be higher than the window
        <div hidden={!isShown} onFocus={show}>
          <Grid {...props} onBuilt={built} />
        </div>
      )}
    </>
  );
}

/** What an unfolded row offers is complete without its menu. */
const NoMenu = () => null;

/** The native table, in the order of its items. */
export function PlainTable<Item, Column extends string>(props: TableProps<Item, Column>) {
  const { label, columns, actions, items, keyOf, rowOf } = props;
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          {columns.map(({ id, label: name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{actions}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Fragment key={keyOf(item)}>
            {rowOf(item, NoMenu, ({ cells: [name, ...cells], below }) => (
              <>
                <tr>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
                {below !== null && (
                  <tr data-below="">
                    <th scope="row">{below.name}</th>
                    <td colSpan={columns.length}>{below.content}</td>
                  </tr>
                )}
              </>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
