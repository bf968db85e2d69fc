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

/** What of a cart is not as the customer agreed to it, as far as its own lines tell: they do not tell the stock. */
export function changedLines(agreed: readonly CartLine[], lines: readonly CartLine[]): CartChange[] {
  const removed = agreed
    .filter(({ product }) => !lines.some((line) => line.product.id === product.id))
    .map(({ product }): CartChange => ({ ...namedOf(product), kind: 'removed' }));
  const changed = lines.flatMap((line): CartChange[] => {
    const before = agreed.find((known) => known.product.id === line.product.id);
    if (before === undefined) {
      return [{ ...namedOf(line.product), kind: 'added', quantity: line.quantity }];
    }
    return [
      ...differing(namedOf(line.product), 'quantity', before.quantity, line.quantity),
      ...differing(
        namedOf(line.product),
        'price',
        effectivePrice(before.product),
        effectivePrice(line.product),
      ),
    ];
  });
  return [...changed, ...removed];
}

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
  const short = lines.flatMap((line): CartChange[] => {
    const product = read.products.find(({ id }) => id === line.product.id);
    const left = product === undefined ? 0 : available(product);
    return left < line.quantity
      ? [{ ...namedOf(line.product), kind: 'stock', wanted: line.quantity, left }]
      : [];
  });
  const isShort = ({ productId }: CartChange) => short.some((change) => change.productId === productId);
  return { lines, changes: [...short, ...changedLines(agreed, lines).filter((one) => !isShort(one))] };
}

const namedOf = ({ id, name }: CartLine['product']) => ({ productId: id, name });

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
