import { Search } from 'lucide-react';
import { useId } from 'react';
import type { OrdersEvent } from '#machines/orders/orders.machine.ts';
import { type OrderFilter, orderFilters } from '#rules/orders.ts';
import { css, cx } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { controlStyle } from '#ui/control-style.ts';
import { Select } from '#ui/select.tsx';
import { useWrittenValue } from '#ui/use-written-value.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { ordersWording as wording } from '#wording/orders.ts';

const bar = grid({ gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 14rem' }, gap: '3' });
const box = css({
  position: 'relative',
  '& svg': {
    position: 'absolute',
    left: '4',
    top: '[calc(50% - 10px)]',
    w: '5',
    h: '5',
    color: 'muted',
    pointerEvents: 'none',
  },
});
const input = css({ paddingInlineStart: '12' });
const choice = css({ '& select': { w: 'full' } });

type OrdersToolbarProps = {
  search: string;
  filter: OrderFilter;
  send: (event: OrdersEvent) => void;
};

/** Above the orders: the search by number or name, and the status; 'Payée' is not offered (specification §2). */
export function OrdersToolbar({ search, filter, send }: OrdersToolbarProps) {
  const id = useId();
  const written = useWrittenValue<HTMLInputElement>(search);
  return (
    <search className={bar}>
      <div className={box}>
        <label htmlFor={id} className={visuallyHidden}>
          {wording.search.label}
        </label>
        <Search aria-hidden="true" />
        <input
          {...written}
          id={id}
          type="search"
          name="recherche"
          autoComplete="off"
          enterKeyHint="search"
          className={cx(controlStyle(), input)}
          placeholder={wording.search.placeholder}
          onInput={({ currentTarget }) => send({ type: 'search.changed', search: currentTarget.value })}
        />
      </div>
      <Select
        className={choice}
        label={wording.filter.label}
        labelHidden
        name="statut"
        options={orderFilters.map((value) => ({ value, label: wording.filter.options[value] }))}
        value={filter}
        onChange={(value) => send({ type: 'filter.chosen', filter: value })}
      />
    </search>
  );
}
