// §1: Administrators’ and staff’s
// §3 Entities: Category, country, product,
// §3 Entities: Payloads of registration,
// §7 Calls: All 43 operations

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Reference = { $ref?: string };
type Schema = Reference & {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  /** Fields that the specification names, and those that are assumed with their whole schema. */
  'x-specification'?: string[];
  'x-assumed-fields'?: string[];
  'x-assumed'?: object;
  'x-addition'?: object;
};
type Example = { value?: unknown };
type Message = Reference & {
  'x-assumed'?: object;
  'x-addition'?: object;
  content?: Record<string, { schema: Schema; examples?: Record<string, Example> }>;
};
type Operation = {
  operationId: string;
  'x-addition'?: object;
  security?: unknown[];
  requestBody?: Message;
  responses: Record<string, Message>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; examples: Record<string, Example> };
};

const document = parse(readFileSync(new URL('./provider.yaml', import.meta.url), 'utf8')) as Document;

const methods = ['get', 'post', 'patch', 'delete', 'put', 'head', 'options'];

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path.slice(1)}`, operation })),
);

/* Section 7 of the specification, row by row; leading slashes stand under the root of version 1. */
const documented = [
  'GET ecommerce/products-betails/',
  'POST ecommerce/products-betails/',
  'GET ecommerce/products-betails/{id}',
  'PATCH ecommerce/products-betails/{id}/',
  'DELETE ecommerce/products-betails/{id}/',
  'GET ecommerce/betail-count-by-categorie/',
  'GET ecommerce/categories',
  'POST ecommerce/categories/',
  'PATCH ecommerce/categories/{id}/',
  'DELETE ecommerce/categories/{id}/',
  'GET ecommerce/pays/',
  'POST ecommerce/pays/',
  'PATCH ecommerce/pays/{id}/',
  'DELETE ecommerce/pays/{id}/',
  'GET ecommerce/pays-betail-count',
  'GET ecommerce/top-products/',
  'GET ecommerce/orders/',
  'GET ecommerce/recent-orders/',
  'GET ecommerce/dashboard-stats/',
  'GET ecommerce/get-detail-order/{id}',
  'GET ecommerce/get-detail-payment-order/{orderNumberOrTransactionId}',
  'PATCH ecommerce/update-order-status/{id}/',
  'POST ecommerce/panier/',
  'GET ecommerce/panier/',
  'PATCH ecommerce/panier/{id}/',
  'DELETE ecommerce/panier/{id}/',
  'POST ecommerce/checkout/',
  'POST auth/login/',
  'POST auth/activate-user-account-otp/',
  'POST auth/two-factor-auth/',
  'POST auth/register/',
  'POST auth/change-password/',
  'POST auth/password-reset/',
  'POST auth/password-reset/{token}/',
  'PATCH auth/update-acccount/',
  'POST auth/register-staff-member/',
  'PATCH auth/register-staff-member/{id}/',
  'GET auth/me/',
  'GET auth/activate/{token}',
  'POST refresh',
  'GET auth/users-list/',
  'DELETE auth/users/{id}/',
  'GET auth/personnel-list/',
];

function resolved<T extends Reference>(node: T): T {
  if (node.$ref === undefined) return node;
  let found: unknown = document;
  for (const key of node.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[key];
  return resolved(found as T);
}

type Body = { where: string; schema: Schema; examples: number };

function bodies(where: string, message: Message): Body[] {
  return Object.entries(message.content ?? {}).map(([type, media]) => ({
    where: `${where} ${type}`,
    schema: media.schema,
    examples: Object.keys(media.examples ?? {}).length,
  }));
}

const requestBodies = operations.flatMap(({ name, operation }) =>
  operation.requestBody ? bodies(name, resolved(operation.requestBody)) : [],
);

const answers = operations.flatMap(({ name, operation }) =>
  Object.entries(operation.responses).map(([status, answer]) => ({
    where: `${name} ${status}`,
    status: Number(status),
    bodies: bodies(`${name} ${status}`, resolved(answer)),
  })),
);

const sharedSchemas = Object.entries(document.components.schemas);

function closedObjects(schema: Schema, seen = new Set<Schema>()): Schema[] {
  const target = resolved(schema);
  if (seen.has(target)) return [];
  seen.add(target);
  return [target, ...Object.values(target.properties ?? {}).flatMap((field) => closedObjects(field, seen))];
}

describe('the OpenAPI file', () => {
  it('has exactly the 43 operations of the specification, to the letter', () => {
    expect(documented).toHaveLength(43);
    const asked = operations.filter(({ operation }) => operation['x-addition'] === undefined);
    expect(asked.map(({ name }) => name).toSorted()).toEqual(documented.toSorted());
  });

  it('answers every refusal with a Problem', () => {
    const refusals = answers.filter(({ status }) => status >= 300);
    for (const { where, bodies } of refusals) {
      expect(
        bodies.map(({ schema }) => schema),
        where,
      ).toEqual([{ $ref: '#/components/schemas/Problem' }]);
    }
  });

  it('documents limits and failures of every operation', () => {
    for (const { name, operation } of operations) {
      expect(Object.keys(operation.responses), name).toEqual(expect.arrayContaining(['429', '500']));
    }
  });

  it('documents a 401 for every operation that needs a token', () => {
    for (const { name, operation } of operations.filter(({ operation }) => !operation.security)) {
      expect(Object.keys(operation.responses), name).toContain('401');
    }
  });

  it('gives an example of every JSON body', () => {
    for (const { where, examples } of [...requestBodies, ...answers.flatMap((answer) => answer.bodies)]) {
      if (where.endsWith('/json')) expect(examples, where).toBeGreaterThan(0);
    }
  });

  it('closes every request body and bounds each of its fields', () => {
    for (const { where, schema } of requestBodies) {
      for (const part of closedObjects(schema)) {
        const kinds = [part.type].flat() as unknown[];
        if (kinds.includes('object')) expect(part.additionalProperties, where).toBe(false);
        if (kinds.includes('string') && !part.enum) expect(part, where).toHaveProperty('maxLength');
        if (kinds.includes('integer'))
          expect(part, where).toMatchObject({ minimum: expect.any(Number), maximum: expect.any(Number) });
      }
    }
  });

  it('marks every success that the specification does not show', () => {
    const unmarked = operations.flatMap(({ operation }) =>
      Object.entries(operation.responses)
        .filter(([status, answer]) => {
          const { 'x-assumed': assumed, 'x-addition': addition } = resolved(answer);
          return status < '300' && (operation['x-addition'] ?? assumed ?? addition) === undefined;
        })
        .map(([status]) => `${operation.operationId} ${status}`),
    );
    expect(unmarked).toEqual(['login 200', 'login 202']);
  });

  it.each(sharedSchemas.filter(([, { properties }]) => properties !== undefined))(
    'says of every field of %s where it comes from: the specification, an assumption or an addition',
    (_name, { properties = {}, ...schema }) => {
      const listed = [...(schema['x-specification'] ?? []), ...(schema['x-assumed-fields'] ?? [])];
      const marked = Object.entries(properties)
        .filter(([, field]) => field['x-assumed'] !== undefined || field['x-addition'] !== undefined)
        .map(([field]) => field);
      expect([...listed, ...marked].toSorted()).toEqual(Object.keys(properties).toSorted());
    },
  );

  it('has every list of words in a schema of its own, which the shop takes it from', () => {
    const { schemas } = document.components;
    const own = Object.values(schemas).filter((schema) => schema.enum !== undefined).length;
    expect([...JSON.stringify(document).matchAll(/"enum":\[/g)]).toHaveLength(own);
  });

  const exampleOf = <Value>(name: string): Value => {
    const example = document.components.examples[name];
    if (example === undefined) throw new Error(`There is no example ${name}.`);
    return example.value as Value;
  };

  it('has examples that add up: a total is the sum of its lines, and what an order agrees to its product’s price', () => {
    type Sum = { total_amount: string; items: { quantity: number; unit_price: string }[] };
    for (const { total_amount, items } of [exampleOf<Sum>('Order'), ...exampleOf<Sum[]>('Orders')]) {
      const sum = items.reduce((all, item) => all + item.quantity * Number(item.unit_price), 0);
      expect(sum).toBe(Number(total_amount));
    }
    const { promo_price } = exampleOf<{ promo_price: number }>('Product');
    const { expected_total, expected_items } = exampleOf<{
      expected_total: number;
      expected_items: { quantity: number }[];
    }>('CheckoutRequest');
    const animals = expected_items.reduce((all, { quantity }) => all + quantity, 0);
    expect(expected_total).toBe(animals * promo_price);
    expect(Number(exampleOf<Sum>('CheckoutAnswer').total_amount)).toBe(expected_total);
  });

  it('says of each assumption and addition why, and what the shop does otherwise', () => {
    const marks = [...JSON.stringify(document).matchAll(/"x-(?:assumed|addition)":(\{[^{}]*\})/g)];
    expect(marks.length).toBeGreaterThan(40);
    for (const [, mark = ''] of marks) {
      expect(JSON.parse(mark)).toEqual({
        reason: expect.stringMatching(/\.$/),
        otherwise: expect.stringMatching(/\.$/),
      });
    }
  });
});
