// §3 Entities: Category, country, product,
// §7 Calls: All 43 operations

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { compare, type Document } from './openapi-file.ts';
import { readPacts } from './pact-file.ts';

const document = parse(
  readFileSync(new URL('../openapi/provider.yaml', import.meta.url), 'utf8'),
) as Document;

it.each(readPacts())(
  'the pact of $consumer.name asks for nothing, and expects nothing, that the OpenAPI file does not have',
  async (pact) => {
    expect(await compare(document, pact)).toEqual([]);
  },
);

type Paths = Record<string, object>;
const { servers: _servers, ...unplaced } = document;
const moved = (root: string): Paths =>
  Object.fromEntries(Object.entries(document.paths as Paths).map(([path, item]) => [root + path, item]));

/** One call of the back office and one of the shop: all share the base path. */
const few = readPacts().map((pact) => ({
  ...pact,
  interactions: pact.interactions.filter(({ comments }) =>
    ['listCart', 'deleteUser'].includes(comments?.operation ?? ''),
  ),
}));
const lacksOf = async (file: Document) =>
  (await Promise.all(few.map((pact) => compare(file, pact)))).flat().map(({ lacks }) => lacks);

it.each<[string, Document]>([
  ['in its paths', { ...unplaced, paths: moved('/api/v1') }],
  [
    'in its paths, and names its server',
    { ...document, servers: [{ url: 'https://api.exemple.ci' }], paths: moved('/api/v1') },
  ],
  ['in the address of its server', { ...document, servers: [{ url: 'https://api.exemple.ci/api/v1/' }] }],
  ['in part in the address of its server', { ...document, servers: [{ url: '/api' }], paths: moved('/v1') }],
  [
    'by a variable of its server',
    {
      ...document,
      servers: [
        {
          url: 'https://{host}/api/{version}',
          variables: { host: { default: 'a.ci' }, version: { default: 'v1' } },
        },
      ],
    },
  ],
  ['as its basePath', { ...unplaced, basePath: '/api/v1' }],
  ['nowhere', unplaced],
])('a provider’s own file may write /api/v1 %s', async (_where, file) => {
  expect(await lacksOf(file)).toEqual([]);
});

it.each<[string, Document]>([
  ['/api/v2', { ...document, servers: [{ url: '/api/v2' }] }],
  ['the root of its server', { ...document, servers: [{ url: 'https://api.exemple.ci' }] }],
])('a file whose calls stand below %s promises none of them', async (_where, file) => {
  expect((await lacksOf(file)).length).toBeGreaterThan(4);
});
