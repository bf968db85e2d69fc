import { and, asc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { StaffPatch, StaffRole } from '#openapi/schemas.ts';
import { everyOrderStatus } from '#openapi/words.ts';
import { meaningOf } from '#rules/order-status.ts';
import type { Database } from '../database/open.ts';
import { orders, users } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { partOf } from '../http/paging.ts';
import { invalid, notFound, notPermitted, stillUsed } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { checkName, checkPassword, refuseTaken } from './account-rules.ts';
import { holdUser, presentAccount, type UserRow } from './find-account.ts';
import { changedIdentifiers, identifierKeys, normalized } from './identifiers.ts';
import { hashPassword } from './passwords.ts';
import { invalidateSecrets, revokeAccess } from './secrets.ts';
import { isId } from './sessions.ts';

type Ids = 'registerStaff' | 'updateStaff' | 'listUsers' | 'listStaff' | 'deleteUser';

const unknown = () => notFound('Ce compte est introuvable.');

const roleOf = (role: StaffRole): UserRow['role'] => (role === 'admin' ? 'administrator' : role);

const endedStatuses = everyOrderStatus.filter((status) => meaningOf(status).isEnded);

function changesOf(body: StaffPatch) {
  checkName(body.first_name, 'prénom');
  checkName(body.last_name, 'nom');
  return {
    ...(body.first_name === undefined ? {} : { first_name: body.first_name }),
    ...(body.last_name === undefined ? {} : { last_name: body.last_name }),
    ...(body.email === undefined ? {} : { email: normalized(body.email) }),
    ...(body.numero_telephone === undefined ? {} : { numero_telephone: body.numero_telephone }),
    ...(body.role === undefined ? {} : { role: roleOf(body.role) }),
    ...(body.is_active === undefined ? {} : { is_active: body.is_active }),
  };
}

/**
 * Locks an administrator who changes accounts, and the account to be changed, and reads both again: of two administrators who
 * demote or delete each other one is refused (403), so that the last one stays. The order of the locks prevents a deadlock.
 */
async function holdBoth(transaction: Database, caller: string, target: string): Promise<UserRow | undefined> {
  const held = new Map<string, UserRow | undefined>();
  for (const id of [caller, target].toSorted()) held.set(id, await holdUser(transaction, id));
  checkAdministrator(held.get(caller));
  return held.get(target);
}

function checkAdministrator(caller: UserRow | undefined): void {
  if (caller?.role !== 'administrator' || !caller.is_active) throw notPermitted();
}

/** The accounts in the back office: lists for staff, changes for administrators. */
export const personnelOperations = ({ database, now, settings }: Provider): Operations<Ids> => {
  const list = async (which: SQL, query: Parameters<typeof partOf>[0]) => {
    const all = database.select().from(users).where(which).orderBy(asc(users.rank));
    const { limit, offset } = partOf(query);
    return (await (settings.letter ? all : all.limit(limit).offset(offset))).map(presentAccount);
  };
  return {
    registerStaff: async ({ body, account }) => {
      checkName(body.first_name, 'prénom');
      checkName(body.last_name, 'nom');
      checkPassword(body.password1, true);
      const { first_name, last_name, numero_telephone } = body;
      const email = normalized(body.email);
      const password_hash = await hashPassword(body.password1);
      const created = await database.transaction(async (transaction) => {
        checkAdministrator(await holdUser(transaction, account.id));
        await refuseTaken(transaction, { email, numero_telephone, username: email });
        const [row] = await transaction
          .insert(users)
          .values({
            role: roleOf(body.role),
            first_name,
            last_name,
            email,
            username: email,
            numero_telephone,
            ...identifierKeys({ username: email, numero_telephone }),
            password_hash,
            is_active: true,
            created_at: now(),
          })
          .returning();
        return row;
      });
      if (created === undefined) throw new Error('The staff account was not kept.');
      return { status: 201, body: presentAccount(created) };
    },

    updateStaff: async ({ path: { id }, body, account }) => {
      if (!isId(id)) throw unknown();
      const changes = changesOf(body);
      if (id === account.id && (body.is_active === false || body.role === 'staff')) {
        throw invalid('Vous ne pouvez pas retirer vos propres droits.');
      }
      const changed = await database.transaction(async (transaction) => {
        const member = await holdBoth(transaction, account.id, id);
        if (member === undefined || member.role === 'customer') throw unknown();
        const identifiers = changedIdentifiers(member, changes);
        await refuseTaken(transaction, identifiers, { except: id });
        const [row] = await transaction
          .update(users)
          .set({ ...changes, ...identifiers })
          .where(eq(users.id, id))
          .returning();
        if (row === undefined) throw unknown();
        if (row.email !== member.email || row.role !== member.role || row.is_active !== member.is_active) {
          const sessions = id === account.id ? ({ except: account.session_id } as const) : 'end';
          await revokeAccess(transaction, id, now(), sessions);
        } else if (row.phone_key !== member.phone_key) {
          await invalidateSecrets(transaction, id, now(), 'two-factor-code');
        }
        return row;
      });
      return { status: 200, body: presentAccount(changed) };
    },

    listUsers: async ({ query }) => {
      return { status: 200, body: await list(eq(users.role, 'customer'), query) };
    },

    listStaff: async ({ query }) => {
      return { status: 200, body: await list(inArray(users.role, ['staff', 'administrator']), query) };
    },

    deleteUser: async ({ path: { id }, account }) => {
      if (!isId(id)) throw unknown();
      if (id === account.id) throw stillUsed();
      await database.transaction(async (transaction) => {
        if ((await holdBoth(transaction, account.id, id)) === undefined) throw unknown();
        // A concurrent order refers to the row: it is committed before, or refused.
        await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
        const [open] = await transaction
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.user_id, id), notInArray(orders.status, endedStatuses)))
          .limit(1);
        if (open !== undefined) throw stillUsed();
        await transaction.delete(users).where(eq(users.id, id));
      });
      return { status: 204 };
    },
  };
};
