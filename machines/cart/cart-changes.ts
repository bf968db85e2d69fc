import type { CartLine, Product } from '#openapi/schemas.ts';
import { effectivePrice } from '#rules/money.ts';
import { available } from '#rules/stock.ts';

/**
 * A difference from the cart that the customer agreed to: of a line, or of a product over all its lines (`stock`, which
 * cannot be agreed to). Prices are unit prices in XOF.
 */
export type CartChange = { productId: string; name: string } & (
  | { kind: 'stock'; wanted: number; left: number }
  | ({ lineId: string } & (
      | { kind: 'price'; before: number; after: number }
      | { kind: 'quantity'; before: number; after: number }
      | { kind: 'added'; quantity: number }
      | { kind: 'removed' }
    ))
);

/** The current cart with the prices of its products, and its differences from the cart agreed to. */
export type Comparison = { lines: readonly CartLine[]; changes: readonly CartChange[] };

/**
 * Each line with its predecessor: the line of the same id, else an unmatched one of the same product, since a line that was
 * removed and restored has another id. Several lines may hold one product.
 */
function paired(agreed: readonly CartLine[], lines: readonly CartLine[]) {
  const before = new Map<CartLine, CartLine>();
  const open = new Set(agreed);
  const pair = (isSame: (one: CartLine, other: CartLine) => boolean): void => {
    for (const line of lines) {
      const found = before.has(line) ? undefined : [...open].find((known) => isSame(known, line));
      if (found === undefined) continue;
      before.set(line, found);
      open.delete(found);
    }
  };
  const isSameProduct = (one: CartLine, other: CartLine): boolean => one.product.id === other.product.id;
  pair((one, other) => one.id === other.id && isSameProduct(one, other));
  pair(isSameProduct);
  return { before, removed: [...open] };
}

/** The differences between a cart and the one agreed to that its lines show; lines do not contain the stock. */
export function changedLines(agreed: readonly CartLine[], lines: readonly CartLine[]): CartChange[] {
  const { before, removed } = paired(agreed, lines);
  const changed = lines.flatMap((line): CartChange[] => {
    const known = before.get(line);
    if (known === undefined) return [{ ...lineOf(line), kind: 'added', quantity: line.quantity }];
    return [
      ...differing(line, 'quantity', known.quantity, line.quantity),
      ...differing(line, 'price', effectivePrice(known.product), effectivePrice(line.product)),
    ];
  });
  return [...changed, ...removed.map((line): CartChange => ({ ...lineOf(line), kind: 'removed' }))];
}

/**
 * Compares the cart that a customer agreed to with the current cart and products: the lines by quantity and effective
 * price, the products by stock. A product that no longer exists has no stock.
 */
export function compareCart(
  agreed: readonly CartLine[],
  read: { lines: readonly CartLine[]; products: readonly Product[] },
): Comparison {
  const lines = read.lines.map((line) => {
    const product = read.products.find(({ id }) => id === line.product.id);
    return product === undefined ? line : { ...line, product: { ...line.product, ...priceOf(product) } };
  });
  const short = [...byProduct(lines)].flatMap(([productId, { name, quantity: wanted }]): CartChange[] => {
    const product = read.products.find(({ id }) => id === productId);
    const left = product === undefined ? 0 : available(product);
    return left < wanted ? [{ productId, name, kind: 'stock', wanted, left }] : [];
  });
  const isShort = ({ productId }: CartChange) => short.some((change) => change.productId === productId);
  return { lines, changes: [...short, ...changedLines(agreed, lines).filter((one) => !isShort(one))] };
}

/** The total quantity of each product in some lines. */
export function byProduct(lines: readonly { product: { id: string; name: string }; quantity: number }[]) {
  const all = new Map<string, { name: string; quantity: number }>();
  for (const { product, quantity } of lines) {
    all.set(product.id, { name: product.name, quantity: (all.get(product.id)?.quantity ?? 0) + quantity });
  }
  return all;
}

const lineOf = ({ id, product }: CartLine) => ({ lineId: id, productId: product.id, name: product.name });

const priceOf = ({ price, promo_price }: Product): Pick<Product, 'price' | 'promo_price'> => ({
  price,
  promo_price,
});

const differing = (
  line: CartLine,
  kind: 'price' | 'quantity',
  before: number,
  after: number,
): CartChange[] => (before === after ? [] : [{ ...lineOf(line), kind, before, after }]);
