import { expect, it } from 'vitest';
import { keptDocument, openKept } from './kept.ts';

it.each([
  [undefined, true, undefined],
  ['1790000000000', false, { at: 1_790_000_000_000 }],
  ['1790000000000', true, {}],
  ['never', true, { unkept: '/faq' }],
] as const)('of a document marked %j, where it is a shell %j, is known %j', (kept, isShell, known) => {
  const documentElement = { dataset: kept === undefined ? {} : { kept } } as unknown as HTMLElement;
  expect(keptDocument({ documentElement }, '/faq', isShell)).toEqual(known);
});

it.each([
  ['a page that is kept', {}, true],
  ['one that is not', { href: '/faq' }, false],
  ['a list with another query', { href: '/shop?page=2' }, false],
  ['the document’s own', { opened: '/shop' }, false],
] as const)('in place of %s that failed the kept one is opened: %j', async (_, given, isOpened) => {
  const { href = '/shop', opened = '/' } = given as Record<string, string>;
  const { origin, pathname, search } = new URL(href, 'https://belier.test');
  const went: string[] = [];
  await openKept({
    caches: { match: async (address: string) => (address === '/shop' ? new Response() : undefined) },
    location: { origin, pathname, search, replace: (address: string) => went.push(address) },
    performance: { getEntriesByType: () => [{ name: origin + opened }] },
  } as unknown as typeof window);
  expect(went).toEqual(isOpened ? ['/shop'] : []);
});
