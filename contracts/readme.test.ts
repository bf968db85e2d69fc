import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { states } from '#sandbox/states/states.ts';
import { readPacts } from './pact-file.ts';
import { exitCodes } from './verify/main.ts';

const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
const provider = readFileSync(new URL('./PROVIDER.md', import.meta.url), 'utf8');

it('every state is required by a pact, with its documented parameters, and returns the values that requests use', () => {
  const asked = new Set<string>();
  for (const { interactions } of readPacts()) {
    for (const { providerStates, request } of interactions) {
      const given: string[] = [];
      for (const { name, params = {} } of providerStates) {
        const described: { means: string; params?: object; gives?: object } =
          states[name as keyof typeof states];
        asked.add(name);
        expect(Object.keys(params).toSorted(), name).toEqual(Object.keys(described.params ?? {}).toSorted());
        given.push(...Object.keys(described.gives ?? {}));
      }
      const taken = [...JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g)].map(
        ([, name]) => name,
      );
      expect(given).toEqual(expect.arrayContaining(taken));
    }
  }
  expect([...asked].toSorted()).toEqual(Object.keys(states).toSorted());
});

it('the pages name every pact, option and exit code of the command', () => {
  for (const { consumer } of readPacts()) expect(provider).toContain(`| \`${consumer.name}\` |`);
  for (const option of ['--filter', '--consumer', '--header']) expect(readme).toContain(`\`${option} `);
  expect(Object.values(exitCodes)).toEqual([0, 1, 2, 3]);
  expect(readme).toContain('0 (verified), 1 (not verified), 2 (misused) or 3 (an address does not answer)');
});
