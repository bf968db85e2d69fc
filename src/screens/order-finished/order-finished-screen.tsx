import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/button-link.tsx';
import { OrderNumber } from '#ui/order-number.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { orderFinishedWording as wording } from '#wording/order-finished.ts';
import { ServiceHours } from '../pages/service-hours.tsx';

const numberStyle = css({ mt: '2', '& b': { color: 'text' } });

/** Thanks for an order, with the number in the address, which is displayed but not verified. */
export function OrderFinishedScreen({ orderNumber }: { orderNumber: string | undefined }) {
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
    </StatePanel>
  );
}
