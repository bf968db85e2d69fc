import { describe, expect, it } from 'vitest';
import { json, openTab } from '#start/testing/fake-tab.ts';
import { sampleAnimals } from '../../stories/sample/animals.ts';
import { readProduct } from './_shop/-read-product.ts';
import { readCatalogue } from './-catalogue.ts';
import { knownProduct } from './-known-products.ts';

const [ram, ewe] = sampleAnimals;

describe('what is known of an animal', () => {
  it('is its record in the list, then what was told of it alone, in this tab alone', async () => {
    if (ram === undefined || ewe === undefined) throw new Error('There are no sample animals.');
    const { app, provider } = openTab();
    provider.answers.set('/ecommerce/products-betails/', () => json(200, [ram, ewe]));
    expect(knownProduct(app, ram.id)).toBeUndefined();
    await readCatalogue(app).products.arrived;
    expect(knownProduct(app, ram.id)).toEqual(ram);

    const sold = { ...ram, quantity_vendu: ram.quantity_initial };
    provider.answers.set(`/ecommerce/products-betails/${ram.id}`, () => json(200, sold));
    await readProduct(app, ram.id);
    expect(knownProduct(app, ram.id)).toEqual(sold);
    expect(knownProduct(app, ewe.id)).toEqual(ewe);
    expect(knownProduct(app, 'inconnu')).toBeUndefined();
    expect(knownProduct(openTab().app, ram.id)).toBeUndefined();
  });
});
