import { type SQL, sql } from 'drizzle-orm';
import { orderNumbers } from '../database/schema.ts';

/** The next order number, `BEL-1101`, as the database counts it: it only grows, and a checkout that fails leaves a gap. */
export const nextOrderNumber = (): SQL<string> => sql`'BEL-' || nextval(${orderNumbers.seqName ?? ''})`;
