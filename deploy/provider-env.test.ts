import { expect, test } from 'vitest';
import { readEnvironment } from '#sandbox/environment.ts';
import { exposureOf } from '#sandbox/http/exposure.ts';
import { defaultSettings } from '#sandbox/settings.ts';
import { providerEnvironmentOf } from './provider-env.mjs';

const read = (api: string) =>
  readEnvironment(
    Object.fromEntries(
      providerEnvironmentOf({ origin: 'https://www.exemple.ci', api })
        .split('\n')
        .filter((line) => /^\w+=/.test(line))
        .map((line) => line.split(/=(.*)/s).slice(0, 2)),
    ),
  );

test('a provider behind the recipe’s server gets its address and the proxy that it trusts', () => {
  const { host, port, settings } = read('http://127.0.0.1:4173');
  expect({ host, port, settings }).toEqual({
    host: '127.0.0.1',
    port: 4173,
    settings: {
      shopOrigin: 'https://www.exemple.ci',
      origin: 'https://www.exemple.ci',
      trustProxy: ['127.0.0.1', '::1'],
    },
  });
  expect(exposureOf('127.0.0.1', { ...defaultSettings, ...settings })).toBeDefined();
});

test('one on another machine trusts no proxy until its owner names it', () => {
  const { host, settings } = read('http://10.0.0.5:4173');
  expect([host, settings?.trustProxy]).toEqual(['10.0.0.5', undefined]);
});
