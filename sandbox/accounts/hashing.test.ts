import { expect, test } from 'vitest';
import { createHashing } from './hashing.ts';

test('password hashes are processed round-robin by address, however many one of them has queued', async () => {
  const hashing = createHashing();
  const begun: string[] = [];
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hash = (address: string) =>
    hashing.run(address, async () => {
      begun.push(address);
      await isReleased;
    });
  const flood = Array.from({ length: 20 }, () => hash('a'));
  const other = hash('b');
  release();
  await Promise.all([...flood, other]);
  // After those in progress (4 at most) and one queued before.
  expect(begun.indexOf('b')).toBeLessThanOrEqual(5);
  expect(hashing.begun()).toBe(21);
});
