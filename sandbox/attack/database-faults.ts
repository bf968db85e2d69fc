import { sql } from 'drizzle-orm';
import { fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { Visitor } from '../customer/visitor.ts';
import { cartLines, orders, products } from '../database/schema.ts';
import type { Attack, AttackGroup } from './attack.ts';
import { contentsOf, type FullDatabase, fullDatabase } from './full-database.ts';
import { allWrites, fewWrites, type Write } from './writes.ts';

/* No call of the API writes with more statements than this. */
const mostStatements = 40;
const sentence = /Le service est momentanément indisponible/;

type Target = Parameters<Attack['run']>[0];

/** Refuses the first statement of a write, then the second of another try, and so on until nothing is left to refuse. */
async function refuseEach(
  { sandbox }: Target,
  disk: FullDatabase,
  { what, status, prepare }: Write,
): Promise<string | undefined> {
  const call = await prepare(sandbox);
  const before = await contentsOf(sandbox.database);
  for (let writes = 0; writes < mostStatements; writes += 1) {
    await disk.refuseAfter(writes);
    const answer = await call();
    await disk.free();
    if (answer.status === status && writes > 0) return undefined;
    if (answer.status !== 503 || !sentence.test(answer.text)) {
      return `${what}, write ${writes + 1}: ${answer.status} ${answer.text.slice(0, 80)}`;
    }
    if ((await contentsOf(sandbox.database)) !== before) return `${what}, write ${writes + 1}: half-written`;
  }
  return `${what} was never done`;
}

const noSpace: Attack = {
  door: 'no space at any statement of a write: 503 and a sentence, nothing half-written, done once there is space again',
  run: async (target) => {
    const writes = target.scale === 'full' ? allWrites : fewWrites;
    const faults: string[] = [];
    const disk = await fullDatabase(target.sandbox.database);
    try {
      for (const write of writes) {
        const fault = await refuseEach(target, disk, write);
        if (fault !== undefined) faults.push(fault);
      }
    } finally {
      await disk.remove();
    }
    return {
      withstood: faults.length === 0,
      figure: `${writes.length} writes; ${faults.length === 0 ? 'none half-written' : faults.join('; ')}`,
    };
  },
};

const waitMs = 400;

const late: Attack = {
  door: 'a database that does not answer in time: 503 and a sentence, what was refused is not done later',
  run: async ({ sandbox, scale }) => {
    const customer = await newCustomer(sandbox);
    const { id } = await putOnSale(sandbox);
    await fillCart(customer, id);
    const calls = scale === 'full' ? 20 : 3;
    const keys = Array.from({ length: calls }, (_, index) => `late-${customer.id}-${index}`);

    let hold = (): void => {};
    const isLocked = new Promise<void>((resolve) => {
      hold = resolve;
    });
    let release = (): void => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = sandbox.database.transaction(async (transaction) => {
      await transaction.execute(
        sql`lock table ${orders}, ${cartLines}, ${products} in access exclusive mode`,
      );
      hold();
      await isReleased;
    });
    await isLocked;
    const refused = await Promise.all([
      ...keys.map((key) => order(customer, {}, key)),
      new Visitor(sandbox).get('ecommerce/products-betails/'),
    ]);
    release();
    await holding;

    const withstood = refused.every(({ status, body }) => status === 503 && sentence.test(body.message));
    const written = (await customer.get<unknown[]>('ecommerce/orders/')).body.length;
    const again = await order(customer, {}, keys[0]);
    return {
      withstood: withstood && written === 0 && again.status === 201,
      figure: `${refused.length} calls: ${refused.filter(({ status }) => status === 503).length} × 503; ${written} orders done later; then ${again.status}`,
    };
  },
};

/** A database that is full or late; see `restarts.ts` for one that goes away. */
export const databaseFaults: AttackGroup = {
  title: 'faults of the database',
  settings: {
    databaseWaitMs: waitMs,
    messagesPerRecipient: 1e9,
    guessesPerPair: 1e9,
    guessesPerAccount: 1e9,
    guessesPerAddress: 1e9,
  },
  attacks: [noSpace, late],
};
