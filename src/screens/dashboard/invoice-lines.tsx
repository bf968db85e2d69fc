import type { OrderItem } from '#openapi/schemas.ts';
import { amountOf, formatXof } from '#rules/money.ts';
import { css } from '#styled-system/css';
import { invoiceWording } from '#wording/invoice.ts';

const table = css({
  w: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 'semibold', textAlign: 'start', borderBottom: '[1px solid #2B1B12]' },
  '& th, & td': { py: '2', pe: '3', verticalAlign: 'top' },
  '& th:last-child, & td:last-child': { pe: '0' },
  '& td': { borderBottom: '[1px solid #E2D5C0]', overflowWrap: 'anywhere' },
  // A page ends between two lines, never within one; each page has the head of the table.
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
});
const number = css({ '&&': { textAlign: 'end', whiteSpace: 'nowrap' } });
const name = css({ fontWeight: 'semibold' });

/** The lines of an invoice: what, of which kind, how many, at what price, together (specification §2). XOF. */
export function InvoiceLines({ items }: { items: readonly OrderItem[] }) {
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
      <tbody>
        {items.map(({ product, quantity, unit_price }) => (
          <tr key={product.id}>
            <td className={name}>{product.name}</td>
            <td>{product.category.nom_categorie}</td>
            <td className={number}>{quantity}</td>
            <td className={number}>{formatXof(amountOf(unit_price))}</td>
            <td className={number}>{formatXof(quantity * amountOf(unit_price))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
