// §2 Catalogue: Sort selector and
// §4 Catalogue sort: A page beyond
// §9 Constants: Number inputs take

import { expect, type Locator, type Page } from '@playwright/test';
import type { Category, Country } from '#openapi/schemas.ts';
import { homeWording } from '../../src/wording/home.ts';
import { layoutWording } from '../../src/wording/layout.ts';
import { listingWording } from '../../src/wording/listing.ts';
import { productWording } from '../../src/wording/product.ts';
import { productHelpWording } from '../../src/wording/product-help.ts';
import { hydrated } from './hydrated.ts';
import { faultsOf, firstOf, test } from './provider.ts';
import { seededSample } from './seeded-sample.ts';
import { unprepared } from './steps.ts';
import { holdRequests } from './watched.ts';

const count = (page: Page): Locator => page.getByText(/^Affichage de/);
const { pagination, shop, category, filters, failed, view } = listingWording;

test('turning a page moves the focus to the list, which says its page, and marks one page alone', async ({
  page,
}) => {
  await page.goto('/shop');
  await hydrated(page);
  const pages = page.getByRole('navigation', { name: pagination.label });
  const last = await pages.getByRole('listitem').getByRole('link').last().textContent();
  const list = (number: number) =>
    page.getByRole('list', { name: pagination.position(number, Number(last)), exact: true });
  const currents = pages.locator('[aria-current]');
  await pages.getByRole('link', { name: pagination.next }).press('Enter');
  await expect(page).toHaveURL('/shop?page=2');
  await expect(list(2)).toBeFocused();
  await expect(currents).toHaveText(['2']);
  await pages.getByRole('link', { name: pagination.previous }).press('Enter');
  await expect(page).toHaveURL('/shop');
  await expect(list(1)).toBeFocused();
  await expect(currents).toHaveText(['1']);
  await pages.getByRole('link', { name: pagination.page(Number(last)), exact: true }).press('Enter');
  await expect(list(Number(last))).toBeFocused();
  await pages.getByRole('link', { name: pagination.previous }).press('Enter');
  await expect(currents).toHaveText([String(Number(last) - 1)]);
  await pages.getByRole('link', { name: pagination.next }).press('Enter');
  await expect(list(Number(last))).toBeFocused();
  await expect(currents).toHaveText([String(last)]);
});

const vanishing = [
  { path: '/shop?prix_min=3000000&prix_max=0', button: shop.noMatch.clear },
  { path: '/category?prix_min=3000000&prix_max=0', button: category.noMatch.clear },
  { path: '/category', button: /^Afficher aussi/ },
] as const;

