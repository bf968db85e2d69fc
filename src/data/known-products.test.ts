import { describe, expect, it } from 'vitest';
import { json, openTab } from '#boot/testing/fake-tab.ts';
import { createPhase } from '#browser/phase.ts';
import type { Product } from '#openapi/schemas.ts';
import { initialListing } from '#rules/catalogue.ts';
import { listingAnswer } from '#rules/listing-filters.ts';
import { readCatalogue } from './catalogue.ts';
import { initialDataStore } from './initial-data.ts';
import { knownProduct } from './known-products.ts';
import { readProduct } from './read-product.ts';

const called = (name: string): Product => ({
  id: name,
  name,
  description: '',
  price: 150_000,
  promo_price: null,
  image1: null,
  image2: null,
  image3: null,
  image4: null,
  image5: null,
  image6: null,
  category: { id: 'ovins', nom_categorie: 'Moutons' },
  origine: { id: 'ml', libelle: 'Mali', code: 'ML', flag: '/ml.svg' },
  taille: 'grand',
  quantity_initial: 10,
  quantity_vendu: 4,
  created_at: '2026-03-12T10:00:00Z',
});
const ram = called('belier');
const ewe = called('brebis');

describe('the animals in a document', () => {
  const listing = {
    place: { kind: 'shop' },
    answer: listingAnswer([], initialListing({ kind: 'shop' })),
  } as const;
  const pages = [{}, { id: ram.id }, { listing }];

  it.each([
    ['the home page', {}, 0],
    ['an animal', { product: ram }, 1],
    ['a listing', { listing }, 2],
  ])('of %s are given to that page alone, as a part of the list', async (_, initial, own) => {
    const app = { ...openTab().app, initialData: initialDataStore({ ...initial, products: [ewe] }) };
    const part = { state: 'ready', data: [ewe] };
    const expected = pages.map((_, page) => (page === own ? part : undefined));
    expect(pages.map((page) => app.initialData.partOf(page))).toEqual(expected);
    expect(readCatalogue(app).products.now()).toEqual({ state: 'loading' });
  });

  it('that has none beside it are none', () => {
    expect(initialDataStore({ product: ram, products: [] }).partOf({ id: ram.id })).toEqual({
      state: 'empty',
    });
  });
});

describe('the known record of an animal', () => {
  it('is the record of the list, then the record of the animal’s own answer, in this tab only', async () => {
    const { app, provider } = openTab();
    provider.answers.set('/ecommerce/products-betails/', () => json(200, [ram, ewe]));
    expect(knownProduct(app, ram.id)).toBeUndefined();
    await readCatalogue(app).products.settled;
    expect(knownProduct(app, ram.id)).toEqual(ram);

    const sold = { ...ram, quantity_vendu: ram.quantity_initial };
    provider.answers.set(`/ecommerce/products-betails/${ram.id}`, () => json(200, sold));
    await readProduct(app, ram.id);
    expect(knownProduct(app, ram.id)).toEqual(sold);
    expect(knownProduct(app, ewe.id)).toEqual(ewe);
    expect(knownProduct(app, 'inconnu')).toBeUndefined();
    expect(knownProduct(openTab().app, ram.id)).toBeUndefined();
  });

  it('is the record of a prerendered list before any answer', () => {
    const answer = listingAnswer([ram, ewe], initialListing({ kind: 'shop' }));
    const onList = {
      ...openTab().app,
      initialData: initialDataStore({ listing: { place: { kind: 'shop' }, answer } }),
    };
    expect(knownProduct(onList, ewe.id)).toEqual(ewe);

    const phase = createPhase();
    const onHome = { ...openTab().app, initialData: initialDataStore({ products: [ram] }, { phase }) };
    readCatalogue(onHome);
    phase.hydrate();
    expect(knownProduct(onHome, ram.id)).toEqual(ram);
  });
});
