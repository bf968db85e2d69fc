import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownPort } from '../own-port.ts';
import { readPacts } from '../pact-file.ts';
import { buildKit } from './build.ts';
import { verifyingLine } from './green-run.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'kit-')), 'kit');
beforeAll(() => buildKit(folder, false));
afterAll(() => rmSync(folder, { recursive: true }));

it('holds what a team needs, and nothing of this project’s code', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    [
      'CHANGELOG.md',
      'PROVIDER.md',
      'REGISTER.md',
      'STATES.md',
      'README.md',
      'operations.json',
      'pacts',
      'provider.yaml',
      'states-example.mjs',
      'states.mjs',
      'states.py',
      'states.schema.json',
    ].toSorted(),
  );
  expect(readdirSync(join(folder, 'pacts'))).toHaveLength(3);
});

it('has a schema for the states, to which every state of the pacts fits', () => {
  const schema = JSON.parse(readFileSync(join(folder, 'states.schema.json'), 'utf8')) as {
    $defs: Record<string, { properties: { params: object; values: { properties: object } } }>;
  };
  const ajv = new Ajv2020({ strict: false });
  for (const { interactions } of readPacts()) {
    for (const { providerStates, request } of interactions) {
      const given = providerStates.flatMap(({ name }) =>
        Object.keys(schema.$defs[name]?.properties.values.properties ?? {}),
      );
      for (const { name, params = {} } of providerStates) {
        expect(ajv.validate(schema.$defs[name]?.properties.params ?? false, params), name).toBe(true);
      }
      const taken = [...JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g)].map(
        ([, name]) => name,
      );
      expect(given).toEqual(expect.arrayContaining(taken));
    }
  }
});

it.each([
  ['node', 'states.mjs'],
  ['python3', 'states.py'],
])(
  'has a starter in %s that answers states, and names what is still to be written',
  async (command, file) => {
    const port = await ownPort();
    const child = spawn(command, [join(folder, file), String(port)]);
    const failed = once(child, 'error').then(() => 'missing');
    const started = await Promise.race([once(child.stdout, 'data').then(() => 'started'), failed]);
    // A machine without Python cannot try its starter.
    if (started === 'missing') return expect(command).toBe('python3');
    const bring = async (body: object) => {
      const told = await fetch(`http://127.0.0.1:${port}/_pact/states`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return [told.status, await told.json()];
    };
    try {
      const setup = { action: 'setup', params: {} };
      expect(await bring({ ...setup, state: 'animals are on sale' })).toEqual([200, {}]);
      expect(
        await bring({ ...setup, state: 'the next call fails', params: { operation: 'login', status: 500 } }),
      ).toEqual([200, {}]);
      expect(await bring({ state: 'the next call fails', action: 'teardown' })).toEqual([200, {}]);
      expect(await bring({ ...setup, state: 'an animal is on sale' })).toEqual([
        501,
        { error: 'Write the state "an animal is on sale"; it gives productId.' },
      ]);
      expect((await bring({ ...setup, state: 'everybody is rich' }))[0]).toBe(404);
    } finally {
      child.kill();
    }
  },
);

it('says the line that verifies, with a version, and the program named beside its package, which has several', () => {
  const line = verifyingLine(folder, 'http://127.0.0.1:1', 'http://127.0.0.1:2/_pact/states');
  const cli = /^npx --yes --package @pact-foundation\/pact-cli@[\d.]+ --/.exec(line)?.[0] ?? 'none';
  expect(line).toContain(`${cli} pact-verifier`);
  expect(line).toContain('--port 1 ');
  expect(line).toContain('--state-change-url http://127.0.0.1:2/_pact/states ');
  const workflow = readFileSync(new URL('../../.github/workflows/contracts.yml', import.meta.url), 'utf8');
  expect(workflow).toContain(`CLI: ${cli}\n`);
});
