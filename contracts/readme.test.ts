import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { committedPact } from './pact-file.ts';

type Pact = { interactions: { providerStates: { name: string }[]; request: { generators?: object } }[] };

const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
const { interactions } = JSON.parse(readFileSync(committedPact, 'utf8')) as Pact;

const documented = new Map(
  [...readme.matchAll(/^\| `(.+?)` \| .+? \|(.*)\|$/gm)].map(([, name = '', values = '']) => [
    name,
    [...values.matchAll(/`(\w+)`/g)].map(([, value]) => value),
  ]),
);

it('the README explains every state of the pact, and no other', () => {
  const asked = new Set(interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name)));
  expect([...documented.keys()].toSorted()).toEqual([...asked].toSorted());
});

it('the README names every value that a request takes up from its state', () => {
  for (const { providerStates, request } of interactions) {
    const taken = [...JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g)].map(
      ([, name]) => name,
    );
    for (const { name } of providerStates)
      expect(documented.get(name), name).toEqual(expect.arrayContaining(taken));
  }
});
