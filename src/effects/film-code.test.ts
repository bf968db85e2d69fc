import { describe, expect, it } from 'vitest';
import { openTab } from '#boot/testing/fake-tab.ts';
import { filmCode } from './film-code.ts';

const noon = Date.UTC(2026, 10, 26, 12);
const on = (stored: Record<string, string>, now = noon, key = '0000303b-0000-4000-8000-000000000000') => {
  const { app, values } = openTab(stored);
  return { code: filmCode({ store: app.store, now: () => now, newKey: () => key }), values };
};

describe('the code of the day', () => {
  it('is four digits, kept with its day', () => {
    const { code, values } = on({});
    expect(code).toBe('2624');
    expect(values.get('film_code')).toBe('2026-11-26 2624');
    expect(on({}, noon, '00000017-0000-4000-8000-000000000000').code).toBe('0026');
  });

  it('stays the same until midnight in Abidjan, and is another one then', () => {
    expect(on({ film_code: '2026-11-26 4827' }, noon + 11.9 * 3_600_000).code).toBe('4827');
    const next = on({ film_code: '2026-11-26 4827' }, noon + 12 * 3_600_000);
    expect(next.code).toBe('2624');
    expect(next.values.get('film_code')).toBe('2026-11-27 2624');
  });

  it.each(['', '4827', '2026-11-26 482', '2026-11-26 48271', '{"day":"2026-11-26"}', '2026-11-26 <b>1'])(
    'is made anew where %j is what the device kept',
    (film_code) => expect(on({ film_code }).code).toBe('2624'),
  );
});
