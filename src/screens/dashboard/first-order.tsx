import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderItem } from '#openapi/schemas.ts';
import { frenchDate } from '#rules/dates.ts';
import { amountOf, formatXof } from '#rules/money.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import { css, cx } from '#styled-system/css';
import { Amount } from '#ui/amount.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { linkStyle } from '#ui/link-style.ts';
import { OrderNumber } from '#ui/order-number.tsx';
import { Picture } from '#ui/picture.tsx';
import { ordersWording } from '#wording/orders.ts';
import { pictureAlt } from '#wording/picture.ts';
import { CustomerService } from '../payment/customer-service.tsx';
import { OrderDetail } from './order-detail.tsx';
import { StatusBadge } from './status-badge.tsx';

const wording = ordersWording.first;
/** How many animals are shown before the rest is counted. */
const mostShown = 3;

const card = css({ gap: '4' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5' });
const title = css({ textStyle: 'h3', flex: { base: '[1 0 100%]', sm: '[0 1 auto]' } });
const date = css({ textStyle: 'small', color: 'muted' });
const total = css({
  textStyle: 'price',
  fontSize: '[min({fontSizes.price}, 7vw)]',
  marginInlineStart: 'auto',
});
const animals = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const animal = css({ display: 'flex', alignItems: 'center', gap: '3', flex: '[1 1 13rem]', minW: '0' });
const picture = css({ flex: '[0 0 4rem]', w: '16', borderRadius: 'md' });
const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const payment = css({ borderTop: 'hairline', pt: '3', '&:empty': { display: 'none' } });
const next = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  borderTop: 'hairline',
  pt: '2',
});
const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '11',
  fontWeight: 'semibold',
  listStyle: 'none',
  borderRadius: 'sm',
  '&::-webkit-details-marker': { display: 'none' },
  _hover: { color: 'primary' },
  '& svg': { w: '5', h: '5', flexShrink: '0' },
  '[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
});

type FirstOrderProps = {
  order: ReadOrder;
  /** Whether it is the newest order. */
  isNewest: boolean;
  /** The picture of a product, if the shop has it: orders contain none. */
  pictureOf: (productId: string) => string | null | undefined;
  /** The status of its payment, and its actions. */
  payment: ReactNode;
};

/** The first order, above the table of all (beyond the specification); it expands to its lines and its address. */
export function FirstOrder({ order, isNewest, pictureOf, payment: paid }: FirstOrderProps) {
  const { order_number: number, created_at, status, total_amount, items } = order;
  const rest = items.length - mostShown;
  return (
    <section className={cx(cardStyle(), card)} aria-labelledby="premiere-commande">
      <div className={head}>
        <h3 id="premiere-commande" className={title}>
          {isNewest ? wording.newest : wording.alive}
        </h3>
        <StatusBadge status={status} />
        <span className={total}>
          <Amount text={formatXof(amountOf(total_amount))} />
        </span>
      </div>
      <p className={date}>
        <OrderNumber>{number}</OrderNumber> · <time dateTime={created_at}>{frenchDate(created_at)}</time>
      </p>
      <ul className={animals}>
        {items.slice(0, mostShown).map((item) => (
          <Animal key={item.product.id} item={item} picture={pictureOf(item.product.id)} />
        ))}
      </ul>
      {rest > 0 && <p className={date}>{wording.more(rest)}</p>}
      <div className={payment}>{paid}</div>
      <details>
        <summary className={summary}>
          {wording.open}
          <ChevronDown aria-hidden="true" />
        </summary>
        <OrderDetail order={order} />
      </details>
      <div className={next}>
        <CustomerService orderNumber={number} about="order" />
        <Link to="/conditions" hash="retours" className={linkStyle({ reach: 'thumb' })}>
          {wording.returns}
        </Link>
      </div>
    </section>
  );
}

function Animal({ item, picture: src }: { item: OrderItem; picture: string | null | undefined }) {
  const { product, quantity } = item;
  return (
    <li className={animal}>
      <Picture src={src ?? null} alt={pictureAlt(src)} width={128} className={picture} />
      <span>
        <bdi className={name}>{product.name}</bdi>
        {quantity > 1 && ` × ${quantity}`}
      </span>
    </li>
  );
}
