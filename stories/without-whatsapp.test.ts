import { createElement, Fragment } from 'react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sampleAnimals } from './sample/animals.ts';

const read = async () => ({
  ...(await import('./markup.ts')),
  ...(await import('#screens/layout/document-lines.tsx')),
  ...(await import('#screens/plain-list/plain-list.tsx')),
});
const usual = screensOf(await read());

/** Each screen of a shop, and the pages and lines that documents have without scripts. */
function screensOf(shop: Awaited<ReturnType<typeof read>>) {
  const {
    attributesOf,
    markupOf,
    markupOfEach,
    textOf,
    LateCodeMessages,
    OldBrowserLine,
    WithoutScripts,
    PlainList,
  } = shop;
  const list = { animals: sampleAnimals, countries: [], number: 1, pages: 1, count: sampleAnimals.length };
  const lines = [LateCodeMessages, OldBrowserLine, WithoutScripts].map((line) =>
    createElement(Fragment, { key: line.name }, createElement(line)),
  );
  const document = markupOf(createElement(Fragment, null, lines, createElement(PlainList, list)));
  return [...markupOfEach(), { id: 'document', html: document }].map(({ id, html }) => ({
    id,
    links: attributesOf(html, 'a[href*="wa.me"]', 'href'),
    text: textOf(html),
  }));
}

describe('a shop without a WhatsApp number', () => {
  afterAll(() => {
    vi.unstubAllEnvs();
    // The test files of a worker share their modules: drop those read with another number.
    vi.resetModules();
  });

  it('has no link to it and no sentence about it on any screen; animals are still shared with the customer’s own contacts', async () => {
    vi.resetModules();
    vi.stubEnv('VITE_WHATSAPP', '');
    const without = screensOf(await read());
    const toShop = (link: string) => /wa\.me\/\d/.test(link);
    expect(usual.filter(({ links }) => links.some(toShop)).length).toBeGreaterThan(200);
    expect(without.map(({ id, links }) => ({ id, links }))).toEqual(
      usual.map(({ id, links }) => ({ id, links: links.filter((link) => !toShop(link)) })),
    );
    const named = without.filter(({ links, text }) => links.length === 0 && text.includes('WhatsApp'));
    expect(named.map(({ id }) => id)).toEqual([]);
    // It reads every screen anew.
  }, 120_000);
});
