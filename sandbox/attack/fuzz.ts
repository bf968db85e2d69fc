import fc from 'fast-check';
import { accessOf } from '../accounts/access.ts';
import { newCustomer } from '../customer/purchases.ts';
import { signIn } from '../customer/visitor.ts';
import { readContract } from '../http/openapi.ts';
import type { Attack, AttackGroup } from './attack.ts';
import { Caller } from './connections.ts';

type Described = { operationId: string; responses: Record<string, unknown> };

const operations = () =>
  Object.entries(readContract().paths as Record<string, Record<string, Described>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'parameters')
        .map(([method, { operationId, responses }]) => ({
          id: operationId,
          method: method.toUpperCase(),
          path,
          documented: new Set(Object.keys(responses).map(Number)),
        })),
  );

const names = [
  'email',
  'password',
  'otp',
  'username',
  'token',
  'refreshToken',
  'new_password',
  'old_password',
  'quantity',
  'product_id',
  'status',
  'price',
  'promo_price',
  'name',
  'pays',
  'numero_telephone',
  'first_name',
  'role',
  'notes',
] as const;

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '../..',
    "' or 1=1 --",
    '\u0000',
    '<script>',
    'client@exemple.ci',
    '0701020304',
    'PAID',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'a'), fc.string({ maxLength: 5 })),
);

const text = (operation: { id: string; method: string; path: string; documented: Set<number> }) =>
  fc.record({
    operation: fc.constant(operation),
    part: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).filter((one) => !/\p{Cs}/u.test(one)),
      fc.uuid(),
      fc.constantFrom('..', '%', '\u0000', 'BEL-1101', 'a'.repeat(600), '-1'),
    ),
    query: fc.constantFrom(
      '',
      '?page=0',
      '?page=-1&page_size=1e9',
      '?page=%00',
      '?a=b&a=c',
      '?page_size=200',
    ),
    body: fc.oneof(fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 8 }), value),
  });

/** Calls of every operation with random paths, queries and bodies: each answer is one that the contract documents. */
const everything: Attack = {
  door: 'random calls of every operation are answered as the contract says, never with 5xx',
  run: async ({ sandbox, scale, seed }) => {
    const caller = new Caller(1);
    const tokens = {
      visitor: undefined,
      account: (await newCustomer(sandbox)).token,
      staff: (await signIn(sandbox, 'equipe@exemple.ci')).token,
      administrator: (await signIn(sandbox, 'admin@exemple.ci')).token,
    };
    const rounds = scale === 'full' ? 360 : 8;
    const odd: string[] = [];
    let calls = 0;
    for (const operation of operations()) {
      const samples = fc.sample(text(operation), { numRuns: rounds, seed });
      for (const { part, query, body } of samples) {
        const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(part));
        const token = tokens[accessOf[operation.id as keyof typeof accessOf]];
        const { status } = await caller.send(`${sandbox.url}/api/v1${path}${query}`, {
          method: operation.method,
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
          ...(operation.method === 'GET' || operation.method === 'DELETE' ? {} : { body }),
        });
        calls += 1;
        // A part like `..` is resolved before it is sent: another address, which nobody has.
        const isElsewhere = status === 404 && /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
        if (!isElsewhere && (status >= 500 || !operation.documented.has(status))) {
          odd.push(`${operation.id} ${status} ${path.slice(0, 60)} ${JSON.stringify(body).slice(0, 60)}`);
        }
      }
    }
    caller.close();
    return {
      withstood: odd.length === 0,
      figure: `${calls} calls, seed ${seed}: ${odd.slice(0, 5).join('; ') || 'all documented'}`,
    };
  },
};

export const fuzz: AttackGroup = { title: 'fuzz', settings: { callsPerMinute: 1e9 }, attacks: [everything] };
