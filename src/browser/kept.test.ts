import { expect, it } from 'vitest';
import { keptAt, keptDocument } from './kept.ts';

const documentOf = (kept?: string) =>
  ({ documentElement: { dataset: kept === undefined ? {} : { kept } } }) as unknown as Document;

it.each([
  [undefined, undefined],
  ['1790000000000', 1_790_000_000_000],
  ['never', 'never'],
  ['x', undefined],
  ['1e999', undefined],
] as const)('a document marked %j was kept at %j', (mark, at) => {
  expect(keptAt(documentOf(mark))).toBe(at);
});

it('only content has an hour, and only an address that was never seen is unseen', () => {
  const of = (mark: string | undefined, isShell: boolean) => keptDocument(documentOf(mark), '/faq', isShell);
  expect(of(undefined, true)).toBeUndefined();
  expect(of('1790000000000', false)).toEqual({ at: 1_790_000_000_000 });
  expect(of('1790000000000', true)).toEqual({});
  expect(of('never', true)).toEqual({ unseen: '/faq' });
});
