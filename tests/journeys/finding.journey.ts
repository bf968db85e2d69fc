// §2 Search: Matches name or
// §2 Shared layout: Search goes to

import { expect, type Page } from '@playwright/test';
import { findingWording } from '../../src/wording/finding.ts';
import { listingWording } from '../../src/wording/listing.ts';
import { hydrated } from './hydrated.ts';
import { firstOf, test } from './provider.ts';
import { watchSaid } from './watched.ts';

const { search, sort } = listingWording;
const main = (page: Page) => page.getByRole('main');
const animals = (page: Page) => main(page).getByRole('article');

test('each everyday word finds its animals, in the plural and without accents too', async ({ page }) => {
  for (const word of 'moutons mouton bœufs boeuf vaches chèvres chevre béliers taureaux'.split(' ')) {
    await page.goto(`/search?q=${encodeURIComponent(word)}`);
    await expect(animals(page).first()).toBeVisible();
    await expect(main(page).getByText(search.noMatch.title)).toHaveCount(0);
  }
  await expect(main(page).getByText(search.loose('taureaux')).first()).toBeVisible();
});

test('a word without a match leads on: other words with their animals, the country, the nearest', async ({
  page,
}) => {
  const said = await watchSaid(page);
  await page.goto('/search?q=cabri%20du%20Niger');
  await hydrated(page);
  await expect(main(page).getByText(search.noMatch.text('cabri du Niger'))).toBeVisible();
  await expect(main(page).getByRole('link', { name: search.noMatch.shop })).toBeVisible();
  const other = main(page).getByRole('region', { name: findingWording.words.title });
  const goats = other.getByRole('link', { name: /^chèvre,/ });
  const [, count = ''] = /(\d+) animaux/.exec((await goats.textContent()) ?? '') ?? [];
  await expect(other.getByRole('link', { name: /^Niger,/ })).toBeVisible();
  await expect(animals(page).first()).toBeVisible();
  await goats.click();
  await expect(page).toHaveURL('/search?q=ch%C3%A8vre');
  await expect(
    main(page).getByText(listingWording.matches(Number(count), 'search'), { exact: true }),
  ).toBeVisible();
  // The live region is emptied again, so that a reader meets the number once.
  const found = listingWording.found(Number(count));
  await expect.poll(said).toContainEqual(expect.stringContaining(found));
  await expect(page.getByText(found)).toHaveCount(0);
});

test('a price and a kind lead to the intended list; a plural that one animal alone has, to all the others', async ({
  page,
}) => {
  await page.goto('/search?q=mouton%20pas%20cher');
  const list = main(page).getByRole('region', { name: 'Moutons, du moins cher au plus cher' });
  await expect(list.getByRole('article').first()).toBeVisible();
  const asked = list.getByRole('link', { name: new RegExp(`^${findingWording.askedAll},`) });
  const [, count = ''] = /(\d+) animaux/.exec((await asked.textContent()) ?? '') ?? [];
  await asked.click();
  await expect(page).toHaveURL(/\/shop\?categorie=[^&]+&tri=price-low$/);
  // The list's own prices hide one: it is not said of the visitor's filters.
  await expect(main(page).getByText(listingWording.within(Number(count)), { exact: true })).toBeVisible();

  await page.goto('/search?q=b%C3%A9liers');
  await expect(main(page).getByRole('heading', { level: 2, name: /deux béliers/ })).toBeVisible();
  const more = main(page).getByRole('region', { name: findingWording.words.more });
  await more.getByRole('link', { name: /^bélier,/ }).click();
  await expect(page).toHaveURL('/search?q=b%C3%A9lier');
  await expect(animals(page)).toHaveCount(6);
});

test('a search that stays in a category says so, and offers the same search in the whole shop', async ({
  page,
}) => {
  const said = await watchSaid(page);
  await page.goto('/');
  await hydrated(page);
  const banner = page.getByRole('banner');
  await banner.getByLabel('Catégorie', { exact: true }).selectOption({ label: 'Moutons' });
  await banner.getByLabel('Rechercher un produit').fill('djallonké');
  await banner.getByLabel('Rechercher un produit').press('Enter');
  await expect(page).toHaveURL(/\/category\/[^?]+\?q=djallonk/);
  const everywhere = main(page).getByRole('link', {
    name: /^Rechercher « djallonké » dans toute la boutique \(\d+\)$/,
  });
  const [, count = ''] = /\((\d+)\)/.exec((await everywhere.textContent()) ?? '') ?? [];
  await everywhere.click();
  await expect(page).toHaveURL('/search?q=djallonk%C3%A9');
  await expect.poll(said).toContainEqual(expect.stringContaining(`${count} animaux`));
  await expect(banner.getByLabel('Rechercher un produit')).toHaveValue('djallonké');
});

