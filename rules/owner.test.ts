import { expect, it } from 'vitest';
import { ownerOf } from './owner.ts';

it('names an owner by the 64 bits of FNV-1a', () => {
  // Test vectors of the algorithm's authors: '' and 'foobar'.
  expect(ownerOf('')).toBe(0xcbf29ce484222325n.toString(36));
  expect(ownerOf('foobar')).toBe(0x85944171f73967e8n.toString(36));
});

it('tells e-mails apart, and gives one e-mail one name', () => {
  const names = Array.from({ length: 10_000 }, (_, n) => ownerOf(`client${n}@exemple.ci`));
  expect(new Set(names).size).toBe(names.length);
  expect(ownerOf('client7@exemple.ci')).toBe(names[7]);
});
