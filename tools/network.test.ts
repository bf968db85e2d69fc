import { isIPv4 } from 'node:net';
import { expect, test } from 'vitest';
import { isEverywhere, networkAddresses, squareCode } from './network.mjs';

test('the addresses of the network are those by which others reach this machine', () => {
  const addresses: string[] = networkAddresses();
  expect(addresses.filter((address) => !isIPv4(address) || address.startsWith('127.'))).toEqual([]);
});

test('a server is open to the network where it listens at every address', () => {
  expect(['0.0.0.0', '::', '127.0.0.1', 'localhost', undefined].map(isEverywhere)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('an address is a square of the terminal’s characters, another one for another address', async () => {
  const lines = ((await squareCode('http://192.168.1.20:4173')) as string).split('\n');
  expect(lines.length).toBeGreaterThan(12);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(lines.join('')).toMatch(/^[ ▀▄█]+$/);
  expect(await squareCode('http://192.168.1.21:4173')).not.toBe(lines.join('\n'));
});
