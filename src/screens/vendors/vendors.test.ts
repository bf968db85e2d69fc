// §1: Blog, vendors and
// §2 Routes: `/vendor/{id}` and `/become-seller`

import { describe, expect, it } from 'vitest';
import { vendorsWording } from '#wording/vendors.ts';
import { vendorOf, vendors } from './vendors.ts';

describe('the sample vendors', () => {
  it('have one portrait each', () => {
    expect(vendors.map(({ id }) => id).sort()).toEqual(Object.keys(vendorsWording.portraits).sort());
  });

  it('are found by their address, and nobody else is', () => {
    for (const vendor of vendors) expect(vendorOf(vendor.id)).toBe(vendor);
    expect(['', 'inconnu', '__proto__', 'toString'].map(vendorOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