test('a search that has an answer shows it first, then the owner’s sentence that nothing matches', async ({
  page,
}) => {
  for (const [q, answer] of [
    ['remboursement', findingWording.help.answers.refund],
    ['boeuf entier', 'boeuf'],
    ['belier 3 dents', 'belier'],
    ['mouton à 100000', 'Moutons, jusqu’à 100 000 FCFA'],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(q)}`);
    const none = main(page).getByText(search.noMatch.text(q), { exact: true });
    await expect(none).toBeVisible();
    await expect(main(page).getByRole('link', { name: search.noMatch.shop })).toBeVisible();
    await expect(main(page).getByLabel(sort.label)).toBeHidden();
    const first = await main(page).getByText(answer, { exact: true }).first().boundingBox();
    expect(first?.y, q).toBeLessThan((await none.boundingBox())?.y ?? 0);
  }
});

/** The number of characters of average text that a field shows. */
const lettersShown = (page: Page) =>
  page
    .getByRole('banner')
    .getByLabel('Rechercher un produit')
    .evaluate((field: HTMLInputElement) => {
      const ruler = document.createElement('canvas').getContext('2d');
      if (ruler === null) return 0;
      ruler.font = getComputedStyle(field).font;
      const text = 'Bélier Bali-Bali de Korhogo';
      return Math.floor(field.clientWidth / (ruler.measureText(text).width / text.length));
    });

test('beside a category the search shows the typed text on a narrow phone', async ({ page, root }) => {
  await page.goto(`/category/${(await firstOf(root, 'categories')).id}`);
  for (const [width, letters] of [
    [320, 14],
    [360, 18],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.getByRole('banner').getByLabel('Rechercher un produit').focus();
    await expect(page.getByRole('banner').getByLabel('Catégorie', { exact: true })).toBeVisible();
    expect(await lettersShown(page), `${width} px`).toBeGreaterThanOrEqual(letters);
  }
});

test('both price sorts are distinguishable and not cut on a phone, with the specified options', async ({
  page,
}) => {
  for (const way of ['price-low', 'price-high'] as const) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(`/shop?tri=${way}`);
    const chosen = main(page).getByRole('combobox');
    await expect(chosen).toHaveValue(way);
    await expect(chosen.locator('option:checked')).toHaveText(sort.options[way]);
    const shown = main(page).getByText(sort.short[way] ?? '');
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(shown).toBeVisible();
      const cut = await shown.evaluate((text) => text.scrollWidth - text.clientWidth);
      expect(cut, `${way} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the list view has all eight parts and the 50 characters of each animal on 168 px at most, at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (let number = 1; ; number += 1) {
    await page.goto(`/shop?affichage=list&page=${number}&prix_max=30000000`);
    await expect(animals(page).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const rows = await animals(page).evaluateAll((found) =>
      found.map((row) => {
        const box = row.getBoundingClientRect();
        const link = row.querySelector('a');
        const inside = [...row.querySelectorAll('img, h2, p, progress, a')].filter((part) => {
          const { top, bottom, width } = part.getBoundingClientRect();
          return width > 0 && top >= box.top - 1 && bottom <= box.bottom + 1;
        });
        const corners = [
          [box.left + 20, box.top + 20],
          [box.right - 12, box.bottom - 12],
        ] as const;
        row.scrollIntoView({ block: 'center' });
        const now = row.getBoundingClientRect();
        const covers = corners.every(
          ([x, y]) => document.elementFromPoint(x, y - box.top + now.top)?.closest('a') === link,
        );
        const isCut = [...row.querySelectorAll('p, s, span')].some(
          (part) =>
            part.scrollWidth > part.clientWidth + 1 &&
            getComputedStyle(part).overflow === 'hidden' &&
            part.clientWidth > 1,
        );
        return {
          name: row.querySelector('h2')?.textContent,
          height: Math.round(box.height),
          parts: inside.length,
          covers,
          isCut,
        };
      }),
    );
    for (const row of rows) {
      expect(row.height, JSON.stringify(row)).toBeLessThanOrEqual(168);
      expect(row, row.name ?? '').toMatchObject({ covers: true, isCut: false });
      expect(row.parts, row.name ?? '').toBeGreaterThanOrEqual(8);
    }
    if ((await page.getByRole('link', { name: listingWording.pagination.next }).count()) === 0) break;
  }
});
