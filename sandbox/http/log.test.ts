import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Access, accessOf, type OperationId } from '../accounts/access.ts';
import { checkoutBody, fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { demoPassword, signIn } from '../customer/visitor.ts';
import { outbox } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';
import { patience } from '../testing/effort.ts';
import { contentsOf, fullDatabase } from '../testing/full-database.ts';
import { startEmbedded, startForTest } from '../testing/start.ts';
import { writesOf } from '../testing/writes.ts';
import { errorEntry } from './log.ts';
import { readContract } from './openapi.ts';

/* The log contains nothing private, whichever operation fails at whichever statement; no line is long. */

vi.setConfig({ testTimeout: 120_000 * patience });
const longestLine = 6000;
const limitless = { callsPerMinute: 1e9, guessesPerPair: 1e9, messagesPerRecipient: 1e9 };

const picture = 'FFFFD8FFAA';
const privates = {
  email: 'tres.privee@exemple.ci',
  password1: 'Secret!Tres4Prive',
  new_password: 'Secret!Autre5Prive',
  first_name: 'Zénobie',
  last_name: 'Kpangbassé',
  numero_telephone: '0799887766',
  adresse1: 'Villa des acajous 77',
  adresse2: 'Derrière le baobab',
  address: 'Rue des manguiers 99',
  ville: 'Tiassalé-Nord',
  numero_cni: 'CI009988776',
  notes: 'Sonnez chez la tante Mariétou',
  otp: '918273',
  token: 'jeton-mille-fois-prive',
  username: 'zenobie-du-marche',
};

let log = '';
const stream = {
  write: (line: string) => {
    log += line;
  },
};

function expectDiscreet(values: Iterable<string>) {
  for (const value of values) {
    const [line] = log.split('\n').filter((one) => one.includes(value));
    expect(line, value).toBeUndefined();
  }
  expect(Math.max(...log.split('\n').map(({ length }) => length))).toBeLessThan(longestLine);
}

describe('each operation, at each of its statements', () => {
  let sandbox: Sandbox;
  const callers: Partial<Record<Access, string | undefined>> = {};

  beforeAll(async () => {
    sandbox = await startEmbedded({ log: stream, settings: limitless });
    callers.account = (await newCustomer(sandbox)).token;
    callers.staff = (await signIn(sandbox, 'equipe@exemple.ci')).token;
    callers.administrator = (await signIn(sandbox, 'admin@exemple.ci')).token;
  });
  beforeEach(() => {
    log = '';
  });
  afterAll(() => sandbox.stop());

  const { email, password1, new_password, first_name, last_name, numero_telephone, otp, token, username } =
    privates;
  const { adresse1, adresse2, address, ville, numero_cni, notes } = privates;
  const animal = {
    name: username,
    description: notes,
    price: 100_000,
    quantity_initial: 2,
    category: randomUUID(),
    origine: randomUUID(),
  };
  /** The bodies of operations with a body; the others are called without. */
  const bodies: Partial<Record<OperationId, object>> = {
    login: { email, password: password1 },
    activateByCode: { otp, email },
    confirmTwoFactor: { otp: otp.slice(1), username },
    register: { first_name, last_name, email, numero_telephone, pays: randomUUID(), password1 },
    changePassword: { old_password: password1, new_password1: new_password, new_password2: new_password },
    requestPasswordReset: { email },
    finishPasswordReset: { new_password, token },
    updateAccount: { first_name, last_name, email, username, numero_telephone, adresse1, adresse2 },
    registerStaff: { first_name, last_name, email, numero_telephone, role: 'staff', password1 },
    updateStaff: { first_name, last_name, email, numero_telephone },
    refresh: { refreshToken: token },
    addToCart: { product_id: token, quantity: 1 },
    changeQuantity: { quantity: 2 },
    placeOrder: { ...checkoutBody({ email, address, ville, numero_cni, notes }), first_name, last_name },
    createCategory: { nom_categorie: username },
    updateCategory: { nom_categorie: username },
    createProduct: animal,
    updateProduct: animal,
    createCountry: { libelle: username, code: otp.slice(4) },
    updateCountry: { libelle: username, code: otp.slice(4) },
    updateOrderStatus: { status: 'PAID' },
  };

  const operations = Object.entries(
    readContract().paths as Record<string, Record<string, { operationId: OperationId }>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'parameters')
      .map(([method, { operationId: id }]) => ({ id, method: method.toUpperCase(), path })),
  );

  /** Fails the statement of that number with an error that quotes it, as a database may. */
  function refuseStatement(number: number): () => void {
    const { query, transaction } = PGlite.prototype;
    let asked = 0;
    const count = (values: unknown) => {
      asked += 1;
      if (asked !== number) return;
      const said = JSON.stringify(values);
      throw Object.assign(new Error(`refused ${said}`), { code: 'XX000', detail: said, where: said });
    };
    const outside = vi.spyOn(PGlite.prototype, 'query').mockImplementation(async function (
      this: PGlite,
      ...statement
    ): Promise<never> {
      count(statement[1]);
      return (await query.apply(this, statement)) as never;
    });
    const inside = vi.spyOn(PGlite.prototype, 'transaction').mockImplementation(function (
      this: PGlite,
      work,
    ) {
      return transaction.call(this, (open) =>
        work({
          ...open,
          query: async (...statement: Parameters<typeof open.query>): Promise<never> => {
            count(statement[1]);
            return (await open.query(...statement)) as never;
          },
        }),
      ) as never;
    });
    return () => {
      outside.mockRestore();
      inside.mockRestore();
    };
  }

  test.each(operations)('$id', async ({ id, method, path }) => {
    const part = path.includes('{token}') || path.includes('key') ? token : randomUUID();
    const caller = callers[accessOf[id]];
    const body = bodies[id];
    const isForm = /^(?:create|update)(?:Product|Country)$/.test(id);
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
    const statuses: number[] = [];
    for (let number = 1; number <= 9; number += 1) {
      const restore = refuseStatement(number);
      const { status } = await fetch(`${sandbox.url}/api/v1${path.replaceAll(/\{\w+\}/g, part)}`, {
        method,
        headers: {
          ...(caller === undefined ? {} : { authorization: `Bearer ${caller}` }),
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isForm ? form : JSON.stringify(body) }),
      });
      restore();
      statuses.push(status);
    }
    expect(statuses, 'it failed, and was logged').toContain(500);
    expect(log).toContain(`"operation":"${id}"`);
    expectDiscreet([...Object.values(privates), ...(caller === undefined ? [] : [caller]), part]);
  });
});

