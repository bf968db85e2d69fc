import { and, asc, count, eq, isNull, ne, or } from 'drizzle-orm';
import type { CountryCount, CountryForm, CountryInput, CountryPatch } from '#openapi/schemas.ts';
import { isId } from '../accounts/sessions.ts';
import type { Database } from '../database/open.ts';
import { countries, products, users } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { invalid, notFound, stillUsed } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { storePicture } from './uploads.ts';

type Ids = 'listCountries' | 'countByCountry' | 'createCountry' | 'updateCountry' | 'deleteCountry';
type Fields = Partial<Pick<typeof countries.$inferInsert, 'libelle' | 'code' | 'flag'>>;

const unknown = () => notFound('Ce pays est introuvable.');

async function read(database: Database): Promise<CountryCount[]> {
  const { id, libelle, flag, code } = countries;
  return database
    .select({ id, libelle, flag, code, betail_count: count(products.id) })
    .from(countries)
    .leftJoin(products, and(eq(products.origine_id, countries.id), isNull(products.deleted_at)))
    .groupBy(countries.id)
    .orderBy(asc(countries.rank));
}

async function fieldsOf(
  database: Database,
  body: CountryInput | CountryPatch | CountryForm,
): Promise<Fields> {
  const fields: Fields = {};
  if (body.libelle !== undefined) fields.libelle = body.libelle;
  if (body.code !== undefined) fields.code = body.code;
  const flag = body.flag === undefined ? null : await storePicture(database, body.flag);
  if (flag !== null) fields.flag = flag;
  return fields;
}

async function refuseTaken(database: Database, { libelle, code }: Fields, except?: string): Promise<void> {
  const same = or(
    libelle === undefined ? undefined : eq(countries.libelle, libelle),
    code === undefined ? undefined : eq(countries.code, code),
  );
  if (same === undefined) return;
  const [taken] = await database
    .select({ id: countries.id })
    .from(countries)
    .where(and(same, except === undefined ? undefined : ne(countries.id, except)));
  if (taken !== undefined) throw invalid('Un pays porte déjà ce nom ou ce code.');
}

/** Countries of origin: read by anybody, changed by staff. */
export const countryOperations = ({ database }: Provider): Operations<Ids> => ({
  listCountries: async () => ({ status: 200, body: await read(database) }),

  countByCountry: async () => ({ status: 200, body: await read(database) }),

  createCountry: async ({ body }) => {
    const created = await database.transaction(async (transaction) => {
      const fields = await fieldsOf(transaction, body);
      const { libelle, code } = fields;
      if (libelle === undefined || code === undefined) throw invalid('Il manque le nom ou le code du pays.');
      await refuseTaken(transaction, fields);
      const flag = fields.flag ?? `/media/flags/${code.toLowerCase()}.svg`;
      const [row] = await transaction.insert(countries).values({ libelle, code, flag }).returning();
      return { id: row?.id ?? '', libelle, code, flag };
    });
    return { status: 201, body: created };
  },

  updateCountry: async ({ path: { id }, body }) => {
    if (!isId(id)) throw unknown();
    const changed = await database.transaction(async (transaction) => {
      const fields = await fieldsOf(transaction, body);
      if (Object.keys(fields).length === 0) throw invalid();
      await refuseTaken(transaction, fields, id);
      const [row] = await transaction.update(countries).set(fields).where(eq(countries.id, id)).returning();
      if (row === undefined) throw unknown();
      return row;
    });
    const { libelle, code, flag } = changed;
    return { status: 200, body: { id, libelle, code, flag } };
  },

  deleteCountry: async ({ path: { id } }) => {
    if (!isId(id)) throw unknown();
    const [product] = await database
      .select({ id: products.id })
      .from(products)
      .where(eq(products.origine_id, id))
      .limit(1);
    const [user] = await database.select({ id: users.id }).from(users).where(eq(users.pays_id, id)).limit(1);
    if (product !== undefined || user !== undefined) throw stillUsed();
    const removed = await database.delete(countries).where(eq(countries.id, id)).returning();
    if (removed.length === 0) throw unknown();
    return { status: 204 };
  },
});
