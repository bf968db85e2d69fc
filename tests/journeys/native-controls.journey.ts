import { expect, type Locator, type Page } from '@playwright/test';
import { homeWording } from '../../src/wording/home.ts';
import { layoutWording } from '../../src/wording/layout.ts';
import { productWording } from '../../src/wording/product.ts';
import { openWithoutCode } from './delayed-code.ts';
import { hydrated, taken } from './hydrated.ts';
import { test } from './provider.ts';
import { painted } from './watched.ts';

/** The URL of the first animal of the list. */
async function anAnimal(page: Page): Promise<string> {
  await page.goto('/shop');
  const link = page.getByRole('article').first().getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

/** Animation frames from the click until the page shows the text: the browser's own reaction takes one or two, however slow. */
async function effectOf(page: Page, pressed: Locator, expression: string, wanted: string): Promise<number> {
  await page.evaluate(
    ([code, text]) => {
      const says = new Function(`return String(${code})`) as () => string;
      addEventListener(
        'click',
        () => {
          let frames = 0;
          const look = () => {
            if (says() === text) document.documentElement.dataset.effect = `${frames}`;
            else {
              frames += 1;
              requestAnimationFrame(look);
            }
          };
          look();
        },
        { capture: true, once: true },
      );
    },
    [expression, wanted] as const,
  );
  await pressed.click();
  const html = page.locator('html');
  await expect(html, `${expression} is ${wanted}`).toHaveAttribute('data-effect', /./);
  return Number(await html.getAttribute('data-effect'));
}

/** Waits until no press is queued; a queued press also ends by itself. */
async function expectNothingHeld(page: Page): Promise<void> {
  expect(await page.locator('[data-pending]').count()).toBe(0);
  expect(await page.evaluate(() => window.early?.presses.length)).toBe(0);
}

const shopReady = async (page: Page): Promise<void> => {
  await taken(page);
  await hydrated(page);
};

test('a question opens before any script, and stays open', async ({ page }) => {
  const come = await openWithoutCode(page, '/faq');
  const question = page.locator('#paiement > summary');
  const open = `document.querySelector('#paiement').open`;
  expect(await effectOf(page, question, open, 'true')).toBeLessThanOrEqual(2);
  await expectNothingHeld(page);
  come();
  await shopReady(page);
  await expect(page.locator('#paiement li').first()).toBeVisible();
});

test('the theme changes before any script, is stored, and is selected in the hydrated switch', async ({
  page,
}) => {
  const come = await openWithoutCode(page, '/faq');
  const dark = page.getByRole('radio', { name: layoutWording.theme.dark });
  const theme = 'document.documentElement.dataset.theme';
  expect(await effectOf(page, dark, theme, 'dark')).toBeLessThanOrEqual(2);
  await expectNothingHeld(page);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  come();
  await shopReady(page);
  await expect(dark).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The hydrated switch shows this theme; the choice of the device's setting removes the stored theme.
  await page.getByRole('radio', { name: layoutWording.theme.system }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('changing from dark back to the device’s setting works before any script', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('once') === null) localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('once', '');
  });
  const come = await openWithoutCode(page, '/faq');
  const system = page.getByRole('radio', { name: layoutWording.theme.system });
  const theme = 'document.documentElement.dataset.theme';
  expect(await effectOf(page, system, theme, 'light')).toBeLessThanOrEqual(2);
  come();
  await shopReady(page);
  await expect(system).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the tab of an animal opens before any script, and stays open', async ({ page }) => {
  const come = await openWithoutCode(page, await anAnimal(page));
  const tab = page.getByText(productWording.tabs.origin, { exact: true });
  const code = page.getByText(productWording.originTab.code, { exact: true });
  await expect(code).toBeHidden();
  const shown = `[...document.querySelectorAll('#description dl')].some((list) => list.offsetHeight > 0)`;
  expect(await effectOf(page, tab, shown, 'true')).toBeLessThanOrEqual(2);
  await expectNothingHeld(page);
  come();
  await shopReady(page);
  await expect(code).toBeVisible();
  await page.getByRole('radio', { name: productWording.tabs.origin }).press('ArrowLeft');
  await expect(code).toBeHidden();
});

test('the tab of promotions shows them alone before any script', async ({ page }) => {
  const come = await openWithoutCode(page, '/');
  const tab = page.locator('label').filter({ hasText: 'Promotions' });
  const cards = page.getByRole('group', { name: homeWording.featured.tabsLabel }).getByRole('article');
  await expect(cards).toHaveCount(8);
  const checked = `document.querySelector('input[value=sale]').checked`;
  expect(await effectOf(page, tab, checked, 'true')).toBeLessThanOrEqual(2);
  const all = await cards.count();
  expect(all).toBeGreaterThan(0);
  expect(all).toBeLessThan(8);
  await expectNothingHeld(page);
  come();
  await shopReady(page);
  await expect(cards).toHaveCount(all);
});

