import { Link } from '@tanstack/react-router';
import type { CartLine } from '#openapi/schemas.ts';
import { formatXof, lineTotal } from '#rules/money.ts';
import { css } from '#styled-system/css';
import { Picture } from '#ui/picture.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { checkoutWording } from '#wording/checkout.ts';

const list = css({ m: '0', p: '0', listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '3.5',
  py: '3',
  borderBottom: 'hairline',
});
const picture = css({ borderRadius: 'md' });
const name = css({
  fontWeight: 'bold',
  overflowWrap: 'anywhere',
  _hover: { color: 'primary', textDecoration: 'underline' },
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '3',
});
const detail = css({ textStyle: 'small', color: 'muted' });
const amount = css({ fontWeight: 'bold', whiteSpace: 'nowrap', ml: 'auto' });

/** The lines of an order: what, of which size, how many, and what each comes to in XOF (specification §2 "Checkout"). */
export function OrderLines({ lines }: { lines: readonly CartLine[] }) {
  const { summary } = checkoutWording;
  return (
    <ul className={list}>
      {lines.map((line) => (
        <li key={line.id} className={row}>
          <Picture src={line.product.image1} alt="" width={128} className={picture} />
          <div>
            <Link to="/product/$id" params={{ id: line.product.id }} className={name}>
              {line.product.name}
            </Link>
            <p className={facts}>
              <span className={detail}>
                {summary.size} : {sizeOf(line)} ·{' '}
                <span aria-hidden="true">{summary.quantity(line.quantity)}</span>
                <VisuallyHidden>{summary.quantitySpoken(line.quantity)}</VisuallyHidden>
              </span>
              <span className={amount}>{formatXof(lineTotal(line))}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const sizeOf = ({ product: { taille } }: CartLine): string =>
  taille === null || taille === undefined ? checkoutWording.summary.noSize : catalogueWording.sizes[taille];
