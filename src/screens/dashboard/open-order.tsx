import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrdersEvent } from '#machines/orders/orders.machine.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import { standingOf } from '#rules/paid-so-far.ts';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { linkStyle } from '#ui/link-style.ts';
import { ordersWording as wording } from '#wording/orders.ts';
import { CustomerService } from '../payment/customer-service.tsx';
import { SaveOrder } from '../payment/save-order.tsx';
import { OrderDetail, type PictureOf } from './order-detail.tsx';
import type { ShownPayment } from './status-badge.tsx';

const columns = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  columnGap: '12',
  rowGap: '4',
  alignItems: 'start',
  p: { base: '0', md: '5' },
  borderRadius: 'lg',
  bg: { md: 'page' },
});
const beside = grid({
  justifyItems: 'start',
  gap: '1',
  borderTop: { base: 'hairline', lg: 'none' },
  pt: { base: '3', lg: '0' },
});
const heading = css({ textStyle: 'small', color: 'muted' });

type OpenOrderProps = {
  order: ReadOrder;
  pictureOf: PictureOf;
  payment: ShownPayment;
  /** The order whose invoice is loading. */
  preparing: string | undefined;
  send: (event: OrdersEvent) => void;
  /** What comes next of it. */
  children: ReactNode;
};

/** What an unfolded order of the list contains: its lines and its recipient, and beside them what its customer may do. */
export function OpenOrder({ order, pictureOf, payment, preparing, send, children }: OpenOrderProps) {
  const { order_number: orderNumber } = order;
  return (
    <div className={columns}>
      <OrderDetail order={order} pictureOf={pictureOf}>
        <Button
          variant="secondary"
          size="compact"
          busy={preparing === orderNumber}
          disabled={preparing !== undefined && preparing !== orderNumber}
          onClick={() => send({ type: 'invoice.requested', orderNumber })}
        >
          {wording.invoice}
        </Button>
      </OrderDetail>
      <div className={beside}>
        {children}
        <p className={heading}>{wording.service}</p>
        <SaveOrder order={order} standing={standingOf(order, payment.known)} />
        <CustomerService orderNumber={orderNumber} about="order" />
        <Link to="/conditions" hash="retours" className={linkStyle({ reach: 'thumb' })}>
          {wording.returns}
        </Link>
      </div>
    </div>
  );
}
