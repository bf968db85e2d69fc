import { type SQL, sql } from 'drizzle-orm';
import { orderNumbers } from '../database/schema.ts';

/** The next order number, `BEL-1101`, from a sequence of the database: a failed checkout leaves a gap. */
export const nextOrderNumber = (): SQL<string> => sql`'BEL-' || nextval(${orderNumbers.seqName ?? ''})`;
