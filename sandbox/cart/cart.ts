import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CartLine } from '#openapi/schemas.ts';
import { isId } from '../accounts/sessions.ts';
import type { Database } from '../database/open.ts';
import { cartLines, products } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { notEnough } from './stock.ts';

type Ids = 'listCart' | 'addToCart' | 'changeQuantity' | 'removeLine';

const unknownLine = () => notFound('Cet article n’est plus dans votre panier.');
const available = sql<number>`${products.quantity_initial} - ${products.quantity_vendu}`;

async function read(database: Database, userId: string, lineId?: string): Promise<CartLine[]> {
  const { id, name, image1, price, promo_price, taille } = products;
  return database
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      product: { id, name, image1, price, promo_price, taille },
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.product_id))
    .where(and(eq(cartLines.user_id, userId), lineId === undefined ? undefined : eq(cartLines.id, lineId)))
    .orderBy(asc(cartLines.rank));
}

async function readOne(database: Database, userId: string, lineId: string): Promise<CartLine> {
  const [line] = await read(database, userId, lineId);
  if (line === undefined) throw unknownLine();
  return line;
}

/** The signed-in customer's cart. Lines reserve nothing; a quantity beyond the stock is refused all the same. */
export const cartOperations = ({ database }: Provider): Operations<Ids> => ({
  listCart: async ({ account }) => ({ status: 200, body: await read(database, account.id) }),

  addToCart: async ({ account, body: { product_id, quantity } }) => {
    const [product] = isId(product_id)
      ? await database
          .select({ name: products.name, left: available })
          .from(products)
          .where(and(eq(products.id, product_id), isNull(products.deleted_at)))
      : [];
    if (product === undefined) throw notFound('Cet animal est introuvable.');
    if (quantity > product.left) throw invalid(notEnough(product.name, product.left));
    const [line] = await database
      .insert(cartLines)
      .values({ user_id: account.id, product_id, quantity })
      .onConflictDoUpdate({
        target: [cartLines.user_id, cartLines.product_id],
        set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
        setWhere: sql`${cartLines.quantity} + excluded.quantity <= ${product.left}`,
      })
      .returning({ id: cartLines.id, quantity: cartLines.quantity });
    if (line === undefined) throw invalid(notEnough(product.name, product.left));
    const body = await readOne(database, account.id, line.id);
    return { status: line.quantity === quantity ? 201 : 200, body };
  },

  changeQuantity: async ({ account, path: { id }, body: { quantity } }) => {
    const [line] = isId(id)
      ? await database
          .select({ name: products.name, left: available, quantity: cartLines.quantity })
          .from(cartLines)
          .innerJoin(products, eq(products.id, cartLines.product_id))
          .where(and(eq(cartLines.id, id), eq(cartLines.user_id, account.id)))
      : [];
    if (line === undefined) throw unknownLine();
    // Taking away is always allowed: the stock may have shrunk below what the line holds.
    if (quantity > line.left && quantity >= line.quantity) throw invalid(notEnough(line.name, line.left));
    await database
      .update(cartLines)
      .set({ quantity })
      .where(and(eq(cartLines.id, id), eq(cartLines.user_id, account.id)));
    return { status: 200, body: await readOne(database, account.id, id) };
  },

  removeLine: async ({ account, path: { id } }) => {
    const removed = isId(id)
      ? await database
          .delete(cartLines)
          .where(and(eq(cartLines.id, id), eq(cartLines.user_id, account.id)))
          .returning({ id: cartLines.id })
      : [];
    if (removed.length === 0) throw unknownLine();
    return { status: 204 };
  },
});
