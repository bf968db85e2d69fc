import { Fragment, type KeyboardEvent, type ReactNode, useContext, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableStateContext,
} from 'react-aria-components/Table';
import { css } from '#styled-system/css';
import { RowMenu } from './row-menu.tsx';
import type { TableProps } from './table.tsx';

const nowhere = css({ display: 'contents' });
// Drawn here: the icons of all pages are in their first scripts.
const arrows = {
  ascending: 'M12 19V5M5 12l7-7 7 7',
  descending: 'M12 5v14M5 12l7 7 7-7',
  none: 'M8 19V5M4 9l4-4 4 4M16 5v14M12 15l4 4 4-4',
};

/** Tab goes through all controls, as in the rest of the page; without this it would leave the table. */
function holdTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab' && event.currentTarget.contains(event.target as Node)) event.stopPropagation();
}

/** Enter on a row unfolds it. */
function unfold({ key, target }: KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLElement && target.getAttribute('role') === 'row')
    target.querySelector<HTMLElement>('[data-unfolds]')?.click();
}

type GridProps = {
  /** Called once it has rows: its first render has none. */
  onBuilt: () => void;
};

/** React Aria's table: arrow keys go through rows, cells and headers. It loads in a script of its own, with the menus of the rows. */
export function TableGrid<Item, Id extends string>({ onBuilt, ...props }: TableProps<Item, Id> & GridProps) {
  const { label, columns, actions, sort, onSort, items, keyOf, rowOf } = props;
  return (
    <I18nProvider locale="fr-FR">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the events are the table's */}
      <div onKeyDownCapture={holdTab} onKeyDown={unfold}>
        <Table
          aria-label={label}
          {...(sort && { sortDescriptor: sort })}
          onSortChange={({ column, direction }) => onSort({ column: column as Id, direction })}
        >
          <TableHeader>
            {columns.map(({ id, label: name }, index) => (
              <Column key={id} id={id} isRowHeader={index === 0} allowsSorting>
                {({ sortDirection }) => (
                  <>
                    {name}
                    <svg
                      viewBox="0 0 24 24"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="2"
                      aria-hidden="true"
                    >
                      <path d={arrows[sortDirection ?? 'none']} />
                    </svg>
                  </>
                )}
              </Column>
            ))}
            <Column>{actions}</Column>
          </TableHeader>
          <TableBody>
            {items.map((item) => (
              <Fragment key={keyOf(item)}>
                {rowOf(item, RowMenu, ({ cells, below }) => (
                  <>
                    <Row id={keyOf(item)}>
                      {cells.map((cell, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's
                        <Cell key={index}>
                          <Followed onBuilt={onBuilt}>{cell}</Followed>
                        </Cell>
                      ))}
                    </Row>
                    {below !== null && (
                      <Row id={`${keyOf(item)} below`} data-below="">
                        <Cell>{below.name}</Cell>
                        <Cell colSpan={columns.length}>
                          <Followed onBuilt={onBuilt}>{below.content}</Followed>
                        </Cell>
                      </Row>
                    )}
                  </>
                ))}
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </div>
    </I18nProvider>
  );
}

/** The content of a cell: the arrow keys go on from the control that Tab has focused. */
function Followed({ children, onBuilt }: GridProps & { children: ReactNode }) {
  useLayoutEffect(onBuilt, [onBuilt]);
  const table = useContext(TableStateContext);
  return (
    <div
      className={nowhere}
      onFocusCapture={({ currentTarget }) => {
        const key = currentTarget.closest<HTMLElement>('[data-key]')?.dataset.key;
        if (key !== undefined) table?.selectionManager.setFocusedKey(key);
      }}
    >
      {children}
    </div>
  );
}
