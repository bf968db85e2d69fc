import { describe, expect, it } from 'vitest';
import {
  dayOf,
  deliveryText,
  everyWishedTime,
  isDay,
  isPastWish,
  isStillBefore,
  notesWithWish,
  storedDeliveriesIn,
  wishIn,
  wishText,
} from './delivery-wish.ts';
import { prose } from './text.ts';

const none = { wished_day: '', wished_time: '' } as const;

describe('a wish for the delivery', () => {
  it('is the first line of the notes, which keep every typed character', () => {
    const notes = 'Appeler le gardien.\nPorte bleue';
    expect(notesWithWish({ wished_day: '2027-05-10', wished_time: 'matin', notes })).toBe(
      `Jour souhaité : 10 mai 2027, le matin\n${notes}`,
    );
    expect(notesWithWish({ wished_day: '2027-05-01', wished_time: '', notes: '' })).toBe(
      'Jour souhaité : 1er mai 2027',
    );
    expect(notesWithWish({ ...none, wished_time: 'soir', notes })).toBe(
      `Moment souhaité : le soir\n${notes}`,
    );
    expect(notesWithWish({ ...none, notes })).toBe(notes);
  });

  it('is the same when it is read again as a note', () => {
    const notes = notesWithWish({ wished_day: '2027-05-10', wished_time: 'soir', notes: '  Merci ' });
    expect(prose(notes)).toBe(notes);
    expect(notesWithWish({ ...none, notes })).toBe(notes);
  });

  it('is read back from the notes that it was written into, whatever follows', () => {
    for (const wished_time of everyWishedTime) {
      for (const wished_day of ['2027-05-01', '2027-08-31', '2028-02-29']) {
        const wish = { wished_day, wished_time };
        for (const notes of ['', 'Appeler.\nJour souhaité : 3 mai 2027'])
          expect(wishIn(notesWithWish({ ...wish, notes }))).toEqual(wish);
      }
    }
    for (const notes of ['', 'Appeler.', 'Moment souhaité : le soir', 'Jour souhaité : demain'])
      expect(wishIn(notes)).toBeNull();
  });

  it('is stored with its city for each order, read record by record, also as a build before stored that of one', () => {
    const one = { orderNumber: 'BL-1', city: 'Abidjan', day: '2027-05-10', time: 'matin' } as const;
    const other = { ...one, orderNumber: 'BL-2', day: '' };
    expect(storedDeliveriesIn(JSON.stringify([one, { orderNumber: 7 }, null, other]))).toEqual([one, other]);
    const { city: _, ...before } = one;
    expect(storedDeliveriesIn(JSON.stringify(before))).toEqual([{ ...one, city: '' }]);
    expect(storedDeliveriesIn(JSON.stringify([{ ...one, day: 'demain' }]))).toEqual([{ ...one, day: '' }]);
    for (const unreadable of [null, '', '{', '[]', '7', 'null'])
      expect(storedDeliveriesIn(unreadable)).toEqual([]);
    expect(deliveryText(one)).toBe('Abidjan, 10 mai 2027, le matin');
    expect(deliveryText({ ...other, time: '' })).toBe('Abidjan');
  });

  it('is over once its day is, in Abidjan', () => {
    const wish = { wished_day: '2027-05-10' };
    expect(isPastWish(wish, dayOf(Date.parse('2027-05-10T23:59:59Z')))).toBe(false);
    expect(isPastWish(wish, dayOf(Date.parse('2027-05-11T00:00:00Z')))).toBe(true);
    expect(isPastWish({ wished_day: '' }, '2027-05-11')).toBe(false);
  });

  it('has its limit at the beginning of the owner’s day in Abidjan', () => {
    expect(isStillBefore('2027-05-10', Date.parse('2027-05-09T23:59:59Z'))).toBe(true);
    expect(isStillBefore('2027-05-10', Date.parse('2027-05-10T00:00:00Z'))).toBe(false);
    expect(isStillBefore('', 0)).toBe(false);
    expect(isStillBefore('demain', 0)).toBe(false);
  });

  it('names a day of the calendar', () => {
    expect(['2027-05-10', '2028-02-29'].every(isDay)).toBe(true);
    expect(['', '10/05/2027', '2027-02-30', '2027-13-01', '2027-5-1', '2027-05-10T10'].some(isDay)).toBe(
      false,
    );
    expect(wishText({ wished_day: '2027-02-30', wished_time: '' })).toBe('');
  });
});
