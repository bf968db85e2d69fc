import { asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Product } from '#openapi/schemas.ts';
import { isId } from '../accounts/sessions.ts';
import type { Database } from '../database/open.ts';
import { categories, countries, products } from '../database/schema.ts';

const columns = {
  product: products,
  category: { id: categories.id, nom_categorie: categories.nom_categorie },
  origine: { id: countries.id, libelle: countries.libelle, flag: countries.flag, code: countries.code },
};

const select = (database: Database) =>
  database
    .select(columns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category_id))
    .innerJoin(countries, eq(countries.id, products.origine_id));

type Row = Awaited<ReturnType<typeof select>>[number];

function present({ product, category, origine }: Row): Product {
  const { rank, category_id, origine_id, deleted_at, created_at, ...shown } = product;
  return { ...shown, category, origine, created_at: created_at.toISOString() };
}

/** The catalogue in the provider's order, or its best sold first. */
export async function readProducts(
  database: Database,
  order: 'featured' | 'best-sold' = 'featured',
  limit?: number,
): Promise<Product[]> {
  const by: SQL[] =
    order === 'featured' ? [asc(products.rank)] : [desc(products.quantity_vendu), asc(products.rank)];
  const query = select(database)
    .where(isNull(products.deleted_at))
    .orderBy(...by);
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(present);
}

/** One product as the API answers it, unless it is unknown or deleted. */
export async function readProduct(database: Database, id: string): Promise<Product | undefined> {
  const [row] = await select(database).where(eq(products.id, id));
  return row === undefined || row.product.deleted_at !== null ? undefined : present(row);
}

const tables = { product: products, category: categories, country: countries };

/** Whether the catalogue has a product, a category or a country of an id; where the database does not answer, it may have. */
export const existsInCatalogue =
  (database: Database) =>
  async (what: keyof typeof tables, id: string): Promise<boolean> => {
    if (!isId(id)) return false;
    const table = tables[what];
    const rows = await database
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, id))
      .catch(() => [{ id }]);
    return rows.length > 0;
  };