for (const { path, button } of seededSample('vanishing', vanishing)) {
  test(`a control that disappears with its press leaves the focus on the count: ${path} ${String(button)}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: button }).last().press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(count(page)).toBeFocused();
  });
}

test('the animals that a list offers to add are those that it does not show, and one press shows them', async ({
  page,
  root,
}) => {
  const { id } = await firstOf<Category>(root, 'categories');
  for (const path of ['/shop', '/category', `/category/${id}`]) {
    await page.goto(path);
    await hydrated(page);
    const shown = page.getByText(/^dont \d+ à ces prix$/);
    const offer = page.getByRole('button', { name: /^Afficher aussi/ });
    const [total = 0, matching = 0, offered] = await Promise.all(
      [count(page), shown, offer].map(async (one) => Number(/\d+/.exec(await one.innerText())?.[0])),
    );
    expect(offered, path).toBe(total - matching);
    await offer.press('Enter');
    await expect(shown).toBeHidden();
    await expect(offer).toBeHidden();
  }
});

test('a focus that only React observes, as during hydration, is kept too', async ({ page }) => {
  await page.goto('/category');
  await page.evaluate(() =>
    document.getElementById('root')?.addEventListener('focusin', (event) => event.stopPropagation()),
  );
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Afficher aussi/ })
    .last()
    .press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(count(page)).toBeFocused();
});

test('a page beyond the last one leaves the address, and does not come back with a looser filter', async ({
  page,
}) => {
  await page.goto('/shop?page=9');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('main').getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\/shop\?categorie=[^&]+$/);
  await page.getByRole('main').getByRole('checkbox').first().uncheck();
  await expect(page).toHaveURL('/shop');
});

test('options chosen in the form before hydration are applied, once', async ({ page }) => {
  await page.goto('/shop');
  // Browsers may restore the controls of a document without an event.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const form = document.querySelector<HTMLFormElement>('form#filtres');
      const list = document.querySelector<HTMLInputElement>('[name=affichage][value=list]');
      const slider = form?.querySelector<HTMLInputElement>('input[type=range]');
      if (!form || !list || !slider || document.querySelector('footer') === null) return;
      observer.disconnect();
      for (const box of [...form.querySelectorAll<HTMLInputElement>('[name=origine]')].slice(0, 2))
        box.checked = true;
      list.checked = true;
      slider.value = '100000';
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL(/\/shop\?origine=[^&]+%2C[^&]+&prix_min=100000&affichage=list$/);
  const boxes = page.getByRole('complementary').locator('[name=origine]');
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(page.getByLabel('Prix minimum (FCFA)')).toHaveValue(/^100\s000$/);
  // The entry of the page was replaced in the history.
  await boxes.nth(0).uncheck();
  await expect(page).toHaveURL(/origine=[^&%]+&/);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('quick choices are all applied, the last one for each filter', async ({ page }) => {
  await page.goto('/shop');
  await hydrated(page);
  await page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('form#filtres [name=origine]')];
    for (const at of [0, 1, 0, 2]) boxes[at]?.click();
  });
  const boxes = page.getByRole('complementary').locator('[name=origine]');
  await expect(page).toHaveURL(/\/shop\?origine=[^&%]+%2C[^&%]+$/);
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(2)).toBeChecked();
});

test('a price that is typed ends where its slider does; only the clearing button goes beyond', async ({
  page,
}) => {
  await page.goto('/category');
  const highest = page.getByLabel('Prix maximum (FCFA)');
  await page.getByRole('main').getByRole('button', { name: filters.clear }).click();
  await expect(page).toHaveURL('/category?prix_max=30000000');
  await highest.fill('20000000');
  await highest.press('Enter');
  await expect(page).toHaveURL('/category');
  await expect(highest).toHaveValue(/^3\s000\s000$/);
});

test('after Réessayer the focus stays near: on the count, the title, the menu, the heading', async ({
  page,
  root,
}) => {
  const faults = faultsOf(root);
  const fail = (operationId: string, times = 1) =>
    faults.add({ operationId, kind: 'status', status: 500, times });
  const { id } = await firstOf(root, 'products-betails/');
  const main = page.getByRole('main');

  await fail('listProducts');
  await page.goto(unprepared('/shop'));
  await main.getByRole('alert').getByRole('button', { name: failed.retry }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(count(page)).toBeFocused();

  await fail('listProducts');
  await page.goto(unprepared('/'));
  const sellers = main.getByRole('region', { name: homeWording.bestSellers.title });
  await expect(sellers).toContainText(homeWording.bestSellers.failed);
  await sellers.getByRole('button', { name: homeWording.bestSellers.retry }).press('Enter');
  await expect(main.getByRole('heading', { name: homeWording.bestSellers.title })).toBeFocused();

  await fail('getProduct');
  await page.goto(unprepared(`/product/${id}`));
  await main.getByRole('button', { name: productWording.failed.retry }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByRole('button', { name: productWording.add }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await fail('listProducts');
  await page.goto(unprepared(`/product/${id}`));
  const related = main.getByRole('region', { name: productHelpWording.related.title });
  await expect(related.getByRole('alert')).toContainText(productHelpWording.related.failed);
  await related.getByRole('button', { name: productHelpWording.related.retry }).press('Enter');
  await expect(related.getByRole('article').first()).toBeVisible();
  await expect(related.getByRole('heading', { name: productHelpWording.related.title })).toBeFocused();

  await fail('listCategories');
  await page.goto(unprepared('/about'));
  const menu = page.getByRole('button', { name: layoutWording.navigation.allCategories });
  await menu.click();
  const navigation = page.getByRole('navigation', { name: layoutWording.navigation.label });
  const answer = await holdRequests(page, '**/ecommerce/categories');
  await navigation.getByRole('button', { name: layoutWording.categories.retry }).press('Enter');
  await expect(navigation.getByText(layoutWording.categories.loading)).toBeAttached();
  await expect(menu).toBeFocused();
  answer();
  await expect(navigation.getByRole('link', { name: /^Moutons/ })).toBeVisible();
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("a list's tools are one row, and a card's button is one line", async ({ page }) => {
    await page.goto('/shop');
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    const tools = [
      main.getByRole('button', { name: filters.open }),
      main.getByRole('combobox'),
      main.getByRole('radio', { name: view.options.list }),
    ];
    const middles = await Promise.all(
      tools.map(async (tool) => {
        const box = await tool.boundingBox();
        return box === null ? null : Math.round(box.y + box.height / 2);
      }),
    );
    expect(new Set(middles).size, middles.join(', ')).toBe(1);
    // The label of the shortest sort is not cut; this is the width beside it.
    const room = await main.getByRole('combobox').evaluate((select: HTMLSelectElement) => {
      const { paddingLeft, paddingRight, font } = getComputedStyle(select);
      const ruler = document.createElement('canvas').getContext('2d');
      if (ruler === null) return Number.NaN;
      ruler.font = font;
      const words = ruler.measureText(select.selectedOptions[0]?.textContent ?? '').width;
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words;
    });
    expect(room).toBeGreaterThanOrEqual(0);
    const details = await main.getByRole('article').first().getByRole('link').boundingBox();
    expect(details?.height).toBeLessThanOrEqual(46);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters stay open while the animals arrive, and count them only then', async ({ page, root }) => {
    const answer = await holdRequests(page, '**/ecommerce/products-betails/');
    const { id } = await firstOf(root, 'categories');
    await page.goto(unprepared(`/category/${id}`));
    await page.getByRole('button', { name: filters.open }).click();
    const drawer = page.getByRole('dialog', { name: filters.label });
    await expect(drawer.getByRole('button', { name: filters.showList })).toBeVisible();
    answer();
    await expect(drawer.getByRole('button', { name: /^Voir \d+ animaux$/ })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dialog of /shop has one button that clears, which resets filters, prices and sort; that of a country has two, which differ', async ({
    page,
    root,
  }) => {
    const { id } = await firstOf<Country>(root, 'pays/');
    const query = 'taille=petit&prix_max=200000&tri=price-low';
    const dialog = page.getByRole('dialog', { name: filters.label });
    const clearing = dialog.getByRole('button', { name: /effacer|réinitialiser/i });
    const open = async (path: string) => {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('button', { name: filters.open }).click();
      await expect(dialog).toBeVisible();
    };
    await open(`/shop?${query}`);
    await expect(clearing).toHaveText([filters.clearAll]);
    await clearing.click();
    await expect(page).toHaveURL('/shop');

    const country = `/product-by-country/${id}`;
    await open(`${country}?${query}`);
    await expect(clearing).toHaveText([filters.clear, filters.clearAll]);
    await clearing.last().click();
    await expect(page).toHaveURL(`${country}?prix_min=0&tri=price-low`);
    await clearing.first().click();
    await expect(page).toHaveURL(`${country}?tri=price-low`);
  });
});
