// §4 Order status lookup: Two known codes;
// §5 Order lookup: Trimmed; empty or

import { describe, expect, it } from 'vitest';
import { lookupNumber, simulatedLookup } from './order-lookup.ts';

describe('the simulated order lookup', () => {
  it('trims the number, and requires one', () => {
    expect(lookupNumber('  TBK-1001 ')).toBe('TBK-1001');
    expect(lookupNumber('   ')).toBe(null);
  });

  it('knows a number with the end of its sentence, and in lower case', () => {
    expect(['TBK-1001.', 'tbk-1001', 'tbk-1002 »'].map(simulatedLookup)).toEqual([
      'preparing',
      'preparing',
      'delivered',
    ]);
  });

  it('knows two numbers and no other', () => {
    expect(simulatedLookup('TBK-1001')).toBe('preparing');
    expect(simulatedLookup('TBK-1002')).toBe('delivered');
    expect(['TBK-1003', 'TBK-10.01', 'toString', '__proto__', ''].map(simulatedLookup)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
