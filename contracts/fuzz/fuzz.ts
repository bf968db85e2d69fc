import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { parse } from 'yaml';
import type { OperationId } from '#sandbox/accounts/access.ts';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import { statesPath } from '#sandbox/states/state-route.ts';
import type { StateName } from '#sandbox/states/states.ts';
import { apiRoot } from '../interaction.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
};
type Marks = { 'x-assumed'?: object; 'x-addition'?: object };
type Message = Marks & { $ref?: string; content?: Record<string, { schema: Schema }> };
type Described = Marks & {
  operationId: OperationId;
  requestBody?: Message;
  responses: Record<string, Message>;
};
export type Operation = {
  id: OperationId;
  method: string;
  path: string;
  body: Schema | undefined;
  /** Whether the specification does not have the whole call. */
  isAddition: boolean;
  responses: Record<string, Message>;
};

const document = parse(readFileSync(new URL('../../openapi/provider.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

function resolved<Node extends { $ref?: string }>(node: Node): Node {
  if (node.$ref === undefined) return node;
  let found: unknown = document;
  for (const key of node.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[key];
  return resolved(found as Node);
}

/** Every operation of the OpenAPI file. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== 'parameters')
    .map(([method, { operationId, requestBody, responses, 'x-addition': addition }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      body: requestBody && resolved(requestBody).content?.['application/json']?.schema,
      isAddition: addition !== undefined,
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, message]) => [status, resolved(message)]),
      ),
    })),
);

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'file', components: document.components });
const validators = new Map<string, (body: unknown) => boolean>();

/** What is wrong with an answer, by the file; undefined where nothing is. */
function fault(operation: Operation, status: number, text: string): string | undefined {
  const described = operation.responses[status];
  if (described === undefined) return `status ${status} is not declared`;
  if (status >= 500) return `status ${status}`;
  const schema = described.content?.['application/json']?.schema;
  if (schema === undefined) return text === '' ? undefined : 'a body is not declared';
  const name = `${operation.id} ${status}`;
  if (!validators.has(name)) {
    validators.set(
      name,
      ajv.compile(
        JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"file#/components')) as object,
      ),
    );
  }
  try {
    return validators.get(name)?.(JSON.parse(text))
      ? undefined
      : `the body is not the declared one: ${text.slice(0, 200)}`;
  } catch {
    return `the body is no JSON: ${text.slice(0, 200)}`;
  }
}

const strange = fc.constantFrom<unknown>(
  ...['', ' ', 'é'.repeat(300), '\u0000', '<script>', "' or 1=1", '../..', '99999999999999999999'],
  ...[null, true, -1, 1e308, 0.5, [], {}, [[]]],
);

/* Values that the states know, so that requests also hit: by the name of the field. */
type Known = Record<string, string>;

function valid(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const {
    type,
    enum: choices,
    pattern,
    format,
    minimum = 0,
    maximum = 1_000_000,
    properties,
    required = [],
    items,
    oneOf,
  } = resolved(schema);
  if (known[name] !== undefined && properties === undefined) return fc.constant(known[name]);
  if (oneOf !== undefined) return fc.oneof(...oneOf.map((one) => valid(one, name, known)));
  if (choices !== undefined) return fc.constantFrom(...choices);
  const kind = [type].flat()[0];
  if (kind === 'object') {
    const fields = Object.entries(properties ?? {}).map(
      ([key, one]) => [key, valid(one, key, known)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  }
  if (kind === 'array') return fc.array(valid(items ?? {}, name, known), { maxLength: 3 });
  if (kind === 'integer' || kind === 'number')
    return fc.integer({ min: minimum, max: Math.min(maximum, 5) || maximum });
  if (kind === 'boolean') return fc.boolean();
  if (format === 'email') return fc.uuid().map((id) => `${id}@exemple.ci`);
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 12, size: 'small' });
  return fc.constantFrom('Ladoum royal', 'Awa', 'Tabaski-2026', 'Ladoum!2027');
}

/** A body that fits, or one of which a field is strange, missing or too much, or anything at all. */
function bodies(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const fitting = valid(schema, '', known);
  const spoilt = fc
    .record({ body: fitting, at: fc.nat(), what: strange, gone: fc.boolean() })
    .map(({ body, at, what, gone }) => {
      const copy = { ...(body as Record<string, unknown>) };
      const keys = [...Object.keys(copy), 'surplus'];
      const key = keys[at % keys.length] ?? 'surplus';
      if (gone) delete copy[key];
      else copy[key] = what;
      return copy;
    });
  return fc.oneof(
    { weight: 4, arbitrary: fitting },
    { weight: 4, arbitrary: spoilt },
    { weight: 1, arbitrary: strange },
  );
}

const token = fc.constantFrom('administrator', 'customer', 'none', 'broken');
const ids = (known: Known, path: string) => {
  const hit = Object.entries(known)
    .filter(([name]) => /Id$|Number$|Token$/.test(name))
    .map(([, value]) => value);
  const strangeIds = [
    '00000000-0000-4000-8000-000000000000',
    'inconnu',
    '%00',
    'é',
    'a'.repeat(400),
    '..%2F',
  ];
  return path.includes('{') ? fc.constantFrom(...hit, ...strangeIds) : fc.constant('');
};

export type Fuzzed = { calls: number; faults: string[]; reached: Set<string> };

const stateNames: StateName[] = [
  'the back office is at work',
  'the back office has orders',
  'an animal is on sale',
  'an account waits for its activation',
];

async function state(sandbox: Sandbox, name: StateName, params: object = {}): Promise<Known> {
  const reply = await fetch(sandbox.url + statesPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: name, params }),
  });
  return (await reply.json()) as Known;
}

/**
 * Sends requests made from the OpenAPI file to a sandbox of its own, so many an operation, and tells every answer that the
 * file does not declare, every 5xx that was not asked for, and which declared answers were reached.
 */
export async function fuzz(seed: number, runs: number): Promise<Fuzzed> {
  const sandbox = await startSandbox({
    states: true,
    settings: { callsPerMinute: 1e9, guessesPerPair: 1e9, guessesPerAccount: 1e9, guessesPerAddress: 1e9 },
  });
  const result: Fuzzed = { calls: 0, faults: [], reached: new Set() };

  async function call(
    on: Sandbox,
    operation: Operation,
    id: string,
    bearer: string | undefined,
    body: unknown,
    extra: Record<string, string> = {},
    query = '',
  ) {
    const path = operation.path.replace(/\{\w+\}/, id);
    const answer = await fetch(on.url + apiRoot + path + query, {
      method: operation.method,
      redirect: 'manual',
      headers: {
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...extra,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    result.calls += 1;
    const text = await answer.text();
    result.reached.add(`${operation.id} ${answer.status}`);
    return { status: answer.status, text };
  }

  try {
    const known: Known = {};
    for (const name of stateNames) Object.assign(known, await state(sandbox, name));
    const { token: administrator } = await state(sandbox, 'the back office is at work');
    const {
      token: customer,
      productId,
      lineId,
    } = await state(sandbox, 'a customer’s cart holds one animal', { stock: 5, price: 200_000 });
    Object.assign(known, { lineId, product_id: productId, category: known.usedCategoryId });
    Object.assign(known, { origine: known.usedCountryId, pays: known.usedCountryId });
    for (const [at, operation] of operations.entries()) {
      // What was removed by an operation before is there again for the next.
      if (operation.method === 'DELETE')
        Object.assign(known, await state(sandbox, 'the back office is at work'));
      const asked = fc.record({
        who: token,
        id: ids(known, operation.path),
        body: operation.body === undefined ? fc.constant(undefined) : bodies(operation.body, known),
        csrf: fc.constantFrom<Record<string, string>>(
          {},
          {},
          {},
          { cookie: 'csrftoken=a', 'x-csrftoken': 'b' },
        ),
      });
      for (const { who, id, body, csrf } of fc.sample(asked, { seed: seed + at, numRuns: runs })) {
        const bearer = { administrator, customer, none: undefined, broken: 'a.b.c' }[who];
        const { status, text } = await call(sandbox, operation, id, bearer, body, csrf);
        const wrong = fault(operation, status, text);
        if (wrong !== undefined)
          result.faults.push(`${operation.id} ${id} ${JSON.stringify(body)?.slice(0, 300)}: ${wrong}`);
      }
      // Nothing of it fits, whatever the seed made of it.
      const spoilt = operation.body === undefined ? undefined : { surplus: true };
      const { status, text } = await call(sandbox, operation, '%00', administrator, spoilt, {}, '?page=0');
      const wrong = fault(operation, status, text);
      if (wrong !== undefined) result.faults.push(`${operation.id}, spoilt: ${wrong}`);
      // A failure on demand, so that the declared 500 is seen too.
      await state(sandbox, 'the next call fails', { operation: operation.id, status: 500 });
      await call(sandbox, operation, 'inconnu', administrator, undefined);
    }
    // The limit comes before anything that a call needs: an empty shop and no token do.
    const limited = await startSandbox({ seed: false, settings: { callsPerMinute: 1 } });
    for (const operation of [...operations, ...operations.slice(0, 1)]) {
      const { status, text } = await call(limited, operation, 'inconnu', undefined, undefined);
      const wrong = fault(operation, status, text);
      if (wrong !== undefined) result.faults.push(`${operation.id}, limited: ${wrong}`);
    }
    await limited.stop();
  } finally {
    await sandbox.stop();
  }
  return result;
}

/** Every answer that the file declares, as `operationId status`. */
export const declared: string[] = operations.flatMap(({ id, responses }) =>
  Object.keys(responses).map((status) => `${id} ${status}`),
);
