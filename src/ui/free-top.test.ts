import { describe, expect, it } from 'vitest';
import { freeTop } from './free-top.ts';

describe('the place of the notices', () => {
  const header = { top: 0, bottom: 165.5 };
  const field = { top: 180, bottom: 230 };
  const bar = { top: 570, bottom: 640 };

  it('is the uppermost that is wanted where nothing stands', () => {
    expect(freeTop(16, 60, [])).toBe(16);
    expect(freeTop(16, 60, [bar])).toBe(16);
    expect(freeTop(16, 60, [{ top: -300, bottom: -135 }])).toBe(16);
  });

  it('is below what stands there, and below what stands at that place', () => {
    expect(freeTop(16, 60, [header])).toBe(174);
    expect(freeTop(16, 60, [bar, field, header])).toBe(238);
    expect(freeTop(16, 400, [header, bar])).toBe(648);
  });

  it('touches what begins where it ends', () => {
    expect(freeTop(16, 60, [{ top: 76, bottom: 100 }])).toBe(16);
    expect(freeTop(16, 60, [{ top: 75, bottom: 100 }])).toBe(108);
    expect(freeTop(16, 60, [{ top: 0, bottom: 16 }])).toBe(16);
  });
});
