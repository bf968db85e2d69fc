import { expect, test } from 'vitest';
import { createHashing } from './hashing.ts';

test('password hashes are done for each address in its turn, however many another one waits for', async () => {
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
  // Behind those that were under way (4 at most), and one that had waited.
  expect(begun.indexOf('b')).toBeLessThanOrEqual(5);
  expect(hashing.begun()).toBe(21);
});
