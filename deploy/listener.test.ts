import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listenerOf } from './listener.mjs';

const secret = 'un-secret-assez-long';
let stop = () => {};
afterEach(() => stop());

async function listening(work: () => Promise<void>) {
  const server = listenerOf({ secret, work });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  const { port } = server.address() as AddressInfo;
  return (given: string, method = 'POST') =>
    fetch(`http://127.0.0.1:${port}/`, { method, headers: { authorization: `Bearer ${given}` } }).then(
      ({ status }) => status,
    );
}

test('without the secret nothing is done', async () => {
  let times = 0;
  const ask = await listening(async () => {
    times += 1;
  });
  expect([await ask('autre'), await ask(''), await ask(secret, 'GET')]).toEqual([401, 401, 405]);
  expect(times).toBe(0);
});

test('any number of requests during a run cause one more run', async () => {
  const ends: (() => void)[] = [];
  const ask = await listening(() => new Promise((resolve) => ends.push(resolve)));
  for (let times = 0; times < 5; times += 1) expect(await ask(secret)).toBe(202);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(await ask(secret)).toBe(202);
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.();
});
