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

it('an unresolved reference is reported as such, not as an error of the comparator', () => {
  const document = parse(file) as Document;
  expect(danglingIn(document)).toEqual([]);
  const broken = JSON.parse(
    JSON.stringify(document).replaceAll('schemas/CartLine"', 'schemas/Ligne"'),
  ) as Document;
  expect(danglingIn(broken)).toEqual(['#/components/schemas/Ligne']);
});

it('a 4xx that the shop treats like any other may have another status in the file, as in a verification', async () => {
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
