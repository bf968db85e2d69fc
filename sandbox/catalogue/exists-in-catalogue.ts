import { eq } from 'drizzle-orm';
import { isId } from '../accounts/sessions.ts';
import type { Database } from '../database/open.ts';
import { categories, countries, products } from '../database/schema.ts';

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
