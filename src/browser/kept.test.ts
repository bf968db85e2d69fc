import { expect, it } from 'vitest';
import { keptDocument } from './kept.ts';

it.each([
  [undefined, true, undefined],
  ['1790000000000', false, { at: 1_790_000_000_000 }],
  ['1790000000000', true, {}],
  ['never', true, { unkept: '/faq' }],
] as const)('of a document marked %j, where it is a shell %j, is known %j', (kept, isShell, known) => {
  const documentElement = { dataset: kept === undefined ? {} : { kept } } as unknown as HTMLElement;
  expect(keptDocument({ documentElement }, '/faq', isShell)).toEqual(known);
});
