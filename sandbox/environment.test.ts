import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readEnvironment({ PORT: '' })).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/\.sandbox$/),
    faults: false,
    settings: {},
  });
});

test('limits, origins, domain and proxies are read', () => {
  const { settings } = readEnvironment({
    SANDBOX_GUESSES: '1',
    SANDBOX_MESSAGES: '2',
    SANDBOX_CALLS_PER_MINUTE: '3',
    SANDBOX_ORIGIN: 'https://api.belier.test/',
    SANDBOX_SHOP_ORIGIN: 'https://www.belier.test',
    SANDBOX_COOKIE_DOMAIN: 'belier.test',
    SANDBOX_TRUST_PROXY: '127.0.0.1, ::1,10.0.0.0/8',
  });
  expect(settings).toEqual({
    guessesPerPair: 1,
    messagesPerRecipient: 2,
    callsPerMinute: 3,
    origin: 'https://api.belier.test',
    shopOrigin: 'https://www.belier.test',
    cookieDomain: 'belier.test',
    trustProxy: ['127.0.0.1', '::1', '10.0.0.0/8'],
  });
});

test.each([
  ['SANDBOX_ORIGIN', 'api.exemple.ci'],
  ['SANDBOX_SHOP_ORIGIN', 'ftp://exemple.ci'],
])('%s=%s is refused with a sentence', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is "${value}"; it must be an address`);
});
