import { ChevronDown, EllipsisVertical, FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrdersEvent } from '#machines/orders/orders.machine.ts';
import { frenchDate } from '#rules/dates.ts';
import { amountOf, animalCount, formatXof } from '#rules/money.ts';
import { meaningOf, type ReadOrder } from '#rules/order-status.ts';
import type { OrderSort } from '#rules/orders.ts';
import type { KnownPayment } from '#rules/paid-so-far.ts';
import { css, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { Amount } from '#ui/amount.tsx';
import { OrderNumber } from '#ui/order-number.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Table } from '#ui/table.tsx';
import { tableFrame } from '#ui/table-frame.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ordersWording as wording } from '#wording/orders.ts';
import { OpenOrder } from './open-order.tsx';
import { AnimalName, OrderPicture, type PictureOf } from './order-detail.tsx';
import { type ShownPayment, StatusBadge } from './status-badge.tsx';

// A row is a grid: on a phone a card in the same reading order.
const frame = cx(
  tableFrame,
  css({
    '& table, & thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      position: 'relative',
      alignItems: 'center',
      columnGap: { base: '4', md: '3', lg: '4' },
      px: { base: '4', lg: '5' },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) auto',
        md: 'minmax(0, 1fr) 6rem 6.75rem minmax(0, 1.4fr) 5.75rem',
        lg: 'minmax(0, 9fr) minmax(0, 4fr) minmax(0, 4fr) minmax(0, 7fr) 5.75rem',
      },
      outlineOffset: '[-3px]',
    },
    '& th, & td': { textAlign: 'start', fontWeight: 'regular', outlineOffset: '[2px]', minW: '0' },
    '& :is(tr, th, td)[data-focus-visible]': { outline: '[2px solid {colors.focus}]' },
    // The headers: on a phone, where no column is below them, the choices of a sort. The number's sorts as the date's.
    '& thead tr': {
      display: { base: 'flex', md: 'grid' },
      flexWrap: 'wrap',
      borderBottom: { base: 'hairline', md: '[none]' },
    },
    '& thead th': { minH: '11', display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' },
    '& thead th, & thead tr': { bg: { base: 'surface', md: 'quiet' } },
    '& thead th:not(:last-child)': { fontSize: { base: '[min({fontSizes.small}, 3.4vw)]', md: 'small' } },
    '& thead th:is(:first-child:not(:focus), :last-child)': { base: { srOnly: true }, md: { srOnly: false } },
    '& thead th:last-child': { justifyContent: 'end' },
    '& thead svg': { w: '3.5', h: '3.5', ms: '1', flexShrink: '0' },
    '& thead th[aria-sort]': {
      cursor: 'pointer',
      color: { base: 'primary', md: 'muted' },
      _hover: { color: 'primary' },
    },
    '& thead th:is([aria-sort=ascending], [aria-sort=descending])': { color: 'primary' },
    '& tbody tr': {
      py: { base: '4', md: '3' },
      rowGap: '2',
      '@media (hover: hover)': { '&:hover': { bg: 'page' } },
    },
    // Only the date and the total share a line of a card.
    '& tbody tr > *': { gridColumn: { base: '[1 / -1]', md: 'auto' } },
    '& tbody tr > :is(:nth-child(2), :nth-child(3))': { gridColumn: 'auto' },
    '& tbody tr > :nth-child(3)': { justifySelf: { base: 'end', md: 'start' } },
    // What is unfolded belongs to the row above it.
    '& tbody tr[data-below]': { borderTop: 'none', pt: '0', pb: '5', _hover: { bg: 'surface' } },
    '& tbody tr[data-below] > *': { gridColumn: '[1 / -1]' },
    '& tbody tr[data-below] > :first-child': { textStyle: 'small', color: 'muted' },
  }),
);
const named = flex({
  align: 'center',
  gap: '3',
  minW: '0',
  '& img, & svg': { w: '14', flex: '[0 0 3.5rem]' },
});
const texts = css({ minW: '0', overflowWrap: 'anywhere' });
// Above the target that the whole row is, so that it can be selected.
const above = css({ position: 'relative', zIndex: '[1]' });
const numberStyle = cx(above, css({ fontWeight: 'bold' }));
const muted = css({ color: 'muted' });
const animals = css({ display: 'block', textStyle: 'small', color: 'muted' });
const total = css({ fontFamily: 'heading', fontWeight: 'heavy', whiteSpace: 'nowrap' });
const status = cx(above, css({ display: 'grid', gap: '1.5', justifyItems: 'start', alignContent: 'center' }));
// As high as with its payment, which comes later.
const withLine = cx(status, css({ minH: '[4.75rem]' }));
const actions = flex({ align: 'center', justify: { base: 'space-between', md: 'flex-end' }, gap: '1' });
const toggle = flex({
  align: 'center',
  justify: 'center',
  gap: '1.5',
  minH: '11',
  minW: { md: '11' },
  borderRadius: 'pill',
  color: 'primary',
  fontWeight: 'semibold',
  _before: { content: '""', position: 'absolute', inset: '0' },
  _hover: { bg: { md: 'quiet' } },
  '& svg': { w: '5', h: '5', transitionProperty: '[transform]', transitionDuration: 'quick' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
});
const toggleText = css({ md: { srOnly: true } });
// Its icon is aligned with the total's end.
const menu = cx(above, css({ marginInlineEnd: { base: '-3', md: '-2' } }));

const columns = (['number', 'date', 'total', 'status'] as const).map((id) => ({
  id,
  label: wording.columns[id],
}));

/** Renders what shows an order, with its payment. */
export type WithPayment = (order: ReadOrder, show: (payment: ShownPayment) => ReactNode) => ReactNode;

export type OrdersTableProps = {
  orders: readonly ReadOrder[];
  sort: OrderSort | null;
  /** The numbers of the orders that are unfolded. */
  unfolded: readonly string[];
  /** The order whose invoice is loading. */
  preparing: string | undefined;
  send: (event: OrdersEvent) => void;
  /** Renders an order with its payment. */
  withPayment: WithPayment;
  pictureOf: PictureOf;
  /** What comes next of an order that is unfolded. */
  nextOf: (order: ReadOrder, known: KnownPayment | null) => ReactNode;
};

/** One page of the orders: number, date, total, status and a menu with one action (specification §2); each unfolds in its place. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, sort, unfolded, preparing, send, withPayment, pictureOf, nextOf } = props;
  return (
    <div className={frame}>
      <Table
        label={wording.caption}
        columns={columns}
        actions={wording.columns.actions}
        sort={sort}
        onSort={(chosen) => send({ type: 'sort.chosen', sort: chosen })}
        items={orders}
        keyOf={({ order_number }) => order_number}
        rowOf={(order, Menu, show) =>
          withPayment(order, (payment) => {
            const { order_number: number, created_at, total_amount } = order;
            const isUnfolded = unfolded.includes(number);
            return show({
              cells: [
                <OrderName key="number" order={order} pictureOf={pictureOf} />,
                <time key="date" dateTime={created_at} className={muted}>
                  {frenchDate(created_at)}
                </time>,
                <span key="total" className={total}>
                  <Amount text={formatXof(amountOf(total_amount))} />
                </span>,
                <div key="status" className={meaningOf(order.status).isPaymentListed ? withLine : status}>
                  <StatusBadge status={order.status} known={payment.known} />
                  {payment.line}
                </div>,
                <div key="actions" className={actions}>
                  <button
                    type="button"
                    className={toggle}
                    data-unfolds=""
                    aria-expanded={isUnfolded}
                    onClick={() => send({ type: 'order.toggled', orderNumber: number })}
                  >
                    <span className={toggleText}>
                      {wording.open}
                      <VisuallyHidden> {number}</VisuallyHidden>
                    </span>
                    <ChevronDown aria-hidden="true" />
                  </button>
                  <span className={menu}>
                    <Menu
                      label={wording.actions(number)}
                      icon={preparing === number ? <Spinner /> : <EllipsisVertical aria-hidden="true" />}
                      action={{
                        label: wording.invoice,
                        icon: <FileDown aria-hidden="true" />,
                        disabled: preparing !== undefined,
                        onAction: () => send({ type: 'invoice.requested', orderNumber: number }),
                      }}
                    />
                  </span>
                </div>,
              ],
              below: isUnfolded
                ? {
                    name: wording.detailOf(number),
                    content: (
                      <OpenOrder {...{ order, payment, pictureOf, preparing, send }}>
                        {nextOf(order, payment.known)}
                      </OpenOrder>
                    ),
                  }
                : null,
            });
          })
        }
      />
    </div>
  );
}

/** The number of an order, with its first animal. */
function OrderName({ order, pictureOf }: { order: ReadOrder; pictureOf: PictureOf }) {
  const [first, ...others] = order.items;
  return (
    <span className={named}>
      <OrderPicture src={first && pictureOf(first.product.id)} />
      <span className={texts}>
        <span className={numberStyle}>
          <OrderNumber>{order.order_number}</OrderNumber>
        </span>{' '}
        <span className={animals}>
          {first && <AnimalName {...first} />} {others.length > 0 && wording.more(animalCount(others))}
        </span>
      </span>
    </span>
  );
}