test('a quantity changes before any script, never below one, and is added to the cart', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/panier/')) sent.push(request.postDataJSON());
  });
  const path = await anAnimal(page);
  const come = await openWithoutCode(page, path);
  const { label, increase, decrease } = productWording.quantity;
  const quantity = page.getByRole('spinbutton', { name: label });
  const more = page.getByRole('button', { name: increase });
  const value = `document.querySelector('main input[type=number]').value`;
  const less = page.getByRole('button', { name: decrease });
  // At one the button is `aria-disabled`.
  await less.click({ force: true });
  await expect(quantity).toHaveValue('1');
  expect(await effectOf(page, more, value, '2')).toBeLessThanOrEqual(2);
  await more.click();
  await more.click();
  await less.click();
  await expect(quantity).toHaveValue('3');
  await expectNothingHeld(page);
  come();
  await shopReady(page);
  await expect(quantity).toHaveValue('3');
  await more.click();
  await expect(quantity).toHaveValue('4');
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(sent).toEqual([{ product_id: path.split('/').at(-1), quantity: 4 }]);
});

test('a quantity that is typed before any script is the one that a visitor’s press stores for the login @always', async ({
  page,
}) => {
  const path = await anAnimal(page);
  const come = await openWithoutCode(page, path);
  await page.getByRole('spinbutton', { name: productWording.quantity.label }).fill('12');
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  come();
  await expect(page).toHaveURL(/\/login$/);
  const wish = await page.evaluate(() => sessionStorage.getItem('none:wanted_add'));
  // With its key, also where the code came before the login opened.
  const stored = { productId: path.split('/').at(-1), quantity: '12', key: expect.any(String) };
  expect(JSON.parse(wish ?? '')).toMatchObject(stored);
});

test('the wheel over a focused quantity or price scrolls the page and changes no value', async ({ page }) => {
  const expectScrollOnly = async (field: Locator) => {
    await field.focus();
    await field.hover();
    const value = await field.inputValue();
    const start = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(start);
    await expect(field).toHaveValue(value);
  };
  const come = await openWithoutCode(page, await anAnimal(page));
  const quantity = page.getByRole('spinbutton', { name: productWording.quantity.label });
  await quantity.fill('5');
  await expectScrollOnly(quantity);
  await quantity.press('ArrowUp');
  await quantity.press('ArrowUp');
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('6');
  come();
  await shopReady(page);
  await expectScrollOnly(quantity);
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('5');
  await page.goto('/shop');
  await hydrated(page);
  await expectScrollOnly(page.getByRole('slider').first());
});

test('a menu that was pressed early is open when its code is loaded', async ({ page }) => {
  const come = await openWithoutCode(page, '/');
  await page
    .getByRole('button', { name: /catégories|categories/i })
    .first()
    .click();
  come();
  const menu = page.getByRole('button', { name: /catégories|categories/i }).first();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a filter that was chosen early applies once its code is loaded, and leaves the focus in the field in use @always', async ({
  page,
}) => {
  const come = await openWithoutCode(page, '/shop');
  await page.getByRole('complementary').locator('label').filter({ hasText: 'Mali' }).click();
  const search = page.getByRole('banner').getByLabel('Rechercher un produit');
  await search.click();
  await page.keyboard.type('lad');
  come();
  await expect(page).toHaveURL(/origine=/);
  await expect(page.getByRole('complementary').getByRole('checkbox', { name: 'Mali' })).toBeChecked();
  await expect(search).toBeFocused();
  await page.keyboard.type('oum');
  await expect(search).toHaveValue('ladoum');
});

test('a search uses a category that was chosen early', async ({ page }) => {
  const come = await openWithoutCode(page, '/');
  const search = page.getByRole('banner').getByRole('search');
  await search.getByRole('combobox').selectOption({ label: 'Chèvres' });
  come();
  await hydrated(page);
  await search.getByLabel('Rechercher un produit').fill('bouc');
  await search.getByLabel('Rechercher un produit').press('Enter');
  await expect(page).toHaveURL(/\/category\/[^/]+\?q=bouc/);
  await expect(page.getByRole('heading', { level: 1, name: 'Chèvres' })).toBeAttached();
});

test('an amount that was typed early, with Enter, filters once its code is loaded @always', async ({
  page,
}) => {
  const come = await openWithoutCode(page, '/shop');
  const highest = page.getByLabel('Prix maximum (FCFA)');
  await highest.fill('1 500 000');
  await highest.press('Enter');
  come();
  await expect(page).toHaveURL('/shop?prix_max=1500000');
  await expect(highest).toHaveValue(/^1\s500\s000$/);
});

test('a link leads on, and the search finds, without any code of the page', async ({ page }) => {
  const come = await openWithoutCode(page, '/');
  await page.getByRole('banner').getByLabel('Rechercher un produit').fill('ladoum');
  await page.getByRole('banner').getByLabel('Rechercher un produit').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=ladoum/);
  come();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the scroll position from before the page’s code loads is kept', async ({ page }) => {
  const come = await openWithoutCode(page, '/shop');
  await page.evaluate(() => window.scrollTo(0, 600));
  come();
  await taken(page);
  // The router has restored the scroll position by then.
  await painted(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});
