import { expect, it } from 'vitest';
import { readPacts } from '../pact-file.ts';
import { readRecorded, type Shapes, undescribed, unionOf } from './shapes.ts';

it('every field of every request of the shop is described by a pact', () => {
  const recorded = readRecorded();
  expect(Object.keys(recorded).length).toBeGreaterThan(20);
  expect(undescribed(recorded, readPacts())).toEqual([]);
});

const order = (changes: Partial<Shapes[string]>): Shapes => ({
  placeOrder: { headers: [], fields: {}, ...changes },
});

it.each<[string, Partial<Shapes[string]>, string]>([
  ['a field', { fields: { remise: ['text'] } }, 'placeOrder: remise, text: in no blocking pact'],
  [
    'an empty text',
    { fields: { notes: ['empty text'] } },
    'placeOrder: notes, empty text: in no blocking pact',
  ],
  [
    'another type',
    { fields: { phone: ['whole number'] } },
    'placeOrder: phone, whole number: in no blocking pact',
  ],
  ['a field left out', { fields: { ville: ['absent'] } }, 'placeOrder: ville, absent: in no blocking pact'],
  ['a header', { headers: ['x-request-id'] }, 'placeOrder: header x-request-id: in no blocking pact'],
  [
    'a type of body',
    { headers: ['content-type: application/json; charset=utf-8'] },
    'placeOrder: header content-type: application/json; charset=utf-8: in no blocking pact',
  ],
  [
    'an addition of another type',
    { fields: { expected_total: ['text'] } },
    'placeOrder: expected_total, text: not in the additions’ pact',
  ],
])('names %s that no interaction describes', (_what, changes, said) => {
  expect(undescribed(unionOf(readRecorded(), order(changes)), readPacts())).toContain(said);
});
