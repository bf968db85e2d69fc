import { afterEach, expect, test } from 'vitest';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox | undefined;
afterEach(async () => {
  await sandbox?.stop();
  sandbox = undefined;
});

const said = { build: 'AbCd_-12', page: '/product/*' };
const error = { ...said, error: 'TypeError', file: 'base-CC0WNuL-.js', line: 2, column: 345 };
const metric = { ...said, metric: 'LCP', value: 1234.5 };

const start = async (settings = {}) => {
  sandbox = await startForTest({ settings });
  const address = `${sandbox.url}/sandbox/reports`;
  return {
    send: (body: unknown) =>
      fetch(address, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    read: () => fetch(address),
  };
};

test('reports are shown as text, newest first, with the time of this server', async () => {
  const { send, read } = await start();
  expect(await (await read()).text()).toContain('<pre>Rien pour le moment.</pre>');
  expect((await send(metric)).status).toBe(204);
  expect((await send(error)).status).toBe(204);
  const page = await (await read()).text();
  expect(page).toMatch(
    /<pre>\S+Z AbCd_-12 \/product\/\* TypeError base-CC0WNuL-\.js 2 345\n\S+Z AbCd_-12 \/product\/\* LCP 1234\.5<\/pre>/,
  );
});

test('refuses anything but the closed list, and shows nothing of it', async () => {
  const { send, read } = await start();
  const refused: [string, unknown][] = [
    ['no JSON', '{"build":'],
    ['a list', [error]],
    ['a message', { ...error, message: 'x' }],
    ['an address instead of a pattern', { ...error, page: '/product/7' }],
    ['a class that is none', { ...error, error: '<script>' }],
    ['a file elsewhere', { ...error, file: '/media/7.js' }],
    ['an id', { ...metric, id: '7' }],
    ['a value that is none', { ...metric, value: '1' }],
  ];
  for (const [what, body] of refused) expect([what, (await send(body)).status]).toEqual([what, 400]);
  expect(await (await read()).text()).toContain('Rien pour le moment.');
});

test('refuses more than 1 kB, and more than 120 requests of an address in a minute', async () => {
  const { send } = await start();
  expect((await send(' '.repeat(1025))).status).toBe(413);
  const answers: number[] = [];
  for (let sent = 1; sent < 121; sent += 1) answers.push((await send(metric)).status);
  expect(answers).toEqual([...Array.from({ length: 119 }, () => 204), 429]);
});

test('an exposed sandbox takes them from anybody, and shows them for its password alone', async () => {
  const { send, read } = await start({ trustProxy: ['127.0.0.1'] });
  expect((await send(metric)).status).toBe(204);
  expect((await read()).status).toBe(401);
});
