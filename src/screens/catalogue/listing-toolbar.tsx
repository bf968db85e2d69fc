import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ListingState, sorts, views } from '#rules/catalogue.ts';
import { queryNames } from '#rules/query-names.ts';
import { css, cva } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { IconRadios } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { listingWording } from '#wording/listing.ts';
import { formId } from './listing-form.ts';

const wording = listingWording;

const bar = wrap({
  align: 'center',
  justify: 'space-between',
  columnGap: '5',
  rowGap: '3',
  minH: { md: '13.5' },
});
const showingStyle = css({ textStyle: 'h3' });
const matchesStyle = css({ color: 'muted', textStyle: 'small' });
const unreadStyle = css({ color: 'danger', textStyle: 'small' });
const counts = cva({
  // The sentence with a country's name is too long for the controls' line, and for one line of a phone.
  variants: {
    lines: {
      // Space for the second line is reserved, so that its arrival causes no layout shift.
      two: { minH: { base: '[2.8rem]', md: '0' } },
      long: { w: 'full', minH: { base: '[2.925rem]', md: '0' } },
    },
  },
});
const controls = wrap({
  align: 'center',
  gap: { base: '2', md: '2.5' },
  '@media (max-width: 26rem)': { gap: '1.5' },
  // On a phone a row of their own from the start: a partially parsed page contains only some of them.
  w: { base: 'full', md: '[auto]' },
  ml: { md: 'auto' },
  '&[hidden]': { display: 'none' },
});
const sortStyle = css({
  flex: '[1 1 5.5rem]',
  minW: { md: '[12rem]', xl: '[15rem]' },
  '& label': { srOnly: { base: true, xl: false } },
  '& select': { minH: '11', pl: { base: '3', md: '4' }, pr: { base: '8', md: '10' } },
  '& svg': { right: { base: '2.5', md: '4' } },
  '@media (max-width: 22rem)': { '& select': { pl: '2', pr: '6' }, '& svg': { right: '1' } },
});

// On narrow phones the sort gets its room, so that all tools fit in one row.
const viewStyle = css({
  flexShrink: '0',
  minW: '[5.625rem]',
  '@media (max-width: 26rem)': { minW: '[4.625rem]', '& label > span': { minW: '9', px: '2' } },
});

const sortOptions = sorts.map((sort) => ({
  value: sort,
  label: wording.sort.options[sort],
  short: wording.sort.short[sort],
}));

const icons = { grid: <LayoutGrid aria-hidden="true" />, list: <List aria-hidden="true" /> };

type ListingToolbarProps = {
  state: ListingState;
  /** 'Affichage de N bétails', or a placeholder while N is unknown. */
  showing: string;
  /** How many of them match, if fewer. */
  matches: string | undefined;
  /** From when their prices and stock are, if that is long ago. */
  age: string | undefined;
  /** The number of unreadable animals, if any. */
  unread: number | undefined;
  /** The button that opens the filters in a narrow window. */
  filters?: ReactNode;
  /** A search without a result: there is nothing to sort, and the number of all animals is not its heading. */
  isEmpty: boolean;
};

/** The line above a listing: the number of animals, the sort, and grid or list (specification §2 "Catalogue"). */
export function ListingToolbar(props: ListingToolbarProps) {
  const { state, showing, matches, age, unread, filters, isEmpty } = props;
  const heading = isEmpty ? matchesStyle : showingStyle;
  const details = [matches, age].filter((part) => part !== undefined);
  return (
    <div className={bar}>
      <div className={isEmpty ? '' : counts({ lines: state.place.kind === 'country' ? 'long' : 'two' })}>
        <p className={heading} tabIndex={-1} data-focus-home="" data-read-first="">
          {showing}
        </p>
        {details.length > 0 && <p className={matchesStyle}>{details.join(', ')}</p>}
        {unread !== undefined && <p className={unreadStyle}>{wording.unread(unread)}</p>}
      </div>
      <div className={controls} hidden={isEmpty}>
        {filters}
        <Select
          className={sortStyle}
          label={wording.sort.label}
          name={queryNames.sort}
          form={formId}
          options={sortOptions}
          value={state.sort}
        />
        <div className={viewStyle}>
          <IconRadios
            label={wording.view.label}
            name={queryNames.view}
            form={formId}
            options={views.map((view) => ({
              value: view,
              label: wording.view.options[view],
              icon: icons[view],
            }))}
            value={state.view}
          />
        </div>
      </div>
    </div>
  );
}
