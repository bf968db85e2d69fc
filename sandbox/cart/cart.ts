import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CartAddRequest, CartLine } from '#openapi/schemas.ts';
import { isId } from '../accounts/sessions.ts';
import type { Database } from '../database/open.ts';
import { attempts, cartLines, products } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
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

async function readProduct(database: Database, userId: string, productId: string): Promise<CartLine> {
  const line = (await read(database, userId)).find(({ product }) => product.id === productId);
  if (line === undefined) throw unknownLine();
  return line;
}

/*
 * Whether this request is new. The first to insert its key adds; a second one waits here until the first has finished, and then
 * adds nothing. Throws 422 if the key was used with another body.
 */
async function isFirst(
  database: Database,
  userId: string,
  key: string,
  { product_id, quantity }: CartAddRequest,
  now: Date,
): Promise<boolean> {
  const hash = createHash('sha256').update(`panier ${product_id} ${quantity}`).digest('hex');
  const inserted = await database
    .insert(attempts)
    .values({ user_id: userId, key, body_hash: hash, created_at: now })
    .onConflictDoNothing()
    .returning({ key: attempts.key });
  if (inserted.length > 0) return true;
  const [earlier] = await database
    .select({ hash: attempts.body_hash })
    .from(attempts)
    .where(and(eq(attempts.user_id, userId), eq(attempts.key, key)));
  if (earlier?.hash === hash) return false;
  throw new Refusal(422, 'Cet ajout a déjà été envoyé pour un autre article.', { code: 'key_reused' });
}

async function add(
  database: Database,
  userId: string,
  { product_id, quantity }: CartAddRequest,
): Promise<{ status: 200 | 201; body: CartLine }> {
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
    .values({ user_id: userId, product_id, quantity })
    .onConflictDoUpdate({
      target: [cartLines.user_id, cartLines.product_id],
      set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
      setWhere: sql`${cartLines.quantity} + excluded.quantity <= ${product.left}`,
    })
    .returning({ id: cartLines.id, quantity: cartLines.quantity });
  if (line === undefined) throw invalid(notEnough(product.name, product.left));
  return {
    status: line.quantity === quantity ? 201 : 200,
    body: await readOne(database, userId, line.id),
  };
}

/** The signed-in customer's cart. Lines reserve no stock; a quantity beyond the stock is refused nevertheless. */
export const cartOperations = ({ database, now }: Provider): Operations<Ids> => ({
  listCart: async ({ account }) => ({ status: 200, body: await read(database, account.id) }),

  addToCart: async ({ account, body, idempotencyKey }) =>
    database.transaction(async (transaction) => {
      if (
        idempotencyKey !== undefined &&
        !(await isFirst(transaction, account.id, idempotencyKey, body, now()))
      ) {
        return { status: 200, body: await readProduct(transaction, account.id, body.product_id) };
      }
      return add(transaction, account.id, body);
    }),

  changeQuantity: async ({ account, path: { id }, body: { quantity } }) => {
    const [line] = isId(id)
      ? await database
          .select({ name: products.name, left: available, quantity: cartLines.quantity })
          .from(cartLines)
          .innerJoin(products, eq(products.id, cartLines.product_id))
          .where(and(eq(cartLines.id, id), eq(cartLines.user_id, account.id)))
      : [];
    if (line === undefined) throw unknownLine();
    // A decrease is always allowed: the stock may have fallen below the quantity.
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
