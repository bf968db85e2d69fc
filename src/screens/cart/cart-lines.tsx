import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { CartEvent } from '#machines/cart/cart.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { effectivePrice, formatXof, lineTotal } from '#rules/money.ts';
import { css } from '#styled-system/css';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { cartWording } from '#wording/cart.ts';
import { catalogueWording } from '#wording/catalogue.ts';

const frame = css({
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'xl',
  overflow: 'hidden',
  '& table': { w: 'full', borderCollapse: 'collapse' },
  '& thead': { base: { srOnly: true }, md: { srOnly: false } },
  '& caption': { srOnly: true },
  '& th': {
    textAlign: 'start',
    px: '4',
    py: '3',
    fontSize: 'small',
    fontWeight: 'semibold',
    color: 'muted',
    bg: 'quiet',
  },
  '& td': { md: { px: '4', py: '4', verticalAlign: 'middle' } },
  '& tbody tr + tr': { borderTop: 'hairline' },
});
// On a phone a row is a small card: the product above, its quantity and total below.
const row = css({
  display: { base: 'grid', md: 'table-row' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2.5',
  p: { base: '4', md: '0' },
});
const productCell = css({ gridColumn: '1' });
const removeCell = css({ gridColumn: '2', gridRow: '1', alignSelf: 'start', justifySelf: 'end' });
const priceCell = css({ display: { base: 'none', md: 'table-cell' }, whiteSpace: 'nowrap' });
const totalCell = css({
  fontFamily: 'heading',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  textAlign: { base: 'end', md: 'start' },
});
const product = css({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: '3.5',
  alignItems: 'center',
});
const picture = css({ borderRadius: 'md' });
const name = css({
  fontWeight: 'bold',
  overflowWrap: 'anywhere',
  _hover: { color: 'primary', textDecoration: 'underline' },
});
const size = css({ textStyle: 'small', color: 'muted' });
const unitPrice = css({ display: { base: 'block', md: 'none' }, textStyle: 'small', color: 'muted' });

type CartLinesProps = { lines: readonly CartLine[]; send: (event: CartEvent) => void };

/** The lines of the cart: product, price, quantity, total and removal (specification §2 "Cart"). */
export function CartLines({ lines, send }: CartLinesProps) {
  const { columns, quantity } = cartWording;
  return (
    <div className={frame}>
      <table>
        <caption>{cartWording.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.product}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.quantity}</th>
            <th scope="col">{columns.total}</th>
            <th scope="col">{columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className={row}>
              <td className={productCell}>
                <div className={product}>
                  <Picture src={line.product.image1} alt="" width={160} className={picture} />
                  <div>
                    <Link to="/product/$id" params={{ id: line.product.id }} className={name}>
                      {line.product.name}
                    </Link>
                    <p className={size}>
                      {cartWording.size} : {sizeOf(line)}
                    </p>
                    <p className={unitPrice}>{formatXof(effectivePrice(line.product))}</p>
                  </div>
                </div>
              </td>
              <td className={priceCell}>{formatXof(effectivePrice(line.product))}</td>
              <td>
                <QuantityStepper
                  label={quantity.label(line.product.name)}
                  decreaseLabel={quantity.decrease(line.product.name)}
                  increaseLabel={quantity.increase(line.product.name)}
                  value={line.quantity}
                  onChange={(wished) => send({ type: 'quantity.wished', lineId: line.id, quantity: wished })}
                />
              </td>
              <td className={totalCell}>{formatXof(lineTotal(line))}</td>
              <td className={removeCell}>
                <IconButton
                  label={cartWording.removeLine(line.product.name)}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => send({ type: 'removal.wished', lineId: line.id })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sizeOf = ({ product: { taille } }: CartLine): string =>
  taille === null || taille === undefined ? cartWording.noSize : catalogueWording.sizes[taille];
