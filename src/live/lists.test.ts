import { expect, it } from 'vitest';
import { orPart } from './lists.ts';

it('a page shows the animals of its own document until the whole list has come, and says that they are old if that failed', () => {
  const part = { state: 'ready', data: [] } as const;
  const whole = { ...part, unread: 1 };
  expect(orPart({ state: 'loading' }, part)).toBe(part);
  expect(orPart({ state: 'failed' }, part)).toEqual({ ...part, isOld: true });
  expect(orPart({ state: 'failed' }, undefined)).toEqual({ state: 'failed' });
  expect(orPart(whole, part)).toBe(whole);
  expect(orPart({ state: 'empty' }, part)).toEqual({ state: 'empty' });
});
