import { describe, expect, it } from 'vitest';
import { json, openTab } from '#boot/testing/fake-tab.ts';
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

    const onHome = { ...openTab().app, initialData: initialDataStore({ products: [ram] }) };
    readCatalogue(onHome);
    onHome.initialData.end();
    expect(knownProduct(onHome, ram.id)).toEqual(ram);
  });
});
