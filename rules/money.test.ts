// §1: Prices in XOF,
// §2 Shared layout: The cart link
// §2 Animal card: Main image (placeholder
// §2 Product detail: Promotion: promo price,
// §2 Cart: Two identical total
// §2 Checkout: The recap shows
// §3 Entities: promo_price null or
// §3 Entities: A cart line’s
// §3 Entities: Order total is
// §3 Entities: total_amount is a
// §4 Catalogue sort: Effective price is
// §5 Search and filters: Prices count as
// §5 Search and filters: A promotional price
// §9 Constants: XOF (FCFA), French

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  animalCount,
  cartTotal,
  effectivePrice,
  formatXof,
  lineTotal,
  pricePerKilo,
  promotionOf,
} from './money.ts';

const amount = fc.integer({ min: 0, max: 30_000_000 });
const priced = fc.record({ price: amount, promo_price: fc.option(amount, { nil: null }) });

describe('formatXof', () => {
  it('writes French digits, no decimals, a no-break space and FCFA', () => {
    expect(formatXof(330000)).toBe('330\u00a0000\u00a0FCFA');
    expect(formatXof(1250000)).toBe('1\u00a0250\u00a0000\u00a0FCFA');
    expect(formatXof(950)).toBe('950\u00a0FCFA');
    expect(formatXof(0)).toBe('0\u00a0FCFA');
    expect(formatXof(-20000)).toBe('-20\u00a0000\u00a0FCFA');
    expect(formatXof(Number.NaN)).toBe('0\u00a0FCFA');
  });

  it('groups as French locale data does, for every amount', () => {
    const french = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(amount, (xof) => {
        expect(formatXof(xof)).toBe(`${french.format(xof).replaceAll('\u202f', '\u00a0')}\u00a0FCFA`);
      }),
    );
  });

  it('never contains a breaking space', () => {
    fc.assert(fc.property(amount, (xof) => !formatXof(xof).includes(' ')));
  });
});

describe('the effective price', () => {
  it('is the promotional price if it is above 0', () => {
    expect(effectivePrice({ price: 185000, promo_price: 165000 })).toBe(165000);
    expect(effectivePrice({ price: 185000, promo_price: 0 })).toBe(185000);
    expect(effectivePrice({ price: 185000, promo_price: null })).toBe(185000);
    expect(effectivePrice({ price: 185000 })).toBe(185000);
  });

  it('is the promotional price even if it is higher, as specified', () => {
    expect(effectivePrice({ price: 100, promo_price: 120 })).toBe(120);
  });

  it('is never less than the cart charges', () => {
    fc.assert(
      fc.property(priced, (product) => {
        expect(effectivePrice(product)).toBe(cartTotal([{ quantity: 1, product }]));
      }),
    );
  });

  it('is 0 if a price is not numeric', () => {
    expect(effectivePrice({ price: Number.NaN })).toBe(0);
    expect(effectivePrice({ price: JSON.parse('"cher"') })).toBe(0);
  });
});

describe('the price of a kilo', () => {
  it('is that of the effective price, in whole XOF', () => {
    expect(pricePerKilo({ price: 185000, promo_price: 165000 }, 70)).toBe(2357);
  });
});

describe('a promotion', () => {
  it('contains the saving', () => {
    expect(promotionOf({ price: 185000, promo_price: 165000 })).toEqual({
      formerPrice: 185000,
      saving: 20000,
      percent: 11,
    });
  });

  it('is null if both prices are equal', () => {
    expect(promotionOf({ price: 185000, promo_price: 185000 })).toBeNull();
    expect(promotionOf({ price: 185000, promo_price: 184999 })?.percent).toBe(1);
  });

  it('is shown only if the promotional price is non-zero and lower than the price', () => {
    fc.assert(
      fc.property(priced, (product) => {
        const promotion = promotionOf(product);
        const promo = product.promo_price;
        expect(promotion !== null).toBe(promo !== null && promo > 0 && promo < product.price);
        if (promotion === null) return;
        expect(promotion.formerPrice).toBe(product.price);
        expect(effectivePrice(product) + promotion.saving).toBe(product.price);
        expect(promotion.percent).toBeGreaterThanOrEqual(1);
        expect(promotion.percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('a cart', () => {
  const lines = [
    { quantity: 2, product: { price: 185000, promo_price: 165000 } },
    { quantity: 1, product: { price: 95000, promo_price: null } },
  ];

  it('totals quantity times unit price, without fees', () => {
    expect(lines.map(lineTotal)).toEqual([330000, 95000]);
    expect(cartTotal(lines)).toBe(425000);
    expect(cartTotal([])).toBe(0);
  });

  it('counts its animals', () => {
    expect(animalCount(lines)).toBe(3);
  });
});

describe('an amount of the provider', () => {
  it('is a numeric string read as whole XOF', () => {
    expect(amountOf('330000.00')).toBe(330000);
    expect(amountOf(' 75000 ')).toBe(75000);
    expect(amountOf('+75000')).toBe(75000);
    expect(amountOf('-2500.00')).toBe(-2500);
  });

  it('is 0 if it is not numeric', () => {
    expect(['', 'abc', '1e5', '0x10', '12 000', 'NaN', '1.2.3'].map(amountOf)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
