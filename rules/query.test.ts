import { describe, expect, it } from 'vitest';
import {
  meantOrderNumbers,
  queryText,
  queryValues,
  returnedOrderNumber,
  searchedOrderNumber,
} from './query.ts';
import { paymentReturns } from './testing/odd-inputs.ts';

const read = (query: string) => queryValues(new URLSearchParams(queryText(query)));

describe('the query of an address', () => {
  it('has the first significant value of each name', () => {
    expect(read('?q=mouton&q=bouc')).toEqual({ q: 'mouton' });
    expect(read('?q=&q=undefined&q=bouc&page=2')).toEqual({ q: 'bouc', page: '2' });
    expect(read('?q=null')).toEqual({ q: 'null' });
    expect(read('?q=')).toEqual({ q: '' });
    expect(read('')).toEqual({});
  });

  it('keeps a value unchanged', () => {
    expect(read('?q=1234&page=00123&e=1e5&t=true&u=a%3Fb')).toEqual({
      ...{ q: '1234', page: '00123', e: '1e5', t: 'true', u: 'a?b' },
    });
    expect(Object.keys(read('?__proto__=1&constructor=2'))).toEqual(['__proto__', 'constructor']);
  });
});

describe('the order number in the return address of a payment', () => {
  it.each(Object.entries(paymentReturns))('%s means %s', (query, number) => {
    expect(returnedOrderNumber(read(query).order_number)).toBe(number);
  });
});

describe('the order numbers that a written one can mean', () => {
  it.each([
    ['BEL-5001', ['BEL-5001']],
    ['BEL-5001).', ['BEL-5001).', 'BEL-5001']],
    ['bel-5001', ['bel-5001', 'BEL-5001']],
    ['bel-5001,', ['bel-5001,', 'bel-5001', 'BEL-5001']],
    ['.', ['.']],
  ])('%s: %j', (written, numbers) => {
    expect(meantOrderNumbers(written)).toEqual(numbers);
  });
});

describe('the order number in a search text', () => {
  it.each([
    ['BEL‑5001', 'BEL-5001'],
    ['N° BEL-5001', 'BEL-5001'],
    ['n°BEL-5001', 'BEL-5001'],
    ['Nº\u00a0BEL-5001', 'BEL-5001'],
    ['№ BEL–5001', 'BEL-5001'],
    ['#BEL-5001', 'BEL-5001'],
    ['# : BEL-5001', 'BEL-5001'],
    ['\u202aBEL-5001\u202c ', 'BEL-5001'],
    ['Noël', 'Noël'],
    ['Commande N° BEL-5001', 'BEL-5001'],
    ['Numéro de commande : BEL-5001', 'BEL-5001'],
    ["N'Dri", "N'Dri"],
  ])('%j is %j', (typed, number) => {
    expect(searchedOrderNumber(typed)).toBe(number);
  });
});
