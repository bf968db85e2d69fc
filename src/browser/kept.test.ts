import { expect, it } from 'vitest';
import { keptDocument } from './kept.ts';

it.each([
  [undefined, undefined],
  ['1790000000000', {}],
  ['never', { unkept: '/faq' }],
] as const)('of a document marked %j is known %j', (kept, known) => {
  const documentElement = { dataset: kept === undefined ? {} : { kept } } as unknown as HTMLElement;
  expect(keptDocument({ documentElement }, '/faq')).toEqual(known);
});
