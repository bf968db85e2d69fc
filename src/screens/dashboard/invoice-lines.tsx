import type { ReactNode } from 'react';
import type { OrderItem } from '#openapi/schemas.ts';
import { amountOf, formatXof } from '#rules/money.ts';
import { css, cx } from '#styled-system/css';
import { invoiceWording } from '#wording/invoice.ts';

const table = css({
  w: 'full',
  fontSize: 'small',
  lineHeight: '[1.3]',
  '& th': { fontWeight: 'semibold', textAlign: 'start', borderBottom: '[1px solid currentColor]' },
  '& th, & td': { py: '1', pe: '3', verticalAlign: 'top' },
  '& th:last-child, & td:last-child': { pe: '0' },
  '& td': { borderBottom: '[1px solid #E2D5C0]', overflowWrap: 'anywhere' },
  // Page breaks fall between lines only; each page repeats the table's head.
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  // Five columns do not fit: each line becomes a small block.
  _receipt: {
    '&, & tbody': { display: 'block' },
    '& thead': { srOnly: true },
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      py: '1',
      borderBottom: '[1px solid #E2D5C0]',
    },
    '& td': { p: '0', border: 'none' },
  },
});
// The totals stay with the last line, so that no page has a total without one.
const last = css({ breakInside: 'avoid' });
const end = css({ '&&': { p: '0', border: 'none' }, _receipt: { flexBasis: 'full' } });
const number = css({ '&&': { textAlign: 'end', whiteSpace: 'nowrap' } });
const name = css({ fontWeight: 'semibold', _receipt: { flexBasis: 'full' } });
const unitPrice = cx(number, css({ _receipt: { _before: { content: '"× "' } } }));
const total = cx(number, css({ _receipt: { marginInlineStart: 'auto' } }));

type InvoiceLinesProps = {
  items: readonly OrderItem[];
  /** Below the lines: the total, and the payment. */
  children: ReactNode;
};

/** The lines of an invoice: product, category, quantity, unit price, amount (specification §2). XOF. */
export function InvoiceLines({ items, children }: InvoiceLinesProps) {
  const { columns } = invoiceWording;
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.category}</th>
          <th scope="col" className={number}>
            {columns.quantity}
          </th>
          <th scope="col" className={number}>
            {columns.unitPrice}
          </th>
          <th scope="col" className={number}>
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>{items.slice(0, -1).map(lineOf)}</tbody>
      <tbody className={last}>
        {items.slice(-1).map(lineOf)}
        <tr>
          <td colSpan={5} className={end}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const lineOf = ({ product, quantity, unit_price }: OrderItem, index: number) => (
  <tr key={`${product.id} ${index}`}>
    <td className={name}>{product.name}</td>
    <td>{product.category.nom_categorie}</td>
    <td className={number}>{quantity}</td>
    <td className={unitPrice}>{formatXof(amountOf(unit_price))}</td>
    <td className={total}>{formatXof(quantity * amountOf(unit_price))}</td>
  </tr>
);
