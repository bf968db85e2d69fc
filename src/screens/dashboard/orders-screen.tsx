import { Link } from '@tanstack/react-router';
import { type OrdersContext, type ordersMachine, shownOrders } from '#machines/orders/orders.machine.ts';
import type { StoredDelivery } from '#rules/delivery-wish.ts';
import { searchedText } from '#rules/text.ts';
import { css, cx } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { reserveBar } from '#ui/bottom-inset.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { linkStyle } from '#ui/link-style.ts';
import { noticeBar } from '#ui/notice-bar.ts';
import { PrintSheet } from '#ui/print-sheet.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { invoiceWording } from '#wording/invoice.ts';
import { ordersWording as wording } from '#wording/orders.ts';
import type { MachineProps } from '../machine-props.ts';
import { Invoice } from './invoice.tsx';
import type { PictureOf } from './order-detail.tsx';
import { OrdersLoading } from './orders-loading.tsx';
import { OrdersPaging } from './orders-paging.tsx';
import { OrdersTable, type OrdersTableProps, type WithPayment } from './orders-table.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { notShown } from './status-badge.tsx';

// On a wide screen the search is beside the heading.
const column = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 38rem' },
  alignItems: 'center',
  gap: '4',
  '& > *': { gridColumn: '[1 / -1]' },
  '& > h2': { gridColumn: '1' },
  '& > search': { lg: { gridColumn: '2', gridRow: '1' } },
});
const unknown = () => null;
const unasked: WithPayment = (_, show) => show(notShown);

const title = css({ textStyle: 'h2' });
const barText = css({ flex: '[1 1 16rem]', minW: '0', overflowWrap: 'anywhere' });
// Sticky, wherever the order is in the list.
const invoiceBar = cx(
  noticeBar,
  css({
    position: { base: 'sticky', _low: 'static' },
    bottom: '[var(--bottom-inset, 0px)]',
    zIndex: 'sticky',
  }),
);

export type OrdersScreenProps = MachineProps<typeof ordersMachine> & {
  /** Renders an order with its payment. */
  withPayment?: WithPayment;
  pictureOf?: PictureOf;
  /** What comes next of an order that is open (`OrderNext`). */
  nextOf?: OrdersTableProps['nextOf'];
  /** City and wished day of an order that this device placed. */
  deliveryOf?: (orderNumber: string) => StoredDelivery | null;
};

/** The orders tab of the customer area (specification §2 "Dashboard"), and an open invoice. */
export function OrdersScreen({
  snapshot,
  send,
  withPayment = unasked,
  pictureOf = unknown,
  nextOf = unknown,
  deliveryOf = unknown,
}: OrdersScreenProps) {
  const { invoice, invoiceNumber, refusal } = snapshot.context;
  const preparing = snapshot.hasTag('busy');
  return (
    <section className={column} aria-labelledby="commandes">
      <h2 id="commandes" className={title} data-focus-home="">
        {wording.title}
      </h2>
      {snapshot.matches({ invoice: 'failed' }) && (
        <FormMessage>
          {refusal?.message ?? wording.invoiceFailed(invoiceNumber)}{' '}
          <button
            type="button"
            onClick={() => send({ type: 'invoice.requested', orderNumber: invoiceNumber })}
          >
            {wording.failed.retry}
          </button>
        </FormMessage>
      )}
      <VisuallyHidden>
        <span role="status">{preparing && wording.invoiceLoading}</span>
      </VisuallyHidden>
      <OrderList {...{ snapshot, send, withPayment, pictureOf, nextOf }} />
      {snapshot.matches({ invoice: 'open' }) && invoice !== null && (
        <>
          <PrintSheet>
            <Invoice {...invoice} delivery={deliveryOf(invoice.order.order_number)} />
          </PrintSheet>
          <InvoiceBar number={invoice.order.order_number} send={send} />
        </>
      )}
    </section>
  );
}

type OrderListProps = Required<Omit<OrdersScreenProps, 'deliveryOf'>>;

function OrderList(props: OrderListProps) {
  const { snapshot, send } = props;
  if (snapshot.matches({ list: 'loading' })) return <OrdersLoading />;
  if (snapshot.matches({ list: 'failed' })) {
    return (
      <StatePanel
        scene="failed"
        level={3}
        title={wording.failed.title}
        role="alert"
        action={<Button onClick={() => send({ type: 'orders.retried' })}>{wording.failed.retry}</Button>}
      >
        {wording.failed.text}
      </StatePanel>
    );
  }
  if (snapshot.matches({ list: 'empty' })) {
    return (
      <StatePanel
        scene="empty-list"
        level={3}
        title={wording.empty.title}
        action={<ButtonLink to="/shop">{wording.empty.shop}</ButtonLink>}
      >
        {wording.empty.text}
      </StatePanel>
    );
  }
  const { orders, unread } = snapshot.context;
  return (
    <>
      {unread.length > 0 && <UnreadOrders unread={unread} />}
      {orders.length > 0 && <ReadyOrders {...props} />}
    </>
  );
}

/** While an invoice is open: says that it is what will be printed, prints it again, and closes it. */
function InvoiceBar({ number, send }: Pick<OrdersScreenProps, 'send'> & { number: string }) {
  const { text, print, close } = invoiceWording.open;
  return (
    <div ref={reserveBar} className={invoiceBar}>
      <p className={barText} role="status">
        {text(number)}
      </p>
      <Button size="compact" onClick={() => send({ type: 'invoice.printed' })}>
        {print}
      </Button>
      <Button variant="secondary" size="compact" onClick={() => send({ type: 'invoice.closed' })}>
        {close}
      </Button>
    </div>
  );
}

/** Unreadable orders of the list: how many, and their numbers, if known. */
function UnreadOrders({ unread }: Pick<OrdersContext, 'unread'>) {
  const numbers = unread.flatMap(({ number }) => number ?? []);
  return (
    <div className={noticeBar} role="status">
      <p className={barText}>{wording.unread.text(unread.length, numbers)}</p>
      <Link to="/contact" className={linkStyle({ reach: 'thumb' })}>
        {wording.unread.contact}
      </Link>
    </div>
  );
}

function ReadyOrders({ snapshot, send, withPayment, pictureOf, nextOf }: OrderListProps) {
  const { search, filter, sort, pageSize, unfolded, invoiceNumber } = snapshot.context;
  const shown = shownOrders(snapshot.context);
  const isNarrowed = searchedText(search) !== undefined || filter !== 'all';
  const preparing = snapshot.hasTag('busy') ? invoiceNumber : undefined;
  return (
    <>
      <OrdersToolbar search={search} filter={filter} send={send} />
      <VisuallyHidden>
        <span role="status">{isNarrowed && wording.found(shown.total)}</span>
      </VisuallyHidden>
      {shown.total === 0 ? (
        <StatePanel
          scene="empty-list"
          level={3}
          title={wording.noMatch.title}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                send({ type: 'search.changed', search: '' });
                send({ type: 'filter.chosen', filter: 'all' });
              }}
            >
              {wording.noMatch.clear}
            </Button>
          }
        >
          {wording.noMatch.text}
        </StatePanel>
      ) : (
        <>
          <OrdersTable
            orders={shown.rows}
            {...{ sort, unfolded, preparing, send, withPayment, pictureOf, nextOf }}
          />
          <OrdersPaging shown={shown} pageSize={pageSize} send={send} />
        </>
      )}
    </>
  );
}
