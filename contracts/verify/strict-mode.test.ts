import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { statesPath } from '#sandbox/states/state-route.ts';
import { strictSettings } from '#sandbox/strict-mode/strict-mode.ts';
import { startEmbedded } from '#sandbox/testing/start.ts';
import playwright from '../../tests/playwright.config.ts';
import { readPacts } from '../pact-file.ts';
import { verifyPacts } from './verification.ts';

it('a provider in strict mode keeps what the shop and the back office ask, and not the additions', async () => {
  const sandbox = await startEmbedded({ states: true, settings: strictSettings });
  // Failures on demand are the switch's, whatever the provider leaves out.
  const pacts = readPacts().map((pact) => ({
    ...pact,
    interactions: pact.interactions.filter(({ pending }) => !pending),
  }));
  const findings = await verifyPacts({ url: sandbox.url, statesUrl: sandbox.url + statesPath }, pacts);
  await sandbox.stop();
  expect(
    findings
      .filter(({ verified, blocks }) => !verified && blocks)
      .map(({ interaction }) => interaction.description),
  ).toEqual([]);
  expect(
    findings
      .filter(({ verified }) => !verified)
      .map(({ interaction }) => interaction.description)
      .toSorted(),
  ).toEqual([
    'for one product, with its estimated weight and its age',
    'for one product, with the day of its photo and its film',
    'for the cart, and what is taken beyond the specification',
    'to add an animal to the cart under a key',
    'to confirm a new e-mail with an unknown token',
    'to confirm a new e-mail with the mailed token',
    'to log in and be given a refresh token',
    'to order again with the same key and values',
    'to order at a total that is no longer right',
    'to order other animals than the cart holds',
    'to order the animals that were agreed to',
    'to order the animals that were agreed to, with every field of the form',
    'to order while the same attempt is being placed',
    'to order with a key and the sum that was shown',
    'to order with the same key and other values',
    'to remove a category that products have',
    'to remove a country that products come from',
    'to take back the delivery of an order',
    'where and until when a payment that is awaited can be made',
    'why a payment was closed',
  ]);
});

it('every journey named for strict mode exists', () => {
  const grep = playwright.projects?.find(({ name }) => name === 'strict')?.grep;
  const folder = new URL('../../tests/journeys/', import.meta.url);
  const titles = readdirSync(folder)
    .filter((file) => file.endsWith('.journey.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\btest\(\s*['`]([^'`]+)/g)])
    .map(([, title = '']) => title);
  const meant = grep instanceof RegExp ? grep.source.split('|') : [];
  expect(meant.length).toBeGreaterThan(4);
  expect(meant.filter((words) => !titles.some((title) => title.includes(words)))).toEqual([]);
});
