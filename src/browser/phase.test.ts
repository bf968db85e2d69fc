import { expect, it } from 'vitest';
import { createPhase } from './phase.ts';

it('a touch of a page counts once it is hydrated', async () => {
  const phase = createPhase();
  const reached: string[] = [];
  void phase.hydrated.then(() => reached.push('hydrated'));
  void phase.touched.then(() => reached.push('touched'));
  phase.touch();
  await new Promise(setImmediate);
  expect(reached).toEqual([]);
  phase.hydrate();
  await new Promise(setImmediate);
  expect(reached).toEqual(['hydrated', 'touched']);
});
