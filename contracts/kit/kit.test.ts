import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownPort } from '../own-port.ts';
import { readPacts } from '../pact-file.ts';
import { buildKit } from './build.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'kit-')), 'kit');
beforeAll(() => buildKit(folder));
afterAll(() => rmSync(folder, { recursive: true }));

it('contains the files that a team needs, and no code of this project', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    [
      'CHANGELOG.md',
      'PIPELINE.md',
      'PROVIDER.md',
      'REGISTER.md',
      'STATES.md',
      'README.md',
      'operations.json',
      'pipeline.yml',
      'pacts',
      'provider.yaml',
      'states.mjs',
      'states.py',
      'states.schema.json',
    ].toSorted(),
  );
  expect(readdirSync(join(folder, 'pacts'))).toHaveLength(3);
});

const pages = () => readdirSync(folder).filter((name) => name.endsWith('.md'));

it('has no link out of it, and no command of this project', () => {
  let links = 0;
  for (const name of pages()) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const [, to = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      links += 1;
      if (/^https:/.test(to)) continue;
      expect(existsSync(join(folder, to.split('#')[0] ?? '')), `${name}: ${to}`).toBe(true);
    }
    expect(text, name).not.toMatch(/npm run|\.\.\//);
  }
  expect(links).toBeGreaterThan(4);
});

it('documents the routes for mails and payment pages, and every announced addition', () => {
  const text = readFileSync(join(folder, 'PROVIDER.md'), 'utf8');
  const routes = readFileSync(new URL('../../src/route-tree.gen.ts', import.meta.url), 'utf8');
  for (const [said, route] of [
    ['/order-status-finished?order_number=', "'/order-status-finished'"],
    ['/account/activate/{token}', "'/account/activate/{-$token}'"],
    ['/account/reset-password/{token}', "'/account/reset-password/$token'"],
  ] as const) {
    expect(text).toContain(`\`${said}`);
    expect(routes).toContain(route);
  }
  const additions = readPacts().find(({ consumer }) => consumer.name === 'belier-shop-additions');
  const announced = /"X-Accepts":\["([^"]+)"\]/.exec(JSON.stringify(additions))?.[1] ?? 'none';
  expect(text).toContain(`X-Accepts: ${announced}\n`);
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
])('has a starter in %s that answers states, and names the missing ones', async (command, file) => {
  const port = await ownPort();
  const child = spawn(command, [join(folder, file), String(port)]);
  const failed = once(child, 'error').then(() => 'missing');
  const started = await Promise.race([once(child.stdout, 'data').then(() => 'started'), failed]);
  // Skips the Python starter on a machine without Python.
  if (started === 'missing') return expect(command).toBe('python3');
  const enterState = async (body: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}/_pact/states`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return [reply.status, await reply.json()];
  };
  try {
    const setup = { action: 'setup', params: {} };
    expect(await enterState({ ...setup, state: 'animals are on sale' })).toEqual([200, {}]);
    expect(
      await enterState({
        ...setup,
        state: 'the next call fails',
        params: { operation: 'login', status: 500 },
      }),
    ).toEqual([200, {}]);
    expect(await enterState({ state: 'the next call fails', action: 'teardown' })).toEqual([200, {}]);
    expect(await enterState({ ...setup, state: 'an animal is on sale' })).toEqual([
      501,
      { error: 'Write the state "an animal is on sale"; it gives productId.' },
    ]);
    expect((await enterState({ ...setup, state: 'everybody is rich' }))[0]).toBe(404);
  } finally {
    child.kill();
  }
});

it('contains the command that verifies, with a version, and the program beside its package, which has several', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const cli = /npx --yes --package @pact-foundation\/pact-cli@[\d.]+ --/.exec(readme)?.[0] ?? 'none';
  expect(readme).toContain(`${cli} pact-verifier`);
  expect(readme).toContain('--port 8000 ');
  expect(readme).toContain('--state-change-url http://127.0.0.1:8001/_pact/states ');
  const workflow = readFileSync(new URL('../../.github/workflows/contracts.yml', import.meta.url), 'utf8');
  expect(workflow).toContain(`CLI: ${cli}\n`);
});
