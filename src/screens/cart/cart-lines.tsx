import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { CartEvent } from '#machines/cart/cart.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { effectivePrice, formatXof, lineTotal } from '#rules/money.ts';
import { mostOf } from '#rules/stock.ts';
import { css } from '#styled-system/css';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { cartWording } from '#wording/cart.ts';
import { catalogueWording } from '#wording/catalogue.ts';

// A table where its columns fit; below that a row is a small card: the product, its price, then its quantity, its total and the bin.
const frame = css({
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'xl',
  overflow: 'hidden',
  '& table': { display: { base: 'block', lg: 'table' }, w: 'full', borderCollapse: 'collapse' },
  '& tbody': { display: { base: 'block', lg: 'table-row-group' } },
  '& thead': { base: { srOnly: true }, lg: { srOnly: false } },
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
  '& td': { lg: { px: '4', py: '4', verticalAlign: 'middle' } },
  '& tbody tr + tr': { borderTop: 'hairline' },
});
const row = css({
  display: { base: 'flex', lg: 'table-row' },
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '2',
  // The total stays on the line of its quantity at 360 px.
  columnGap: { base: '0', sm: '2' },
  p: { base: '3.5', sm: '4', lg: '0' },
});
const productCell = css({ flex: '[1 0 100%]', maxW: { base: 'full', lg: '[none]' } });
const removeCell = css({ order: { base: '1', lg: '0' } });
// No column is left out on a phone: its heading would name the next one.
const priceCell = css({
  display: { base: 'flex', lg: 'table-cell' },
  flex: '[1 0 100%]',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '3',
  fontSize: { base: '[min({fontSizes.small}, 6vw)]', lg: '[inherit]' },
  whiteSpace: 'nowrap',
});
const totalCell = css({
  order: { base: '2', lg: '0' },
  ml: 'auto',
  fontFamily: 'heading',
  fontSize: '[min(1em, 7vw)]',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
});
const product = css({
  display: 'grid',
  gridTemplateColumns: '[min(5rem, 25%) minmax(0, 1fr)]',
  gap: '3.5',
  alignItems: 'center',
});
const picture = css({ borderRadius: 'md' });
const name = css({
  fontWeight: 'bold',
  overflowWrap: 'anywhere',
  lineClamp: '2',
  _hover: { color: 'primary', textDecoration: 'underline' },
});
const size = css({ textStyle: 'small', color: 'muted' });
const cellLabel = css({ display: { base: 'inline', lg: 'none' }, color: 'muted' });

const troubleStyle = css({ textStyle: 'small', fontWeight: 'medium', color: 'danger', mt: '1' });

/** How many of a product are left, by its id; what is not in it is not for sale any more. Undefined: not known. */
export type Stock = ReadonlyMap<string, number> | undefined;

type CartLinesProps = {
  lines: readonly CartLine[];
  stock: Stock;
  send: (event: CartEvent) => void;
};

/** The lines of the cart: product, price, quantity, total and removal (specification §2 "Cart"). */
export function CartLines({ lines, stock, send }: CartLinesProps) {
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
            <tr key={line.id} className={row} data-clear-of-notices="where-it-fits">
              <td className={productCell}>
                <div className={product}>
                  <Picture src={line.product.image1} alt="" width={160} className={picture} />
                  <div>
                    <Link to="/product/$id" params={{ id: line.product.id }} className={name}>
                      <Unbroken>{line.product.name}</Unbroken>
                    </Link>
                    <p className={size}>
                      {cartWording.size} : {sizeOf(line)}
                    </p>
                    <Trouble line={line} stock={stock} most={mostOf(line, lines, stock)} />
                  </div>
                </div>
              </td>
              <td className={priceCell}>
                <span className={cellLabel} aria-hidden="true">
                  {columns.price}
                </span>
                {formatXof(effectivePrice(line.product))}
              </td>
              <td>
                <QuantityStepper
                  label={quantity.label(line.product.name)}
                  decreaseLabel={quantity.decrease(line.product.name)}
                  increaseLabel={quantity.increase(line.product.name)}
                  value={line.quantity}
                  max={mostOf(line, lines, stock)}
                  onChange={(wished) => send({ type: 'quantity.wished', lineId: line.id, quantity: wished })}
                />
              </td>
              <td className={totalCell}>{formatXof(lineTotal(line))}</td>
              <td className={removeCell}>
                <IconButton
                  label={cartWording.removeLine(line.product.name)}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={(event) => {
                    // The rows close up: a second tap would meet the next animal's bin.
                    if (event.detail < 2) send({ type: 'removal.wished', lineId: line.id });
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Why a line cannot be ordered as it stands, and what is left; or that it holds all there are. */
function Trouble({ line, stock, most }: { line: CartLine; stock: Stock; most: number | undefined }) {
  if (stock === undefined) return null;
  const { trouble } = cartWording;
  const left = stock.get(line.product.id);
  if (left !== undefined && left >= line.quantity) {
    return (
      <p className={size} role="status">
        {most === line.quantity && cartWording.most(left)}
      </p>
    );
  }
  const text = left === undefined ? trouble.gone : left === 0 ? trouble.soldOut : trouble.few(left);
  return <p className={troubleStyle}>{text}</p>;
}

const sizeOf = ({ product: { taille } }: CartLine): string =>
  taille === null || taille === undefined ? cartWording.noSize : catalogueWording.sizes[taille];
