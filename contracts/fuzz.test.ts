import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Sandbox } from '#sandbox/server.ts';
import { statesPath } from '#sandbox/states/state-route.ts';
import type { StateName } from '#sandbox/states/states.ts';
import { isExhaustive, patience } from '#sandbox/testing/effort.ts';
import { startForTest } from '#sandbox/testing/start.ts';
import { testedBySandbox } from './answers.ts';
import { consumers } from './consumers.ts';
import { apiRoot } from './interaction.ts';
import { components, type Operation, operations, resolved, type Schema } from './operations.ts';

/* Requests made from the OpenAPI file: no 5xx, and no answer that the file does not declare. */

vi.setConfig({ testTimeout: 300_000 * patience });
const numRuns = isExhaustive ? 300 : 8;
/* A small number of requests has a fixed seed, so that they reach the same answers. */
const seed = (isExhaustive && Number(process.env.TEST_SEED)) || 20261121;

/* Values that exist in the states, by field name, so that requests also succeed. */
type Known = Record<string, string>;
const known: Known = {};
const tokens: Record<string, string | undefined> = { none: undefined, broken: 'a.b.c' };
let sandbox: Sandbox;

async function state(name: StateName, params: object = {}): Promise<Known> {
  const reply = await fetch(sandbox.url + statesPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: name, params }),
  });
  return (await reply.json()) as Known;
}

beforeAll(async () => {
  sandbox = await startForTest({ states: true, settings: { callsPerMinute: 1e9, guessesPerPair: 1e9 } });
  const cart = { stock: 5, price: 200_000 };
  const { token, productId = '', lineId = '' } = await state('a customer’s cart holds one animal', cart);
  tokens.customer = token;
  for (const name of [
    'the back office has orders',
    'an animal is on sale',
    'an account waits for its activation',
    'the back office is at work',
  ] as const) {
    Object.assign(known, await state(name));
  }
  tokens.administrator = known.token;
  const { usedCategoryId: category = '', usedCountryId: country = '' } = known;
  Object.assign(known, { lineId, product_id: productId, category, origine: country, pays: country });
});

afterAll(() => sandbox.stop());

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'file', components });
const validators = new Map<string, (body: unknown) => boolean>();

/** The fault of an answer by the OpenAPI file, or undefined. */
function fault({ id, responses }: Operation, status: number, text: string): string | undefined {
  const described = responses[status];
  if (described === undefined || status >= 500) return `status ${status}`;
  const schema = described.content?.['application/json']?.schema;
  if (schema === undefined) return text === '' ? undefined : 'a body is not declared';
  const name = `${id} ${status}`;
  const whole = JSON.stringify(schema).replaceAll('"#/components', '"file#/components');
  if (!validators.has(name)) validators.set(name, ajv.compile(JSON.parse(whole) as object));
  try {
    return validators.get(name)?.(JSON.parse(text)) ? undefined : `another body than declared: ${text}`;
  } catch {
    return `no JSON: ${text}`;
  }
}

const strange = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', 'é'.repeat(300), '\u0000', '<script>', "' or 1=1 --", '../..', '99999999999999999999'],
    ...[null, true, -1, 1e308, 0.5, [], {}, [[]]],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'a'), fc.string({ maxLength: 5 })),
);

function valid(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const { enum: choices, pattern, format, minimum = 0, maximum = 1e6, ...rest } = resolved(schema);
  const { type, properties, required = [], items, oneOf } = rest;
  if (known[name] !== undefined && properties === undefined) return fc.constant(known[name]);
  if (oneOf !== undefined) return fc.oneof(...oneOf.map((one) => valid(one, name)));
  if (choices !== undefined) return fc.constantFrom(...choices);
  const kind = [type].flat()[0];
  if (kind === 'object') {
    const fields = Object.entries(properties ?? {}).map(([key, one]) => [key, valid(one, key)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  }
  if (kind === 'array') return fc.array(valid(items ?? {}, name), { maxLength: 3 });
  if (kind === 'integer' || kind === 'number')
    return fc.integer({ min: minimum, max: Math.min(maximum, 5) || maximum });
  if (kind === 'boolean') return fc.boolean();
  if (format === 'email') return fc.uuid().map((id) => `${id}@exemple.ci`);
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 12 });
  return fc.constantFrom('Ladoum royal', 'Awa', 'Tabaski-2026', 'Ladoum!2027');
}

