import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { orderNumbers } from '../database/schema.ts';

/** The next order number, `BEL-1101`: it only grows, and a checkout that fails leaves a gap. */
export async function nextOrderNumber(database: Database): Promise<string> {
  const [row] = await database
    .select({ next: sql<string>`nextval(${orderNumbers.seqName ?? ''})` })
    .from(sql`(select 1) as one`);
  return `BEL-${row?.next}`;
}
