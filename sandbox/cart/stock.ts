import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { categories, products } from '../database/schema.ts';

/** A quantity of one product to take or give back. */
export type Lot = { product_id: string; quantity: number };

/** A taken quantity, with the values that the order stores. `unit_price` is in whole XOF. */
export type TakenLot = Lot & { name: string; nom_categorie: string; unit_price: number };

/** The refusal of a quantity, with the animal's name. */
export function notEnough(name: string, left: number): string {
  if (left <= 0) return `« ${name} » n’est plus disponible.`;
  return left === 1
    ? `Il ne reste qu’un seul animal pour « ${name} ».`
    : `Il ne reste que ${left} animaux pour « ${name} ».`;
}

/* Every transaction takes products in the same order, which prevents deadlocks. */
const inOrder = <Of extends Lot>(lots: Of[]): Of[] =>
  lots.toSorted((one, other) => one.product_id.localeCompare(other.product_id));

/**
 * Takes quantities out of the stock, each in one statement that checks and takes, so that concurrent buyers cannot oversell.
 * Returns what was taken, or the refusal with the name of the missing animal.
 */
export async function takeStock(database: Database, lots: Lot[]): Promise<TakenLot[] | { missing: string }> {
  const taken: TakenLot[] = [];
  for (const { product_id, quantity } of inOrder(lots)) {
    const [product] = await database
      .update(products)
      .set({ quantity_vendu: sql`${products.quantity_vendu} + ${quantity}` })
      .from(categories)
      .where(
        and(
          eq(products.id, product_id),
          eq(categories.id, products.category_id),
          isNull(products.deleted_at),
          sql`${products.quantity_initial} - ${products.quantity_vendu} >= ${quantity}`,
        ),
      )
      .returning({
        name: products.name,
        nom_categorie: categories.nom_categorie,
        price: products.price,
        promo_price: products.promo_price,
      });
    if (product === undefined) {
      const [short] = await database.select().from(products).where(eq(products.id, product_id));
      const left =
        short === undefined || short.deleted_at !== null ? 0 : short.quantity_initial - short.quantity_vendu;
      return { missing: notEnough(short?.name ?? 'Cet animal', left) };
    }
    taken.push({
      product_id,
      quantity,
      name: product.name,
      nom_categorie: product.nom_categorie,
      unit_price: product.promo_price ?? product.price,
    });
  }
  return taken;
}

/** Gives quantities back to the stock. */
export async function giveStockBack(database: Database, lots: Lot[]): Promise<void> {
  for (const { product_id, quantity } of inOrder(lots)) {
    await database
      .update(products)
      .set({ quantity_vendu: sql`greatest(${products.quantity_vendu} - ${quantity}, 0)` })
      .where(eq(products.id, product_id));
  }
}
