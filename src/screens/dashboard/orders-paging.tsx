import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { OrdersEvent } from '#machines/orders/orders.machine.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import { type OrderPageSize, orderPageSizes, type Page } from '#rules/orders.ts';
import { css } from '#styled-system/css';
import { center, wrap } from '#styled-system/patterns';
import { useAnnouncedChanges } from '#ui/announce.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { ordersWording } from '#wording/orders.ts';

const bar = wrap({
  align: 'center',
  justify: { base: 'center', md: 'flex-end' },
  columnGap: '6',
  rowGap: '3',
  textStyle: 'small',
});
const range = css({ marginInlineEnd: { md: 'auto' }, color: 'muted' });
const size = css({ '& select': { minH: '11', w: '[5.25rem]' } });
const steps = center({ flexWrap: 'wrap', gap: '1' });
const place = css({ px: '1', whiteSpace: 'nowrap' });

type OrdersPagingProps = {
  shown: Page<ReadOrder>;
  pageSize: OrderPageSize;
  send: (event: OrdersEvent) => void;
};

/** Below the orders: the shown range, the page size, and the pagination (specification §2, §9). */
export function OrdersPaging({ shown, pageSize, send }: OrdersPagingProps) {
  const { paging } = ordersWording;
  const { page, pageCount } = shown;
  const position = paging.page(page, pageCount);
  useAnnouncedChanges(position);
  // `aria-disabled` and not `disabled`: a button that led to the last page keeps the focus.
  const step = (label: string, Icon: typeof ChevronFirst, to: number) => (
    <IconButton
      label={label}
      icon={<Icon aria-hidden="true" />}
      aria-disabled={to < 1 || to > pageCount || to === page || undefined}
      onClick={() => send({ type: 'page.chosen', page: to })}
    />
  );
  return (
    <nav className={bar} aria-label={paging.label}>
      <p className={range}>{paging.range(shown.first, shown.last, shown.total)}</p>
      <Select
        className={size}
        label={paging.perPage}
        name="lignes"
        options={orderPageSizes.map((value) => ({ value: String(value), label: String(value) }))}
        value={String(pageSize)}
        onChange={(value) => {
          const chosen = orderPageSizes.find((one) => String(one) === value);
          if (chosen !== undefined) send({ type: 'page-size.chosen', pageSize: chosen });
        }}
      />
      <div className={steps}>
        {step(paging.first, ChevronFirst, 1)}
        {step(paging.previous, ChevronLeft, page - 1)}
        <span className={place}>{position}</span>
        {step(paging.next, ChevronRight, page + 1)}
        {step(paging.last, ChevronLast, pageCount)}
      </div>
    </nav>
  );
}
