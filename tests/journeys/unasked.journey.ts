import { expect, type Page, type Request } from '@playwright/test';
import { catalogueWording } from '#wording/catalogue.ts';
import { noticesWording } from '#wording/notices.ts';
import { hydrated, taken } from './hydrated.ts';
import { administrator, providerFor, test } from './provider.ts';
import { cartBadge, comeBack } from './steps.ts';
import { settled, shifts, watchSaid, watchShifts } from './watched.ts';

/** The last part of each request's path: `home-rest`, `products-betails`. */
const nameOf = (request: Request): string => {
  const { pathname } = new URL(request.url());
  return pathname
    .replace(/-[\w-]{8}(\.\w+)$/, '$1')
    .replace(/\/$/, '')
    .replace(/^.*\//, '');
};

const lists = ['products-betails', 'categories', 'pays'];
/** What a page asks for below its first window, and to say something. */
const late = [...lists, 'announcements.js', 'home-rest.js', 'footer.js', 'related.js', 'list-suggestions.js'];

/** Opens a page, and names what it has asked for of `late` from then on. */
async function opened(page: Page, path: string): Promise<() => string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(nameOf(request)));
  await page.goto(path);
  await taken(page);
  return () => late.filter((name) => asked.includes(name));
}

test('a page asks for nothing below its window, nor for its lists, before somebody touches it', async ({
  page,
}) => {
  for (const path of ['/', '/shop', '/faq', '/shop?igsh=1&utm_source=x']) {
    const asked = await opened(page, path);
    await settled(page);
    expect(asked(), path).toEqual([]);
  }
});

const inputs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a pointer': (page) => page.mouse.move(200, 300),
  'a wheel': (page) => page.mouse.wheel(0, 400),
  'a key': (page) => page.keyboard.press('Tab'),
};

for (const [name, input] of Object.entries(inputs)) {
  test(`${name} brings the rest of the page and its lists`, async ({ page }) => {
    const asked = await opened(page, '/');
    await settled(page);
    expect(asked()).toEqual([]);
    await input(page);
    await expect
      .poll(asked)
      .toEqual(expect.arrayContaining([...lists, 'announcements.js', 'home-rest.js', 'footer.js']));
  });
}

/** Makes the provider's record of an animal the document's, and returns its id: each sandbox enters its animals anew. */
async function documentedAnimal(page: Page, root: string): Promise<string> {
  // Journeys change the first animals.
  const id = (await (await providerFor(root, administrator)).animals()).at(-1)?.id;
  const html = await (await fetch(`${root}/product/${id}`, { headers: { accept: 'text/html' } })).text();
  const [, created_at] = new RegExp(`"id":"${id}".*?"created_at":"([^"]+)"`, 's').exec(html) ?? [];
  expect(created_at).toBeDefined();
  await page.route(`**/products-betails/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), created_at } });
  });
  return `${id}`;
}

test('the first notice of a page that nobody has touched is shown, and heard once', async ({
  page,
  root,
}) => {
  const said = await watchSaid(page);
  await comeBack(page, root);
  const id = await documentedAnimal(page, root);
  const asked = await opened(page, `/product/${id}`);
  await settled(page);
  expect(asked()).not.toContain('announcements.js');
  // As a script presses: nobody's input.
  await page
    .getByRole('main')
    .locator('button[data-add]')
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  const notice = noticesWording['cart-added'].text;
  await expect(page.getByRole('listitem').getByText(notice)).toBeVisible();
  expect((await said()).filter((text) => text.includes(notice))).toHaveLength(1);
});

test('a focus that a script sets asks for nothing', async ({ page }) => {
  const asked = await opened(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).focus();
  await settled(page);
  expect(asked()).toEqual([]);
});

test('a page that is reopened where it was left asks for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(nameOf(request)));
  await page.goto('/');
  await hydrated(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await settled(page);
  asked.length = 0;
  await page.reload();
  await taken(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await settled(page);
  expect(asked.filter((name) => late.includes(name))).toEqual([]);
});

test('the first activation of a control below the window loads its code, and is carried out', async ({
  page,
}) => {
  await opened(page, '/');
  const pause = page.getByRole('button', { name: 'Mettre en pause' }).last();
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Reprendre le défilement' })).toHaveCount(1);
});

test('a list whose address filters it, and a page without a document of its own, ask at once', async ({
  page,
}) => {
  for (const path of ['/shop?tri=price-low', '/search?q=ladoum']) {
    const asked = await opened(page, path);
    await expect.poll(asked, path).toEqual(expect.arrayContaining([...lists, 'footer.js']));
  }
});

test('a customer’s cart and an animal’s own stock are read at once', async ({ page, root }) => {
  const { fillCart } = await comeBack(page, root);
  await fillCart('Bélier Bali-Bali', 2);
  const id = await documentedAnimal(page, root);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(nameOf(request)));
  await page.goto(`/product/${id}`);
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 2 animaux');
  await expect.poll(() => asked).toContain(id);
  await settled(page);
  expect(asked.filter((name) => late.includes(name))).toEqual([]);
});

test('the animals of a page are not shown as the list that it leads to', async ({ page, root }) => {
  const { findAnimal } = await providerFor(root, administrator);
  const { id } = await findAnimal('Brebis Touabire');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/ecommerce/products-betails/', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/product/${id}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Boutique', exact: true }).first().click();
  const showing = page.getByRole('main').getByText(/^Affichage de/);
  await expect(page.getByRole('status').filter({ hasText: catalogueWording.loading }).first()).toBeVisible();
  await expect(showing).toHaveCount(0);
  answer();
  await expect(showing).toBeVisible();
});

test('live regions stand in each document', async ({ request }) => {
  for (const path of ['/', '/login', '/faq'])
    expect(await (await request.get(path)).text(), path).toMatch(/<div [^>]*aria-live="polite"><\/div>/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a list written over an hour ago says from when its prices are, and shifts nothing, until it is read again', async ({
    page,
  }) => {
    await watchShifts(page);
    await page.route(/\/shop$/, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'last-modified': 'Wed, 25 Nov 2026 09:05:00 GMT' };
      await route.fulfill({ response, headers });
    });
    await opened(page, '/shop');
    const line = page.getByRole('main').getByText('prix et stocks du 25/11 à 9 h 05');
    await expect(line).toBeVisible();
    const { total, parts } = await shifts(page);
    expect(total, parts).toBeLessThanOrEqual(0.001);
    await page.mouse.wheel(0, 400);
    await expect(line).toBeHidden();
  });

  test('a list just written says nothing of it', async ({ page }) => {
    await page.route(/\/shop$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'last-modified': new Date().toUTCString() },
      });
    });
    await opened(page, '/shop');
    await settled(page);
    await expect(page.getByText(/prix et stocks du/)).toHaveCount(0);
  });
});
