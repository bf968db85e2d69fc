import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrderItem } from '#openapi/schemas.ts';
import { amountOf, formatInteger, formatXof } from '#rules/money.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import { displayPhone } from '#rules/phone.ts';
import { isolated } from '#rules/text.ts';
import { css, cx } from '#styled-system/css';
import { flex, grid, wrap } from '#styled-system/patterns';
import { nameLink } from '#ui/name-link.ts';
import { Picture } from '#ui/picture.tsx';
import { ordersWording } from '#wording/orders.ts';
import { pictureAlt } from '#wording/picture.ts';

const wording = ordersWording.detail;

const frame = grid({
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '4',
  pt: '2',
  '& > button': { justifySelf: 'start' },
});
const row = wrap({ justify: 'space-between', columnGap: '4' });
const line = flex({ align: 'center', gap: '3', py: '2.5', borderBottom: 'hairline' });
const words = css({ flex: '1', minW: '0' });
const sum = cx(row, css({ fontWeight: 'bold' }));
const muted = css({ textStyle: 'small', color: 'muted' });
const each = css({ fontSize: '[min({fontSizes.small}, 5vw)]', color: 'muted' });
const amount = css({
  fontSize: '[min(1em, 7vw)]',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  marginInlineStart: 'auto',
});
// With very large text the words need its space.
const picture = css({ flexShrink: '0', w: '[min(4rem, 20vw)]', borderRadius: 'md' });
const address = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** The picture of a product, if the shop has it: orders contain none. */
export type PictureOf = (productId: string) => string | null | undefined;

type OrderDetailProps = {
  order: ReadOrder;
  /** Without it the lines have no pictures. */
  pictureOf?: PictureOf | undefined;
  /** What comes next of it, and the invoice's button. */
  children?: ReactNode;
};

/** An animal of an order, small. */
export const OrderPicture = ({ src }: { src: string | null | undefined }) => (
  <Picture src={src ?? null} alt={pictureAlt(src)} width={128} className={picture} />
);

/** The animal of a line, with its quantity. */
export const AnimalName = ({ product, quantity }: OrderItem) => (
  <>
    <bdi>{product.name}</bdi>
    {quantity > 1 && ` × ${formatInteger(quantity)}`}
  </>
);

/** The lines of an order and its recipient. Amounts are XOF. */
export function OrderDetail({ order, pictureOf, children }: OrderDetailProps) {
  const { items, total_amount, client } = order;
  const place = [
    `${isolated(client.first_name)} ${isolated(client.last_name)}`,
    client.numero_telephone ? isolated(displayPhone(client.numero_telephone)) : '',
    isolated(client.adresse1 ?? ''),
  ].filter((text) => text !== '');
  return (
    <div className={frame}>
      <ul>
        {items.map(({ product, quantity, unit_price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several lines may have one product, and none moves
          <li key={`${product.id} ${index}`} className={line}>
            {pictureOf && <OrderPicture src={pictureOf(product.id)} />}
            <div className={words}>
              <Link to="/product/$id" params={{ id: product.id }} className={nameLink}>
                <bdi>{product.name}</bdi>
              </Link>
              {/* An amount is never alone on its line. */}
              <p className={row}>
                <span className={each}>{wording.each(quantity, amountOf(unit_price))}</span>
                <span className={amount}>{formatXof(quantity * amountOf(unit_price))}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={sum}>
        <span>{wording.total}</span>
        <span className={amount}>{formatXof(amountOf(total_amount))}</span>
      </p>
      <div>
        <p className={muted}>{wording.client}</p>
        <p className={address}>{place.join('\n')}</p>
      </div>
      {children}
    </div>
  );
}
