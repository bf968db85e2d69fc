import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Product } from '#openapi/schemas.ts';
import { meaningOf } from '#rules/order-status.ts';
import { isId } from '../accounts/sessions.ts';
import type { Database } from '../database/open.ts';
import { cartLines, orderItems, orders, products } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { invalid, notFound, stillUsed } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { checkProduct, productFields } from './product-input.ts';
import { readProduct, readProducts } from './read-products.ts';

type Ids = 'listProducts' | 'createProduct' | 'getProduct' | 'updateProduct' | 'deleteProduct';

async function known(database: Database, id: string): Promise<Product> {
  const product = isId(id) ? await readProduct(database, id) : undefined;
  if (product === undefined) throw notFound('Cet animal est introuvable.');
  return product;
}

const alive = (id: string) => and(eq(products.id, id), isNull(products.deleted_at));

async function remove(database: Database, id: string): Promise<void> {
  const ordered = await database
    .select({ status: orders.status })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.order_id))
    .where(eq(orderItems.product_id, id));
  if (ordered.some(({ status }) => !meaningOf(status).isEnded)) throw stillUsed();
  await database.delete(cartLines).where(eq(cartLines.product_id, id));
  if (ordered.length === 0) await database.delete(products).where(eq(products.id, id));
  else await database.update(products).set({ deleted_at: sql`now()` }).where(eq(products.id, id));
}

/** Products: read by anybody, changed by staff. */
export const productOperations = ({ database, now }: Provider): Operations<Ids> => ({
  listProducts: async () => ({ status: 200, body: await readProducts(database) }),

  getProduct: async ({ path }) => ({ status: 200, body: await known(database, path.id) }),

  createProduct: async ({ body }) => {
    const create = async (transaction: Database): Promise<string | undefined> => {
      const fields = await productFields(transaction, body);
      const {
        name,
        description,
        price,
        quantity_initial,
        category_id,
        origine_id,
        promo_price = null,
      } = fields;
      if (
        name === undefined ||
        description === undefined ||
        price === undefined ||
        quantity_initial === undefined ||
        category_id === undefined ||
        origine_id === undefined
      ) {
        throw invalid('Il manque le nom, la description, le prix, la quantité, la catégorie ou l’origine.');
      }
      const required = { name, description, price, quantity_initial, category_id, origine_id, promo_price };
      checkProduct({ ...required, quantity_vendu: 0 });
      const [created] = await transaction
        .insert(products)
        .values({ ...fields, ...required, created_at: now() })
        .returning({ id: products.id });
      return created?.id;
    };
    // Stores the picture and its animal in one transaction.
    const id = await database.transaction(create);
    return { status: 201, body: await known(database, id ?? '') };
  },

  updateProduct: async ({ path, body }) => {
    await known(database, path.id);
    await database.transaction(async (transaction) => {
      const fields = await productFields(transaction, body);
      const [current] = await transaction.select().from(products).where(alive(path.id)).for('update');
      if (current === undefined) throw notFound('Cet animal est introuvable.');
      checkProduct({
        price: fields.price ?? current.price,
        promo_price: fields.promo_price === undefined ? current.promo_price : fields.promo_price,
        quantity_initial: fields.quantity_initial ?? current.quantity_initial,
        quantity_vendu: current.quantity_vendu,
      });
      await transaction.update(products).set(fields).where(eq(products.id, path.id));
    });
    return { status: 200, body: await known(database, path.id) };
  },

  deleteProduct: async ({ path }) => {
    await known(database, path.id);
    await database.transaction(async (transaction) => {
      await transaction
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, path.id))
        .for('update');
      await remove(transaction, path.id);
    });
    return { status: 204 };
  },
});
