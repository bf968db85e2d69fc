import { describe, expect, it } from 'vitest';
import {
  dayOf,
  everyWishedTime,
  isDay,
  isPastWish,
  isStillBefore,
  notesWithWish,
  storedWishIn,
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

  it('is stored for its order alone', () => {
    const wish = { orderNumber: 'BL-1', day: '2027-05-10', time: 'matin' };
    const text = JSON.stringify(wish);
    expect(storedWishIn(text, 'BL-1')).toEqual(wish);
    expect(storedWishIn(text, 'BL-2')).toBeNull();
    for (const other of [null, '', '{', '[]', JSON.stringify({ ...wish, day: 'demain' })])
      expect(storedWishIn(other, 'BL-1')).toBeNull();
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
