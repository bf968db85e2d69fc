// §2 Dashboard: Orders: five columns,

import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { frenchDate, frenchHour, frenchMoment, frenchRecently, minutesUntil, momentOf } from './dates.ts';

describe('a French date', () => {
  it('is long, with the day in Abidjan', () => {
    expect(frenchDate('2025-03-12T10:00:00Z')).toBe('12 mars 2025');
    expect(frenchDate('2025-08-01T00:00:00+00:00')).toBe('1er août 2025');
    expect(frenchDate('2025-12-31T23:59:59Z')).toBe('31 décembre 2025');
    expect(frenchDate('2026-01-01T01:30:00+02:00')).toBe('31 décembre 2025');
  });

  it('is a dash if the date cannot be parsed', () => {
    expect(frenchDate('hier')).toBe('–');
    expect(frenchDate('')).toBe('–');
  });

  it('equals the French locale data for Abidjan, except on the first of a month', () => {
    const french = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Africa/Abidjan' });
    const moments = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(frenchDate(moment.toISOString()).replace(/^1er /, '1 ')).toBe(
          french.format(moment).replace(/^1er /, '1 '),
        );
      }),
    );
  });
});

describe('a date without an offset', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each(['Europe/Paris', 'America/New_York', 'Pacific/Kiritimati'])('is Abidjan’s in %s', (there) => {
    process.env.TZ = there;
    expect(new Date(2025, 2, 12).getTimezoneOffset()).not.toBe(0);
    expect(frenchDate('2025-03-12T00:30:00')).toBe('12 mars 2025');
    expect(frenchMoment('2025-03-12T23:30:00.5')).toBe('12 mars 2025 à 23\u00a0h\u00a030');
    expect(momentOf('2025-03-12T00:30:00')).toBe(Date.UTC(2025, 2, 12, 0, 30));
  });

  it('keeps its offset, with a colon or without', () => {
    for (const text of ['2025-03-12T01:30:00+01:00', '2025-03-12T01:30:00+0100', '2025-03-12T00:30:00Z'])
      expect(momentOf(text)).toBe(Date.UTC(2025, 2, 12, 0, 30));
  });
});

describe('a French date with its hour', () => {
  it.each([
    ['2025-03-12T09:05:59Z', '12 mars 2025 à 9\u00a0h\u00a005'],
    ['2025-05-01T00:00:00Z', '1er mai 2025 à 0\u00a0h\u00a000'],
    ['2026-01-01T01:30:00+02:00', '31 décembre 2025 à 23\u00a0h\u00a030'],
    ['hier', '–'],
  ])('the time %s is written %s, in Abidjan', (moment, expected) => {
    expect(frenchMoment(moment)).toBe(expected);
  });
});

it('a moment of the last days is written with its day and hour, in Abidjan', () => {
  expect(frenchHour(Date.parse('2026-11-07T09:05:59Z'))).toBe('07/11 à 9\u00a0h\u00a005');
});

it.each([
  ['2026-11-08T00:00:00Z', 'aujourd’hui à 0\u00a0h\u00a000'],
  ['2026-11-07T18:20:59Z', 'hier à 18\u00a0h\u00a020'],
  ['2026-11-06T23:59:59Z', 'le 06/11 à 23\u00a0h\u00a059'],
  // A phone whose clock was ahead.
  ['2026-11-09T09:05:00Z', 'le 09/11 à 9\u00a0h\u00a005'],
])('%s is written %s on the morning of 8 November', (moment, expected) => {
  expect(frenchRecently(Date.parse(moment), Date.parse('2026-11-08T07:00:00Z'))).toBe(expected);
});

describe('the minutes until a moment', () => {
  const now = Date.parse('2026-11-04T10:00:00Z');

  it('are counted within the last hour, and not before or after it', () => {
    expect(minutesUntil('2026-11-04T10:28:00Z', now)).toBe(28);
    expect(minutesUntil('2026-11-04T10:27:01Z', now)).toBe(28);
    expect(minutesUntil('2026-11-04T10:00:01Z', now)).toBe(1);
    expect(minutesUntil('2026-11-04T11:00:00Z', now)).toBe(60);
    for (const none of ['2026-11-04T11:00:01Z', '2026-11-04T10:00:00Z', '2026-11-03T10:28:00Z', 'demain'])
      expect(minutesUntil(none, now)).toBeNull();
  });
});
