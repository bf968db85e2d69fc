import { expect, it } from 'vitest';
import { photoDay } from './photo-day.ts';

const november = Date.parse('2026-11-07T09:05:59Z');

it.each([
  ['2026-03-12', november, '12 mars'],
  ['2026-03-01', Date.parse('2026-12-31T23:59:59Z'), '1er mars'],
  ['2026-03-12', Date.parse('2027-01-01T00:00:00Z'), '12 mars 2026'],
  ['2025-12-31', Date.parse('2026-01-01T00:00:00Z'), '31 décembre 2025'],
  ['2025-08-01', november, '1er août 2025'],
  ['12/03/2026', november, ''],
  ['2026-13-12', november, ''],
  ['2026-03-12T09:00:00Z', november, ''],
  ['', november, ''],
  [null, november, ''],
])('the day %s of a photo, read at %s, is written "%s"', (image2_date, now, expected) => {
  expect(photoDay({ image1: 'a.jpg', image2: 'b.jpg', image2_date }, 'b.jpg', now)).toBe(expected);
});

it('a photo has the day of its number, a drawing none', () => {
  const animal = {
    ...{ image1: 'a.svg', image1_date: '2026-03-01', image2: 'b.jpg', image2_date: '2026-03-02' },
    ...{ image3: 'c.jpg', image3_date: null, image4: 'd.jpg', image6: 'e.jpg', image6_date: '2026-03-06' },
  };
  const days = ['a.svg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'other.jpg'].map((src) =>
    photoDay(animal, src, november),
  );
  expect(days).toEqual(['', '2 mars', '', '', '6 mars', '']);
});
