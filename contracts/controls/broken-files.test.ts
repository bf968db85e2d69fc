import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { compare, type Document, danglingIn } from '../openapi-file.ts';
import { readPacts } from '../pact-file.ts';

type OpenApi = {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>
  >;
};

const file = readFileSync(new URL('../../openapi/provider.yaml', import.meta.url), 'utf8');

it('a file that refers to what it does not have is told by the reference, not by an error of the comparator', () => {
  const document = parse(file) as Document;
  expect(danglingIn(document)).toEqual([]);
  const broken = JSON.parse(
    JSON.stringify(document).replaceAll('schemas/CartLine"', 'schemas/Ligne"'),
  ) as Document;
  expect(danglingIn(broken)).toEqual(['#/components/schemas/Ligne']);
});

it('a refusal that reads like any other 4xx may have another status in the file, as a verification takes it', async () => {
  const document = parse(file) as OpenApi;
  const answers = document.paths['/ecommerce/checkout/']?.post?.responses;
  delete answers?.['409'];
  const [shop] = readPacts();
  if (shop === undefined) throw new Error('There is no pact.');
  expect(await compare(document as never, shop)).toEqual([]);
  for (const status of ['400', '401', '403', '422']) delete answers?.[status];
  expect((await compare(document as never, shop)).map(({ asked }) => asked)).toContain(
    'to order an animal that is no longer there',
  );
});

it.each<[string, string, (document: OpenApi) => void]>([
  [
    'a path has its slash',
    'for the categories',
    ({ paths }) => {
      paths['/ecommerce/categories/'] = {
        ...paths['/ecommerce/categories/'],
        ...paths['/ecommerce/categories'],
      } as never;
      delete paths['/ecommerce/categories'];
    },
  ],
  [
    'a call is missing',
    'who is signed in',
    ({ paths }) => {
      delete paths['/auth/me/'];
    },
  ],
  [
    'a method is another',
    'to change the quantity of a line',
    ({ paths }) => {
      const path = paths['/ecommerce/panier/{id}/'] ?? {};
      path.put = path.patch as never;
      delete path.patch;
    },
  ],
  [
    'a status is not documented',
    'to log in before the activation',
    ({ paths }) => {
      delete paths['/auth/login/']?.post?.responses['423'];
    },
  ],
  [
    'a price is a text',
    'for all products',
    (document) => {
      (
        document as never as {
          components: { schemas: { Product: { properties: { price: { type: string } } } } };
        }
      ).components.schemas.Product.properties.price = { type: 'boolean' };
    },
  ],
  [
    'a list is an object',
    'for the orders',
    ({ paths }) => {
      const answer = paths['/ecommerce/orders/']?.get?.responses['200'];
      if (answer) answer.content['application/json'] = { schema: { type: 'object' } };
    },
  ],
])('the comparator finds an OpenAPI file in which %s', async (_what, asks, breakIt) => {
  const document = parse(file) as OpenApi;
  breakIt(document);
  const [pact] = readPacts()
    .map((one) => ({
      ...one,
      interactions: one.interactions.filter(({ description }) => description === asks),
    }))
    .filter(({ interactions }) => interactions.length > 0);
  if (pact === undefined) throw new Error(`No pact asks ${asks}.`);
  expect(await compare(document, pact)).not.toEqual([]);
});
