import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RemovedLine } from '#machines/cart/cart.model.ts';
import type { CartEvent } from '#machines/cart/cart-setup.ts';
import type { CartRow } from '#machines/cart/optimistic-updates.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { cartTotal, formatPrice, formatXof, lineTotal } from '#rules/money.ts';
import { maximumQuantity } from '#rules/stock.ts';
import type { UnreadLine } from '#rules/unread.ts';
import { css, cx } from '#styled-system/css';
import { grid, wrap } from '#styled-system/patterns';
import { Amount } from '#ui/amount.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { linkStyle } from '#ui/link-style.ts';
import { Picture } from '#ui/picture.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { tableFrame, totalStyle } from '#ui/table-frame.ts';
import { Unbroken } from '#ui/unbroken.tsx';
import { cartWording } from '#wording/cart.ts';
import { pictureAlt } from '#wording/picture.ts';
import { sizeOf } from '#wording/size.ts';

// A table where its columns fit; below that each row is a small card: the product, its price, then its quantity, its total and
// the remove button.
const columnsFromMd = css({
  '& table': { display: { base: 'block', md: 'table' } },
  '& tbody': { display: { base: 'block', md: 'table-row-group' } },
  '& thead': { base: { srOnly: true }, md: { srOnly: false } },
  '& th': { px: { base: '4', md: '2', lg: '3' } },
  '& th:first-child, & td:first-child': { ps: { md: '4.5' } },
  '& td': { md: { px: '2', py: '4', verticalAlign: 'middle' }, lg: { px: '3' } },
});
const row = css({
  display: { base: 'flex', md: 'table-row' },
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '2',
  // The total stays on the line of its quantity at 360 px.
  columnGap: { base: '0', sm: '2' },
  p: { base: '3.5', sm: '4', md: '0' },
});
const productCell = css({ flex: '[1 0 100%]', maxW: { base: 'full', md: '[none]' } });
const removeCell = css({ order: { base: '1', md: '0' } });
// On a phone no column is hidden: the heading of a hidden column would be announced for the next column.
const priceCell = css({
  display: { base: 'flex', md: 'table-cell' },
  flex: '[1 0 100%]',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '3',
  fontSize: { base: '[min({fontSizes.small}, 6vw)]', md: '[inherit]' },
  whiteSpace: 'nowrap',
});
const totalCell = cx(totalStyle, css({ order: { base: '2', md: '0' } }));
const product = grid({
  gridTemplateColumns: { base: '[min(5rem, 25%) minmax(0, 1fr)]', lg: '[5.75rem minmax(0, 1fr)]' },
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
const cellLabel = css({ display: { base: 'inline', md: 'none' }, color: 'muted' });

// In the place of a row, as high as a button.
const goneRow = css({ display: { base: 'block', md: 'table-row' }, p: { base: '3.5', sm: '4', md: '0' } });
const gone = wrap({
  align: 'center',
  justify: 'space-between',
  columnGap: '3',
  rowGap: '2',
  color: 'muted',
  '& p': { flex: '[1 1 12rem]', minW: '0', overflowWrap: 'anywhere' },
});

const troubleStyle = css({ textStyle: 'small', fontWeight: 'medium', color: 'danger', mt: '1' });

/**
 * Remaining stock by product id, if the list was read. In a whole one a product without an entry is no longer for sale; otherwise its
 * record may be an unreadable one.
 */
export type Stock = { left: ReadonlyMap<string, number>; isWhole: boolean } | undefined;

type CartLinesProps = {
  rows: readonly CartRow[];
  unread: readonly UnreadLine[];
  stock: Stock;
  send: (event: CartEvent) => void;
};

/**
 * The React key of each row: its product, and the number of earlier rows with the same product. A restored line has a new id; with
 * this key its row stays mounted and keeps the focus.
 */
const keysOf = (rows: readonly CartRow[]): readonly string[] =>
  rows.map(({ line }, index) => {
    const before = rows.slice(0, index).filter((row) => row.line.product.id === line.product.id);
    return `${line.product.id} ${before.length}`;
  });

/** The lines of the cart (specification §2 "Cart"). A removed line is replaced by an undo button. */
export function CartLines({ rows, unread, stock, send }: CartLinesProps) {
  const { columns } = cartWording;
  const keys = keysOf(rows);
  const lines = rows.flatMap(({ kind, line }) => (kind === 'line' ? [line] : []));
  const [undone, setUndone] = useState<string | null>(null);
  useAnnouncedQuantities(lines);
  return (
    <div className={cx(tableFrame, columnsFromMd)}>
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
          {rows.map(({ kind, line }, index) =>
            kind === 'removed' ? (
              <GoneRow
                key={keys[index]}
                line={line}
                onUndo={() => {
                  setUndone(line.product.id);
                  send({ type: 'removal.undone', line });
                }}
              />
            ) : (
              <LineRow
                key={keys[index]}
                line={line}
                most={maximumQuantity(line, lines, stock?.left)}
                stock={stock}
                isBack={undone === line.product.id}
                send={send}
              />
            ),
          )}
          {unread.map((line, index) => (
            <UnreadRow key={line.id ?? `unread ${index}`} line={line} send={send} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Announces a changed quantity: how many of which animal, and the cart's total. */
function useAnnouncedQuantities(lines: readonly CartLine[]): void {
  const before = useRef(lines);
  useEffect(() => {
    const known = before.current;
    before.current = lines;
    const changed = lines.find(({ id, quantity }) =>
      known.some((line) => line.id === id && line.quantity !== quantity),
    );
    if (changed === undefined) return;
    const { quantity, product } = changed;
    const own = lines.length === 1 ? undefined : formatXof(lineTotal(changed));
    announce(cartWording.said(product.name, quantity, formatXof(cartTotal(lines)), own));
  }, [lines]);
}

type LineRowProps = Pick<CartLinesProps, 'stock' | 'send'> & {
  line: CartLine;
  /** The maximum quantity of this line, if known. */
  most: number | undefined;
  /** The line was restored: the focus moves from the undo button to its name. */
  isBack: boolean;
};

function LineRow({ line, most, stock, isBack, send }: LineRowProps) {
  const { columns, quantity } = cartWording;
  const [exceeded, setExceeded] = useState<number>();
  return (
    <tr className={row}>
      <td className={productCell}>
        <div className={product}>
          <Picture
            src={line.product.image1}
            alt={pictureAlt(line.product.image1)}
            width={160}
            className={picture}
          />
          <div>
            <Link
              to="/product/$id"
              params={{ id: line.product.id }}
              className={name}
              data-read-first=""
              data-focus-home={isBack ? '' : undefined}
            >
              <Unbroken>{line.product.name}</Unbroken>
            </Link>
            <p className={size}>
              {cartWording.size} : {sizeOf(line.product.taille)}
            </p>
            <Trouble line={line} stock={stock} most={most} isExceeded={exceeded === line.quantity} />
          </div>
        </div>
      </td>
      <td className={priceCell}>
        <span className={cellLabel} aria-hidden="true">
          {columns.price}
        </span>
        {formatPrice(line.product)}
      </td>
      <td>
        <QuantityStepper
          label={quantity.label(line.product.name)}
          decreaseLabel={quantity.decrease(line.product.name)}
          increaseLabel={quantity.increase(line.product.name)}
          value={line.quantity}
          announcedElsewhere
          max={most}
          onExcess={() => setExceeded(line.quantity)}
          onChange={(wanted) => send({ type: 'quantity.requested', lineId: line.id, quantity: wanted })}
        />
      </td>
      <td className={totalCell} data-read-first="">
        <Amount text={formatXof(lineTotal(line))} />
      </td>
      <td className={removeCell}>
        <IconButton
          label={cartWording.removeLine(line.product.name)}
          icon={<Trash2 aria-hidden="true" />}
          tone="danger"
          onClick={() => send({ type: 'removal.requested', lineId: line.id })}
        />
      </td>
    </tr>
  );
}

/** The place of a removed line, with an undo button (an addition to the specification). */
function GoneRow({ line, onUndo }: { line: RemovedLine; onUndo: () => void }) {
  const { name } = line.product;
  const texts = cartWording.removed;
  return (
    <tr className={goneRow}>
      <td colSpan={5}>
        <div className={gone}>
          <p>{texts.text(name)}</p>
          <Button
            variant="secondary"
            size="compact"
            aria-label={texts.undoLine(name)}
            data-focus-home=""
            onClick={onUndo}
          >
            {texts.undo}
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** An unreadable line: says so, and can be removed if its id is known. */
function UnreadRow({ line: { id, name }, send }: { line: UnreadLine; send: CartLinesProps['send'] }) {
  const texts = cartWording.unread;
  return (
    <tr className={goneRow}>
      <td colSpan={5}>
        <div className={gone}>
          <p className={troubleStyle}>{id === null ? texts.stuck : texts.text(name)}</p>
          {id === null ? (
            <Link to="/contact" className={linkStyle({ reach: 'thumb' })}>
              {texts.contact}
            </Link>
          ) : (
            <IconButton
              label={cartWording.removeLine(name ?? texts.name)}
              icon={<Trash2 aria-hidden="true" />}
              tone="danger"
              onClick={() => send({ type: 'removal.requested', lineId: id })}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

type TroubleProps = Pick<LineRowProps, 'line' | 'stock' | 'most'> & { isExceeded: boolean };

/** Why a line cannot be ordered, and how many are left, also where more were asked for; or that it contains the entire stock. */
function Trouble({ line, stock, most, isExceeded }: TroubleProps) {
  const left = stock?.left.get(line.product.id);
  if (left === undefined && stock?.isWhole !== true) return null;
  const { trouble } = cartWording;
  if (left !== undefined && left >= line.quantity) {
    return (
      <p className={size} role="status">
        {most === line.quantity ? cartWording.most(left) : isExceeded && trouble.few(left)}
      </p>
    );
  }
  const text = left === undefined ? trouble.gone : left === 0 ? trouble.soldOut : trouble.few(left);
  return <p className={troubleStyle}>{text}</p>;
}
