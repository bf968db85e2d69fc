import type { ReactNode } from 'react';
import type { ReadOrder } from '#rules/order-status.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/button-link.tsx';
import { OrderNumber } from '#ui/order-number.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { orderFinishedWording as wording } from '#wording/order-finished.ts';
import { OrderDetail, type PictureOf } from '../dashboard/order-detail.tsx';
import { ServiceHours } from '../pages/service-hours.tsx';

const numberStyle = css({ mt: '2', '& b': { color: 'text' } });

const orderStyle = css({ mt: '4', textAlign: 'start' });

type OrderFinishedScreenProps = {
  /** The number in the address, which is displayed but not verified. */
  orderNumber: string | undefined;
  /** The order of that number, if it is the customer's. */
  order?: ReadOrder | null;
  pictureOf?: PictureOf;
  /** The offer to install the shop, after a known order. */
  install?: ReactNode;
};

/** Thanks for an order, with its number and, for its customer, its animals. */
export function OrderFinishedScreen({
  orderNumber,
  order = null,
  pictureOf,
  install,
}: OrderFinishedScreenProps) {
  return (
    <StatePanel
      scene="success"
      size="wide"
      level={1}
      title={wording.title}
      action={
        <>
          <ButtonLink to="/dashboard" search={{ onglet: 'commandes' }}>
            {wording.orders}
          </ButtonLink>
          <ButtonLink to="/shop" variant="secondary">
            {wording.shop}
          </ButtonLink>
        </>
      }
      more={
        order === null ? undefined : (
          <div className={orderStyle}>
            <OrderDetail order={order} pictureOf={pictureOf} />
          </div>
        )
      }
    >
      <p>{wording.text}</p>
      {orderNumber !== undefined && (
        <p className={numberStyle}>
          {wording.number}{' '}
          <b>
            <OrderNumber>{orderNumber}</OrderNumber>
          </b>
        </p>
      )}
      <ServiceHours />
      {order !== null && install}
    </StatePanel>
  );
}
