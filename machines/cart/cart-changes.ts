import type { CartLine, Product } from '#openapi/schemas.ts';
import { effectivePrice } from '#rules/money.ts';
import { available } from '#rules/stock.ts';

/** One thing that is not as the customer saw it. Prices are unit prices in XOF; `stock` cannot be agreed to. */
export type CartChange = { productId: string; name: string } & (
  | { kind: 'price'; before: number; after: number }
  | { kind: 'quantity'; before: number; after: number }
  | { kind: 'stock'; wanted: number; left: number }
  | { kind: 'added'; quantity: number }
  | { kind: 'removed' }
);

/** The cart as it is now, its prices those of the products themselves, and what differs from what was agreed to. */
export type Comparison = { lines: readonly CartLine[]; changes: readonly CartChange[] };

/**
 * Compares the cart a customer agreed to with cart and products read again, in products, quantity, effective price and
 * stock. A product that could not be found any more has no stock left.
 */
export function compareCart(
  agreed: readonly CartLine[],
  read: { lines: readonly CartLine[]; products: readonly Product[] },
): Comparison {
  const lines = read.lines.map((line) => {
    const product = read.products.find(({ id }) => id === line.product.id);
    return product === undefined ? line : { ...line, product: { ...line.product, ...priceOf(product) } };
  });
  const removed = agreed
    .filter(({ product }) => !lines.some((line) => line.product.id === product.id))
    .map(({ product }): CartChange => ({ productId: product.id, name: product.name, kind: 'removed' }));
  const changed = lines.flatMap((line): CartChange[] => {
    const named = { productId: line.product.id, name: line.product.name };
    const product = read.products.find(({ id }) => id === line.product.id);
    const left = product === undefined ? 0 : available(product);
    if (left < line.quantity) return [{ ...named, kind: 'stock', wanted: line.quantity, left }];
    const before = agreed.find((known) => known.product.id === line.product.id);
    if (before === undefined) return [{ ...named, kind: 'added', quantity: line.quantity }];
    return [
      ...differing(named, 'quantity', before.quantity, line.quantity),
      ...differing(named, 'price', effectivePrice(before.product), effectivePrice(line.product)),
    ];
  });
  return { lines, changes: [...changed, ...removed] };
}

const priceOf = ({ price, promo_price }: Product): Pick<Product, 'price' | 'promo_price'> => ({
  price,
  promo_price,
});

const differing = (
  named: { productId: string; name: string },
  kind: 'price' | 'quantity',
  before: number,
  after: number,
): CartChange[] => (before === after ? [] : [{ ...named, kind, before, after }]);
