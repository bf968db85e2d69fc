import type { Database } from '../../sandbox/database/open.ts';
import { products } from '../../sandbox/database/schema.ts';
import { manyAnimals } from '../../tools/many-animals.mjs';

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const atOnce = 1000;

/** Adds this many animals behind the existing ones, each with its own id and texts. */
export async function seedManyAnimals(database: Database, count: number): Promise<void> {
  if (count === 0) return;
  const known = await database.select().from(products).orderBy(products.rank);
  const rows = manyAnimals(known, count).map(({ rank, created_at, ...animal }) => ({
    ...animal,
    created_at: new Date(created_at),
  }));
  for (let at = 0; at < rows.length; at += atOnce) {
    await database.insert(products).values(rows.slice(at, at + atOnce));
  }
}
