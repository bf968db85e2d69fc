import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Access, accessOf, type OperationId } from '../accounts/access.ts';
import { newCustomer } from '../customer/purchases.ts';
import { signIn, Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';
import { readContract } from './openapi.ts';

type Described = { operationId: OperationId; security?: unknown[] };

const operations = Object.entries(readContract().paths as Record<string, Record<string, Described>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'parameters')
      .map(([method, { operationId, security }]) => ({
        id: operationId,
        method: method.toUpperCase(),
        path: path.slice(1).replaceAll(/\{\w+\}/g, 'inconnu'),
        open: security?.length === 0,
      })),
);

let sandbox: Sandbox;
let callers: Record<Access, Visitor>;

beforeAll(async () => {
  sandbox = await startForTest();
  callers = {
    visitor: new Visitor(sandbox),
    account: await newCustomer(sandbox),
    staff: await signIn(sandbox, 'equipe@exemple.ci'),
    administrator: await signIn(sandbox, 'admin@exemple.ci'),
  };
});

afterAll(() => sandbox.stop());

type Operation = (typeof operations)[number];

/* An empty body is refused with 400 once the caller has been let in, so that nothing is changed by asking. */
const ask = (caller: Visitor, { method, path }: Operation) =>
  caller.call(method, path, method === 'GET' || method === 'DELETE' ? undefined : {});

const withAccess = (...kinds: Access[]) => operations.filter(({ id }) => kinds.includes(accessOf[id]));

test('the OpenAPI file has the 43 operations of the specification and the one addition that the access table names', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(accessOf).toSorted());
  expect(operations).toHaveLength(44);
});

test('the file and the table agree on what is open to visitors', () => {
  for (const { id, open } of operations) expect([id, open]).toEqual([id, accessOf[id] === 'visitor']);
});

test.each(withAccess('account', 'staff', 'administrator'))(
  '$id refuses a visitor, and a token that is none, with 401',
  async (operation) => {
    expect((await ask(callers.visitor, operation)).status).toBe(401);
    expect((await ask(new Visitor(sandbox, 'a.b.c'), operation)).status).toBe(401);
  },
);

test.each(withAccess('visitor'))('$id answers a visitor, whatever token comes along', async (operation) => {
  const answer = await ask(callers.visitor, operation);
  expect((await ask(new Visitor(sandbox, 'a.b.c'), operation)).status).toBe(answer.status);
  expect(answer.status).not.toBe(401);
});

test.each(withAccess('staff', 'administrator'))('$id refuses a customer with 403', async (operation) => {
  expect((await ask(callers.account, operation)).status).toBe(403);
});

test.each(withAccess('administrator'))('$id refuses staff with 403', async (operation) => {
  expect((await ask(callers.staff, operation)).status).toBe(403);
});

test.each(operations)('$id answers who may call it, and without failing', async (operation) => {
  const { status } = await ask(callers[accessOf[operation.id]], operation);
  expect([200, 400, 404]).toContain(status);
});
