import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { frenchDate } from '#rules/dates.ts';
import { amountOf, animalCount, formatXof } from '#rules/money.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import { css, cx } from '#styled-system/css';
import { flex, wrap } from '#styled-system/patterns';
import { Amount } from '#ui/amount.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { linkStyle } from '#ui/link-style.ts';
import { OrderNumber } from '#ui/order-number.tsx';
import { ordersWording } from '#wording/orders.ts';
import { CustomerService } from '../payment/customer-service.tsx';
import { KeepOrder } from '../payment/keep-order.tsx';
import { AnimalName, OrderDetail, OrderPicture, type PictureOf } from './order-detail.tsx';
import { type ShownPayment, StatusBadge } from './status-badge.tsx';

const wording = ordersWording.first;
/** How many animals are shown before the rest is counted. */
const mostShown = 3;

const card = css({ gap: '4' });
const head = wrap({ align: 'center', columnGap: '3', rowGap: '1.5' });
const titleStyle = css({ textStyle: 'h3', flex: { base: '[1 0 100%]', sm: '[0 1 auto]' } });
const date = css({ textStyle: 'small', color: 'muted' });
const total = css({
  textStyle: 'price',
  fontSize: '[min({fontSizes.price}, 7vw)]',
  marginInlineStart: 'auto',
});
const animals = wrap({ gap: '3' });
const animal = flex({ align: 'center', gap: '3', flex: '[1 1 13rem]', minW: '0' });
const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const paymentStyle = css({ borderTop: 'hairline', pt: '3', '&:empty': { display: 'none' } });
const next = wrap({ align: 'center', columnGap: '5' });

type FirstOrderProps = {
  order: ReadOrder;
  title: string;
  /** The contacts stand in one card only. */
  hasContacts: boolean;
  pictureOf: PictureOf;
  payment: ShownPayment;
  /** What comes next of it, and the invoice's button. */
  end: ReactNode;
};

/** An order above the table of all (beyond the specification); it expands to its lines and its address. */
export function FirstOrder({ order, title, hasContacts, pictureOf, payment, end }: FirstOrderProps) {
  const { order_number: number, created_at, status, total_amount, items } = order;
  const rest = animalCount(items.slice(mostShown));
  const id = `premiere-${number}`;
  return (
    <section className={cx(cardStyle(), card)} aria-labelledby={`${id} ${id}-numero`}>
      <div className={head}>
        <h3 id={id} className={titleStyle}>
          {title}
        </h3>
        <StatusBadge status={status} payment={payment.paid} />
        <span className={total}>
          <Amount text={formatXof(amountOf(total_amount))} />
        </span>
      </div>
      <p className={date}>
        <span id={`${id}-numero`}>
          <OrderNumber>{number}</OrderNumber>
        </span>{' '}
        · <time dateTime={created_at}>{frenchDate(created_at)}</time>
      </p>
      <ul className={animals}>
        {items.slice(0, mostShown).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several lines may have one product, and none moves
          <li key={`${item.product.id} ${index}`} className={animal}>
            <OrderPicture src={pictureOf(item.product.id)} />
            <span className={name}>
              <AnimalName {...item} />
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={date}>{wording.more(rest)}</p>}
      <div className={paymentStyle}>{payment.line}</div>
      <Disclosure look="words" title={<span className={linkStyle()}>{wording.open}</span>}>
        <OrderDetail order={order}>{end}</OrderDetail>
      </Disclosure>
      <div className={next}>
        <KeepOrder order={order} {...payment} />
        {hasContacts && (
          <>
            <CustomerService orderNumber={number} about="order" />
            <Link to="/conditions" hash="retours" className={linkStyle({ reach: 'thumb' })}>
              {wording.returns}
            </Link>
          </>
        )}
      </div>
    </section>
  );
}
