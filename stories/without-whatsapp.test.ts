import { createElement, Fragment } from 'react';
import { afterAll, expect, it, vi } from 'vitest';
import { configuration } from '#configuration/configuration.ts';
import { LateCodeMessages, OldBrowserLine, WithoutScripts } from '#screens/layout/document-lines.tsx';
import { isWhole, seededSample } from '../tools/seeded-sample.ts';
import { attributesOf, markupOf, markupOfEach, storiesWith, storyFiles, textOf } from './testing/markup.ts';

const { whatsapp } = configuration;
afterAll(() => {
  vi.unstubAllEnvs();
  Reflect.set(configuration, 'whatsapp', whatsapp);
});

/** The links and the text of screens, and of the lines that documents have without scripts. */
function read(screens: readonly { id: string; html: string }[]) {
  const lines = [LateCodeMessages, OldBrowserLine, WithoutScripts].map((line) =>
    createElement(Fragment, { key: line.name }, createElement(line)),
  );
  const document = markupOf(createElement(Fragment, null, lines));
  return [...screens, { id: 'document', html: document }].map(({ id, html }) => ({
    id,
    links: attributesOf(html, 'a[href*="wa.me"]', 'href'),
    text: textOf(html),
  }));
}

it('a shop without a WhatsApp number has no link to it and no sentence about it on any screen; animals are still shared with the customer’s own contacts', async () => {
  const files = seededSample('screens without WhatsApp', storyFiles);
  const usual = read(markupOfEach(files));
  vi.stubEnv('VITE_WHATSAPP', '');
  // A second reading of this module alone: those that are drawn read its value each time.
  const path = '../src/configuration/configuration.ts?without';
  const built: { configuration: typeof configuration } = await import(path);
  Reflect.set(configuration, 'whatsapp', built.configuration.whatsapp);
  const without = read(files.flatMap((file) => storiesWith(file, (args) => args)));
  const toShop = (link: string) => /wa\.me\/\d/.test(link);
  if (isWhole) expect(usual.filter(({ links }) => links.some(toShop)).length).toBeGreaterThan(150);
  expect(without.map(({ id, links }) => ({ id, links }))).toEqual(
    usual.map(({ id, links }) => ({ id, links: links.filter((link) => !toShop(link)) })),
  );
  const named = without.filter(({ links, text }) => links.length === 0 && text.includes('WhatsApp'));
  expect(named.map(({ id }) => id)).toEqual([]);
});
