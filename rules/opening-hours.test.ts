// §9 Constants: Hours Mon–Fri 8h–18h,

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingsOf, openUntil } from './opening-hours.ts';

const week = openingsOf('1-5 8:00-18:00, 6 9:00-14:00');
const at = (moment: string) => openUntil(week, Date.parse(moment));

describe('the opening hours', () => {
  it('are parsed from the configuration, and invalid parts are ignored', () => {
    expect(week).toEqual([
      { from: 1, to: 5, opens: 480, closes: 1080 },
      { from: 6, to: 6, opens: 540, closes: 840 },
    ]);
    expect(openingsOf('7 00:00-24:00')).toEqual([{ from: 7, to: 7, opens: 0, closes: 1440 }]);
    for (const none of ['', 'lundi 8-18', '5-1 8:00-18:00', '8 8:00-18:00', '1 18:00-8:00', '1 8:75-18:00'])
      expect(openingsOf(none)).toEqual([]);
  });

  it('are in Abidjan’s time, from the opening minute to before the closing one', () => {
    // 23 November 2026 is a Monday.
    expect(at('2026-11-23T07:59:59Z')).toBeNull();
    expect(at('2026-11-23T08:00:00Z')).toBe(1080);
    expect(at('2026-11-27T17:59:59Z')).toBe(1080);
    expect(at('2026-11-27T18:00:00Z')).toBeNull();
    expect(at('2026-11-28T13:59:00Z')).toBe(840);
    expect(at('2026-11-28T14:00:00Z')).toBeNull();
    expect(at('2026-11-29T10:00:00Z')).toBeNull();
    expect(at('2026-11-23T09:30:00+02:00')).toBeNull();
  });

  it('agree with the calendar at any time', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
        const day = date.getUTCDay() === 0 ? 7 : date.getUTCDay();
        const all = openingsOf(`${day} 0:00-24:00`);
        expect(openUntil(all, date.getTime())).toBe(1440);
        expect(openUntil(openingsOf(`${(day % 7) + 1} 0:00-24:00`), date.getTime())).toBeNull();
      }),
    );
  });
});
