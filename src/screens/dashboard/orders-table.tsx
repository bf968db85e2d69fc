import { EllipsisVertical, FileDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { frenchDate } from '#rules/dates.ts';
import { amountOf, animalCount, formatXof } from '#rules/money.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import type { KnownPayment } from '#rules/paid-so-far.ts';
import { css, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { Disclosure } from '#ui/disclosure.tsx';
import { Menu } from '#ui/menu.tsx';
import { OrderNumber } from '#ui/order-number.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { tableFrame, totalStyle } from '#ui/table-frame.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ordersWording as wording } from '#wording/orders.ts';
import { AnimalName, OrderDetail, OrderPicture, type PictureOf } from './order-detail.tsx';
import { type ShownPayment, StatusBadge } from './status-badge.tsx';

const columnsFromMd = css({
  // On a phone, too: no content widens the frame.
  '& table': { tableLayout: 'fixed' },
  '& thead': { base: { srOnly: true }, md: { srOnly: false } },
  '& thead th': { px: { md: '3', lg: '4.5' }, whiteSpace: 'nowrap' },
  '& tbody th, & tbody td': { px: { md: '3', lg: '4.5' }, py: { md: '3' }, verticalAlign: 'middle' },
  // The same widths on every page of the list.
  '& thead th:nth-child(2)': { w: '[24%]' },
  '& thead th:nth-child(3)': { w: '[21%]' },
  '& thead th:nth-child(4)': { w: '[18%]' },
  '& thead th:nth-child(5)': { w: '[13%]' },
});
// On a phone a row is a small card: the order and its menu, then its status and total.
const row = css({
  display: { base: 'flex', md: 'table-row' },
  flexWrap: 'wrap',
  position: { base: 'relative', md: 'static' },
  alignItems: 'center',
  columnGap: '3',
  p: { base: '4', md: '0' },
  '@media (hover: hover)': { '&:hover': { bg: 'page' } },
});
// The menu is beside these two.
const besideMenu = css({ flexBasis: 'full', paddingInlineEnd: { base: '[min(3rem, 15vw)]' } });
const numberCell = cx(besideMenu, css({ textAlign: 'start', fontWeight: 'bold' }));
const dateCell = cx(besideMenu, css({ color: 'muted', whiteSpace: { md: 'nowrap' } }));
const statusCell = css({ mt: { base: '3', md: '0' } });
const totalCell = cx(totalStyle, css({ order: { base: '1', md: '0' }, mt: { base: '3', md: '0' } }));
const actionsCell = css({
  // The icon is aligned with the total's end; its button extends beyond.
  position: { base: 'absolute', md: 'static' },
  top: '4',
  right: '1',
});

const moreRow = css({ '&&&': { borderTop: 'none' }, display: { base: 'block', md: 'table-row' } });
const moreCell = css({
  '&&&': { pt: '0', px: { base: '4', md: '3', lg: '4.5' }, pb: { base: '2', md: '1' } },
  display: { base: 'block', md: 'table-cell' },
  '& > div': { py: '2' },
});
const animal = flex({
  align: 'center',
  gap: '3',
  textStyle: 'body',
  overflowWrap: 'anywhere',
  '& img': { w: '12', flexBasis: '12' },
});

/** Renders what shows an order, with its payment. */
export type WithPayment = (order: ReadOrder, show: (payment: ShownPayment) => ReactNode) => ReactNode;

export type OrdersTableProps = {
  orders: readonly ReadOrder[];
  /** The order whose invoice is loading. */
  preparing: string | undefined;
  onInvoice: (orderNumber: string) => void;
  /** Renders an order with its payment. */
  withPayment: WithPayment;
  pictureOf: PictureOf;
  /** At the end of an order that is open: what comes next of it, and the invoice's button. */
  endOf: (order: ReadOrder, known: KnownPayment | null) => ReactNode;
};

/** One page of the orders: number, date, total, status and a menu with one action (specification §2). */
export function OrdersTable({ orders, withPayment, ...props }: OrdersTableProps) {
  const { columns } = wording;
  return (
    <div className={cx(tableFrame, columnsFromMd)}>
      <table>
        <caption>{wording.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.total}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Fragment key={order.order_number}>
              {withPayment(order, (payment) => (
                <OrderRows order={order} payment={payment} {...props} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The id of the header cell of an order's row. */
const headerOf = ({ order_number }: ReadOrder): string => `commande-${order_number}`;

type OrderRowsProps = Omit<OrdersTableProps, 'orders' | 'withPayment'> & {
  order: ReadOrder;
  payment: ShownPayment;
};

/** An order, and below it its animals, which open it, and its payment. */
function OrderRows(props: OrderRowsProps) {
  const { order, payment, pictureOf, endOf } = props;
  const { order_number: number, items } = order;
  const [first, ...others] = items;
  return (
    <>
      <OrderRow {...props} />
      <tr className={moreRow}>
        <td colSpan={5} headers={headerOf(order)} className={moreCell}>
          <Disclosure
            look="words"
            title={
              <span className={animal}>
                <OrderPicture src={first && pictureOf(first.product.id)} />
                <span>
                  {first && <AnimalName {...first} />}{' '}
                  {others.length > 0 && wording.first.more(animalCount(others))}
                  <VisuallyHidden>
                    {wording.ofOrder} <OrderNumber>{number}</OrderNumber>
                  </VisuallyHidden>
                </span>
              </span>
            }
          >
            <OrderDetail order={order}>{endOf(order, payment.known)}</OrderDetail>
          </Disclosure>
          {payment.line}
        </td>
      </tr>
    </>
  );
}

function OrderRow({ order, payment, preparing, onInvoice }: OrderRowsProps) {
  const { order_number: number, created_at, total_amount, status } = order;
  return (
    <tr className={row}>
      <th id={headerOf(order)} scope="row" className={numberCell}>
        <OrderNumber>{number}</OrderNumber>
      </th>
      <td className={dateCell}>
        <time dateTime={created_at}>{frenchDate(created_at)}</time>
      </td>
      <td className={totalCell}>{formatXof(amountOf(total_amount))}</td>
      <td className={statusCell}>
        <StatusBadge status={status} payment={payment.paid} />
      </td>
      <td className={actionsCell}>
        <Menu
          label={wording.actions(number)}
          icon={preparing === number ? <Spinner /> : <EllipsisVertical aria-hidden="true" />}
          actions={[
            {
              id: 'invoice',
              label: wording.invoice,
              icon: <FileDown aria-hidden="true" />,
              disabled: preparing !== undefined,
            },
          ]}
          onAction={() => onInvoice(number)}
        />
      </td>
    </tr>
  );
}
