import type { Database } from '../sandbox/database/open.ts';
import { products } from '../sandbox/database/schema.ts';
import { manyAnimals } from '../tools/many-animals.mjs';

/** Rows that one statement takes: it may have 65,535 values. */
const atOnce = 1000;

/** Puts so many animals behind those that are there, each with an id and texts of its own. */
export async function plantMany(database: Database, count: number): Promise<void> {
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
