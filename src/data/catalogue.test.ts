import { describe, expect, it } from 'vitest';
import { json, openTab } from '#boot/testing/fake-tab.ts';
import { createPhase } from '#browser/phase.ts';
import { readCatalogue, readCountries } from './catalogue.ts';
import { type InitialData, initialDataStore } from './initial-data.ts';
import { readProduct } from './read-product.ts';

const one = '/ecommerce/products-betails/ladoum';
const lists = [
  '/ecommerce/products-betails/',
  '/ecommerce/categories',
  '/ecommerce/pays/',
  '/ecommerce/betail-count-by-categorie/',
  '/ecommerce/pays-betail-count',
];
/** Answers other than a record or a list: a refusal, a foreign page, no answer. */
const wrongs = [400, 401, 403, 404, 422, 429, 500, 503, 'a page', 'none'] as const;
/** Only where nobody answered the kept page may open in place of this one. */
const failedBy = (wrong: (typeof wrongs)[number]) => ({
  state: 'failed',
  ...(typeof wrong === 'string' && { isSilent: wrong === 'none' }),
});

function wronglyAnswering(wrong: (typeof wrongs)[number]) {
  const { app, provider } = openTab();
  for (const path of [...lists, one]) {
    provider.answers.set(path, () => {
      if (wrong === 'none') throw new TypeError('Failed to fetch');
      return wrong === 'a page' ? new Response('<!doctype html>') : json(wrong, { message: 'Non.' });
    });
  }
  return app;
}

describe('the catalogue', () => {
  it.each(wrongs)('answered with %s: every list says that it failed, and none is empty', async (wrong) => {
    const app = wronglyAnswering(wrong);
    const { products, categories, countries } = readCatalogue(app);
    for (const list of [products, categories, countries, readCountries(app)]) {
      await list.settled;
      expect(list.now()).toEqual(failedBy(wrong));
    }
  });
});

describe('a page with initial data', () => {
  it('asks how things are now once it is hydrated, and then at once', async () => {
    const { app: opened, provider } = openTab();
    const asked: string[] = [];
    for (const path of [...lists, one]) {
      provider.answers.set(path, () => {
        asked.push(path);
        return json(200, []);
      });
    }
    const phase = createPhase();
    phase.touch();
    const app = { ...opened, initialData: initialDataStore({ products: [] }, { phase }) };
    const { products, categories, countries } = readCatalogue(app);
    const animal = readProduct(app, 'ladoum');
    await new Promise(setImmediate);
    expect(asked).toEqual([]);

    phase.hydrate();
    await Promise.all([products.settled, categories.settled, countries.settled, animal]);
    expect(asked).toEqual(expect.arrayContaining([...lists.slice(0, 3), one]));
  });

  const opening = (initial: InitialData, is: { isOther?: boolean } = {}) => {
    const { app: opened, provider } = openTab();
    const phase = createPhase();
    let asked = 0;
    for (const path of lists) provider.answers.set(path, () => json(200, [asked++].slice(1)));
    const app = { ...opened, initialData: initialDataStore(initial, { phase, ...is }) };
    const { products, categories, countries } = readCatalogue(app);
    const settled = Promise.all([products.settled, categories.settled, countries.settled]);
    return { app, phase, settled, asked: () => asked };
  };

  it('reads its lists again once it is touched, and its own animal before', async () => {
    const { app, phase, settled, asked } = opening({ products: [] });
    phase.hydrate();
    await readProduct(app, 'ladoum');
    expect(asked()).toBe(0);
    phase.touch();
    await settled;
    expect(asked()).toBe(3);
  });

  it('reads its lists at once if it needs others than it has, or has none', async () => {
    for (const { settled, asked } of [opening({ products: [] }, { isOther: true }), opening({})]) {
      await settled;
      expect(asked()).toBe(3);
    }
  });
});

describe('one animal', () => {
  it.each(wrongs)('answered with %s: there is none, or it failed', async (wrong) => {
    const isUnknown = wrong === 400 || wrong === 404 || wrong === 422;
    const state = isUnknown ? { state: 'empty' } : failedBy(wrong);
    expect(await readProduct(wronglyAnswering(wrong), 'ladoum')).toEqual(state);
  });
});
