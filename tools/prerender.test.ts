import { expect, test } from 'vitest';
import { addressesOf, tooLarge } from './prerender.mjs';

const origin = 'https://www.exemple.ci';
const api = 'https://api.exemple.ci/api/v1';

test('the API is read where the shop asks it, unless this machine has to ask elsewhere', () => {
  const from = 'http://127.0.0.1:4173/api/v1';
  expect(addressesOf({ origin }, {}, {})).toEqual({ from: `${origin}/api/v1` });
  expect(addressesOf({ origin }, { VITE_API_ROOT: api }, {})).toEqual({ from: api });
  expect(addressesOf({ origin }, {}, { VITE_API_ROOT: api })).toEqual({ from: api });
  expect(addressesOf({ origin, from }, { VITE_API_ROOT: api }, {})).toEqual({ from });
});

test('what --api says is written into the documents: a path where it is on the shop’s own host', () => {
  expect(addressesOf({ origin, api }, {}, {})).toEqual({ from: api, root: api });
  expect(addressesOf({ origin, api: `${origin}/api/v1` }, {}, {})).toMatchObject({ root: '/api/v1' });
});

test('an address that is said twice has to be the same', () => {
  expect(addressesOf({ origin, api }, { VITE_API_ROOT: api }, {})).toEqual({ from: api });
  expect(() => addressesOf({ origin, api }, {}, { VITE_API_ROOT: '/api/v1' })).toThrow(
    `The shop asks /api/v1 (VITE_API_ROOT), but --api says ${api}.`,
  );
});

test('a catalogue beyond what the shop is made for is told as such', () => {
  expect([69, 10_000].map(tooLarge)).toEqual([null, null]);
  expect(tooLarge(10_001)).toMatch(/^10001 animals: beyond 10000 /);
});
