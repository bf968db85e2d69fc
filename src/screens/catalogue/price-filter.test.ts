import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { initialListing } from '#rules/catalogue.ts';
import { PriceFilter } from './price-filter.tsx';

it.each([
  [125_000, '130000', '125 000'],
  [124_999, '120000', '124 999'],
  [99_999_999, '3000000', '99 999 999'],
])(
  'a price of %i between two steps has the slider where a browser puts it, and stays',
  (max, slider, field) => {
    const value = { ...initialListing({ kind: 'shop' }), max };
    const widest = { min: 0, max: 3_000_000 };
    const filter = { value, range: value, bands: [], widest, onChange: () => undefined };
    const form = parse(renderToStaticMarkup(createElement(PriceFilter, filter)));
    const shownIn = (input: string) => form.querySelector(input)?.getAttribute('value')?.replace(/\s/gu, ' ');
    // Another value than the browser's own would count as moved before hydration.
    expect([shownIn('[data-field=prix_max]'), shownIn('[name=prix_max]')]).toEqual([slider, field]);
  },
);
