import { expect, type Page } from '@playwright/test';
import type { Product } from '#openapi/schemas.ts';
import { effectivePrice } from '#rules/money.ts';
import { findingWording } from '../../src/wording/finding.ts';
import { listingWording } from '../../src/wording/listing.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';

/* With 10,000 random animals behind those of the demonstration: `npm run journeys -- large`. */

const many = Number(process.env.JOURNEYS_ANIMALS ?? 0);

async function catalogue(root: string): Promise<Product[]> {
  const animals = (await (await fetch(`${root}/api/v1/ecommerce/products-betails/`)).json()) as Product[];
  expect(animals.length).toBeGreaterThan(many);
  return animals;
}

const names = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
const showing = (page: Page) => page.getByRole('main').getByText(/^Affichage de/);
const { shop, sort, country, category: ofCategory, matches, pagination, search } = listingWording;

test('a list counts, sorts, filters and turns through all of them', async ({ page, root }) => {
  const animals = await catalogue(root);
  const affordable = animals.filter((animal) => effectivePrice(animal) <= 3_000_000);
  await page.goto('/shop');
  await hydrated(page);
  await expect(showing(page)).toHaveText(shop.showing(animals.length));
  await page.getByLabel(sort.label).selectOption('price-low');
  const cheapest = [...affordable].sort((one, other) => effectivePrice(one) - effectivePrice(other));
  await expect.poll(() => names(page)).toEqual(cheapest.slice(0, 6).map(({ name }) => name));
  await page.getByRole('link', { name: pagination.page(2), exact: true }).click();
  await expect.poll(() => names(page)).toEqual(cheapest.slice(6, 12).map(({ name }) => name));
  const [{ origine }] = animals as [Product];
  await page.getByRole('checkbox', { name: new RegExp(`^${origine.libelle}`) }).check();
  const ofCountry = affordable.filter((animal) => animal.origine.id === origine.id);
  await expect(page.getByText(matches(ofCountry.length, 'filters'), { exact: true }).first()).toBeVisible();
});

test('a search finds one of them, letter by letter, and its page leads back to the list as it was', async ({
  page,
  root,
}) => {
  const animals = await catalogue(root);
  const last = animals.at(-1) as Product;
  const word = last.name.split(' ').at(-1) ?? '';
  await page.goto('/shop');
  await hydrated(page);
  await expect(showing(page)).toHaveText(shop.showing(animals.length));
  const field = page.getByRole('banner').getByRole('textbox');
  await field.pressSequentially(word);
  await expect(page.getByRole('option', { name: new RegExp(last.name) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await expect.poll(() => names(page)).toContain(last.name);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(last.name) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(last.name);
  await page.goBack();
  await expect.poll(() => names(page)).toContain(last.name);
});

test('an empty search leads on, by a word that is one letter off', async ({ page, root }) => {
  const animals = await catalogue(root);
  const word = animals.flatMap(({ name }) => name.split(' ')).findLast((one) => one.length > 6) as string;
  await page.goto(`/search?q=${word.slice(0, -1)}0`);
  await expect(page.getByText(search.noMatch.title)).toBeVisible();
  const ways = page.getByRole('region', { name: findingWording.words.title });
  await expect(ways.getByRole('link', { name: new RegExp(`^${word}`, 'i') })).toBeVisible();
});

test('a country and a category show theirs', async ({ page, root }) => {
  const animals = await catalogue(root);
  const [{ origine, category }] = animals as [Product];
  const inCountry = animals.filter((one) => one.origine.id === origine.id).length;
  await page.goto(`/product-by-country/${origine.id}`);
  // The list is read at the first input.
  await hydrated(page);
  await expect(showing(page)).toHaveText(country.showing(inCountry, origine.libelle));
  const inCategory = animals.filter((one) => one.category.id === category.id).length;
  await page.goto(`/category/${category.id}`);
  await hydrated(page);
  await expect(showing(page)).toHaveText(ofCategory.showing(inCategory));
});