describe('writes that are refused by the database itself', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startForTest({ log: stream, settings: limitless });
  });
  afterAll(() => sandbox.stop());

  test('no space at any statement of a write: 503 and a sentence, nothing half-written, done once there is space; no code, link, address or number stands in the log', async () => {
    log = '';
    const { database } = sandbox;
    const disk = await fullDatabase(database);
    for (const { what, status, prepare } of writesOf(sandbox)) {
      const call = await prepare();
      const before = await contentsOf(database);
      let answer: { status: number; body: unknown } = { status: 0, body: '' };
      // Refused at the first statement, then once more at the second, until nothing is left to refuse; none has more than 40.
      for (let statements = 0; statements < 40; statements += 1) {
        await disk.refuseAfter(statements);
        answer = await call();
        await disk.free();
        if (answer.status === status && statements > 0) break;
        expect([what, answer.status]).toEqual([what, 503]);
        expect(JSON.stringify(answer.body)).toContain('Le service est momentanément indisponible');
        expect(await contentsOf(database), `${what}, half-written at statement ${statements + 1}`).toBe(
          before,
        );
      }
      expect([what, answer.status]).toEqual([what, status]);
    }
    const customer = await newCustomer(sandbox);
    await fillCart(customer, (await putOnSale(sandbox)).id);
    await disk.refuseAfter(3);
    await order(customer, {
      notes: privates.notes,
      address: privates.address,
      numero_cni: privates.numero_cni,
    });
    await disk.free();
    await disk.remove();
    expect(log).toContain('"message":"insert into');
    const sent = await database.select().from(outbox);
    const mailed = sent.flatMap(({ to, code, link }) => [
      ...(to.startsWith('bonjour@') ? [] : [to]),
      ...(code === null ? [] : [code]),
      ...(link === null ? [] : [link.slice(link.lastIndexOf('/') + 1)]),
    ]);
    expect(mailed.length).toBeGreaterThan(20);
    expectDiscreet([...mailed, ...Object.values(privates), demoPassword, '$argon2', customer.email]);
  });

  test('a large picture that finds no space is one short line', async () => {
    log = '';
    const staff = await signIn(sandbox, 'equipe@exemple.ci');
    const { id } = await putOnSale(sandbox);
    const body = new FormData();
    const bytes = new Uint8Array(3_000_000).fill(0xaa);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    body.set('image1', new Blob([bytes], { type: 'image/png' }), 'animal.png');
    const disk = await fullDatabase(sandbox.database);
    await disk.refuseAfter(0);
    const answer = await fetch(`${sandbox.url}/api/v1/ecommerce/products-betails/${id}/`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${staff.token}` },
      body,
    });
    await disk.free();
    await disk.remove();
    expect(answer.status).toBe(503);
    expect(log).toContain('"operation":"updateProduct"');
    expectDiscreet([picture, '170,170,170']);
  });
});

test('an error is its class, its code, its statement and where it was thrown, and so are its causes', () => {
  const message = 'Key (email)=(awa@exemple.ci) exists\n    at awa@exemple.ci:1:1';
  const cause = Object.assign(new Error(message), {
    code: '23505',
    constraint: 'users_email_unique',
    detail: message,
    where: message,
  });
  const query = 'update "users" set "email" = $1 where "users"."id" = $2';
  const error = Object.assign(new TypeError(message, { cause }), { query, params: ['awa@exemple.ci'] });
  const entry = errorEntry(error);
  expect(entry).toMatchObject({
    type: 'TypeError',
    message: 'update users',
    cause: { type: 'Error', code: '23505', constraint: 'users_email_unique' },
  });
  expect(entry.stack).toContain('log.test.ts');
  expect(JSON.stringify(entry)).not.toContain('awa@');
});
