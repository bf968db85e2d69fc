// §3 Entities: Category, country, product,
// §7 Calls: All 43 operations

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { compare } from './openapi-file.ts';
import { readPacts } from './pact-file.ts';

const document = parse(readFileSync(new URL('../openapi/provider.yaml', import.meta.url), 'utf8'));

it.each(readPacts())(
  'the pact of $consumer.name asks for nothing, and expects nothing, that the OpenAPI file does not have',
  async (pact) => {
    expect(await compare(document, pact)).toEqual([]);
  },
);
