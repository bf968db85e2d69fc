import { expect, test } from 'vitest';
import { addressesOf, tooLarge } from './prerender.mjs';

const origin = 'https://www.exemple.ci';
const api = 'https://api.exemple.ci/api/v1';

test('the API is read at the shop’s address for it, unless another one is given', () => {
  const from = 'http://127.0.0.1:4173/api/v1';
  expect(addressesOf({ origin }, {}, {})).toEqual({ from: `${origin}/api/v1` });
  expect(addressesOf({ origin }, { VITE_API_ROOT: api }, {})).toEqual({ from: api });
  expect(addressesOf({ origin }, {}, { VITE_API_ROOT: api })).toEqual({ from: api });
  expect(addressesOf({ origin, from }, { VITE_API_ROOT: api }, {})).toEqual({ from });
});

test('--api is written into the documents, as a path if it is on the shop’s own host', () => {
  expect(addressesOf({ origin, api }, {}, {})).toEqual({ from: api, root: api });
  expect(addressesOf({ origin, api: `${origin}/api/v1` }, {}, {})).toMatchObject({ root: '/api/v1' });
});

test('two addresses of the API have to be equal', () => {
  expect(addressesOf({ origin, api }, { VITE_API_ROOT: api }, {})).toEqual({ from: api });
  expect(() => addressesOf({ origin, api }, {}, { VITE_API_ROOT: '/api/v1' })).toThrow(
    `The shop asks /api/v1 (VITE_API_ROOT), but --api says ${api}.`,
  );
});

test('a catalogue beyond the design limit causes a warning', () => {
  expect([69, 10_000].map(tooLarge)).toEqual([null, null]);
  expect(tooLarge(10_001)).toMatch(/^10001 animals: beyond 10000 /);
});
