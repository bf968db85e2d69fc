// §3 Entities: Category, country, product,
// §7 Calls: All 43 operations

import { readFileSync } from 'node:fs';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { apiRoot } from './interaction.ts';
import { committedPact } from './pact-file.ts';

type Pact = { interactions: { request: { path: string } }[] };

const document = parse(readFileSync(new URL('../openapi/provider.yaml', import.meta.url), 'utf8'));

/** The pact as the comparator wants it: it does not know of the server's root in front of every path. */
function withoutRoot(): Pact {
  const pact = JSON.parse(readFileSync(committedPact, 'utf8')) as Pact;
  for (const { request } of pact.interactions) {
    expect(request.path.startsWith(apiRoot)).toBe(true);
    request.path = request.path.slice(apiRoot.length);
  }
  return pact;
}

it('the pact asks for nothing, and expects nothing, that the OpenAPI file does not have', async () => {
  const findings: string[] = [];
  for await (const { message, mockDetails } of new Comparator(document).compare(withoutRoot())) {
    findings.push(`${mockDetails?.interactionDescription}: ${message}`);
  }
  expect(findings).toEqual([]);
});
