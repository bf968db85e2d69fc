import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { CategoryCount } from '#openapi/schemas.ts';
import { isId } from '../accounts/sessions.ts';
import type { Database } from '../database/open.ts';
import { categories, products } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { invalid, notFound, stillUsed } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';

type Ids = 'listCategories' | 'countByCategory' | 'createCategory' | 'updateCategory' | 'deleteCategory';

const unknown = () => notFound('Cette catégorie est introuvable.');

async function read(database: Database): Promise<CategoryCount[]> {
  return database
    .select({ id: categories.id, nom_categorie: categories.nom_categorie, count: count(products.id) })
    .from(categories)
    .leftJoin(products, and(eq(products.category_id, categories.id), isNull(products.deleted_at)))
    .groupBy(categories.id)
    .orderBy(asc(categories.rank));
}

async function refuseTaken(database: Database, name: string, except?: string): Promise<void> {
  const [taken] = await database.select().from(categories).where(eq(categories.nom_categorie, name));
  if (taken !== undefined && taken.id !== except) throw invalid('Une catégorie porte déjà ce nom.');
}

/** Categories: read by anybody, changed by staff. */
export const categoryOperations = ({ database }: Provider): Operations<Ids> => ({
  listCategories: async () => ({ status: 200, body: await read(database) }),

  countByCategory: async () => ({ status: 200, body: await read(database) }),

  createCategory: async ({ body: { nom_categorie } }) => {
    await refuseTaken(database, nom_categorie);
    const [created] = await database.insert(categories).values({ nom_categorie }).returning();
    return { status: 201, body: { id: created?.id ?? '', nom_categorie } };
  },

  updateCategory: async ({ path: { id }, body: { nom_categorie } }) => {
    if (!isId(id)) throw unknown();
    await refuseTaken(database, nom_categorie, id);
    const changed = await database
      .update(categories)
      .set({ nom_categorie })
      .where(eq(categories.id, id))
      .returning();
    if (changed.length === 0) throw unknown();
    return { status: 200, body: { id, nom_categorie } };
  },

  deleteCategory: async ({ path: { id } }) => {
    if (!isId(id)) throw unknown();
    const [user] = await database
      .select({ id: products.id })
      .from(products)
      .where(eq(products.category_id, id))
      .limit(1);
    if (user !== undefined) throw stillUsed();
    const removed = await database.delete(categories).where(eq(categories.id, id)).returning();
    if (removed.length === 0) throw unknown();
    return { status: 204 };
  },
});