/** A valid body, or one with an invalid, missing or unknown field, or any JSON. */
function bodies(schema: Schema): fc.Arbitrary<unknown> {
  const fitting = valid(schema, '');
  const names = ['surplus', ...Object.keys(resolved(schema).properties ?? {})];
  const spoilt = fc
    .record({ body: fitting, key: fc.constantFrom(...names), what: fc.option(strange, { nil: undefined }) })
    .map(({ body, key, what }) => ({ ...(body as object), [key]: what }));
  return fc.oneof(
    { weight: 4, arbitrary: fitting },
    { weight: 4, arbitrary: spoilt },
    { weight: 1, arbitrary: strange },
  );
}

/** A value of a path parameter: an existing or an arbitrary one. */
const parts = (path: string): fc.Arbitrary<string> => {
  if (!path.includes('{')) return fc.constant('');
  const hits = Object.keys(known).filter((name) => /Id$|Number$|Token$/.test(name));
  const unknown = ['00000000-0000-4000-8000-000000000000', 'inconnu', '%00', '%', 'a'.repeat(600), '..%2F'];
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...hits.map((name) => known[name] ?? ''), ...unknown) },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: 'binary', minLength: 1, maxLength: 60 })
        .filter((text) => !/\p{Cs}|^\.{1,2}$/u.test(text))
        .map(encodeURIComponent),
    },
  );
};

type Asked = { part: string; query?: string; body?: unknown; csrf?: Record<string, string>; who: string };
const reached = new Set<string>();

async function call(on: Sandbox, operation: Operation, { part, query = '', body, csrf, who }: Asked) {
  const token = tokens[who];
  const answer = await fetch(on.url + apiRoot + operation.path.replace(/\{\w+\}/, part) + query, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...csrf,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  reached.add(`${operation.id} ${answer.status}`);
  return fault(operation, answer.status, await answer.text());
}

it.each(operations)('requests to $id get no 5xx and only declared answers', async (operation) => {
  // Restores what an earlier operation removed.
  if (operation.method === 'DELETE') Object.assign(known, await state('the back office is at work'));
  const requests = fc.record({
    who: fc.constantFrom('administrator', 'customer', 'none', 'broken'),
    part: parts(operation.path),
    query: fc.constantFrom('', '', '?page=0', '?page=-1&page_size=1e9', '?page=%00', '?a=b&a=c'),
    body: operation.body === undefined ? fc.constant(undefined) : bodies(operation.body),
    csrf: fc.constantFrom({}, {}, {}, { cookie: 'csrftoken=a', 'x-csrftoken': 'b' }),
  });
  await fc.assert(
    fc.asyncProperty(requests, async (asked) => {
      expect(await call(sandbox, operation, asked)).toBeUndefined();
    }),
    { seed, numRuns },
  );
  // An always invalid body.
  const body = operation.body === undefined ? undefined : { surplus: true };
  const spoilt = { part: '%00', query: '?page=0', body, who: 'administrator' };
  expect(await call(sandbox, operation, spoilt)).toBeUndefined();
  // A failure on demand reaches the declared 500.
  await state('the next call fails', { operation: operation.id, status: 500 });
  await call(sandbox, operation, { part: 'inconnu', who: 'administrator' });
});

it('the rate limit is checked before authentication and validation', async () => {
  const limited = await startForTest({ seed: false, settings: { callsPerMinute: 1 } });
  for (const operation of [...operations, ...operations.slice(0, 1)]) {
    expect(await call(limited, operation, { part: 'inconnu', who: 'none' })).toBeUndefined();
  }
  await limited.stop();
});

const declared = operations.flatMap(({ id, responses }) =>
  Object.keys(responses).map((status) => `${id} ${status}`),
);

it('every declared answer was reached here, or by a verified pact or a test of the sandbox', () => {
  const asked = Object.values(consumers).flat();
  const verified = new Set(asked.map(({ operation, answer }) => `${operation} ${answer.status}`));
  const never = declared.filter((answer) => !reached.has(answer) && !verified.has(answer));
  expect(never.filter((answer) => !(answer in testedBySandbox))).toEqual([]);
});

it('an answer listed as tested in the sandbox is declared, and the test exists', () => {
  for (const [answer, file] of Object.entries(testedBySandbox)) {
    expect(declared).toContain(answer);
    const [, status = ''] = answer.split(' ');
    const test = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    expect(test).toMatch(new RegExp(`\\b${status}\\b`));
  }
});
