import { expect, type Locator, type Page } from '@playwright/test';
import { listingWording } from '../../src/wording/listing.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const { filters, pagination, price } = listingWording;

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

/** The font sizes of a card's name and of the current price, in px. */
const fontSizes = (page: Page) =>
  cards(page).evaluateAll((found) =>
    found.map((card) => {
      const sizeOf = (part: Element | null | undefined) =>
        part == null ? Number.NaN : Number.parseFloat(getComputedStyle(part).fontSize);
      const amount = [...card.querySelectorAll('p > span')].find((part) =>
        part.textContent?.endsWith('FCFA'),
      );
      return { name: sizeOf(card.querySelector('h2')), price: sizeOf(amount) };
    }),
  );

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('not drawn');
  return box;
};

/** The parts of each row's cards from the top, and the lines of each name, with a long name beside short ones, and who has a former price. */
const rowsOf = (page: Page) =>
  cards(page).evaluateAll((found) => {
    const words = document.createTreeWalker(found[0]?.querySelector('h2') ?? document, NodeFilter.SHOW_TEXT);
    const name = words.nextNode();
    if (name !== null) name.textContent = 'Bélier Bali-Bali de grande taille, élevé à Korhogo';
    // A price is smaller the longer it is: it stands on one line with its neighbours'.
    const topsOf = (card: Element) =>
      ['h2', 'h2 ~ p > span', 'p > b', 'a'].map((part) => {
        const { top, bottom } =
          card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(0, Number.NaN);
        return Math.round(part.endsWith('span') ? bottom : top);
      });
    const linesOf = (card: Element) => {
      const lines = document.createRange();
      lines.selectNodeContents(card.querySelector('h2') ?? card);
      return Math.round(lines.getBoundingClientRect().height / 24);
    };
    const topOf = (card: Element) => Math.round(card.getBoundingClientRect().top);
    return [...new Set(found.map(topOf))]
      .map((top) => found.filter((card) => topOf(card) === top))
      .map((row) => ({
        tops: row.map((card) => topsOf(card).join()),
        lines: row.map(linesOf),
        isReduced: row.map((card) => card.querySelector('s') !== null),
      }));
  });

/** Runs the check of an open page at each width of the list. */
async function atEachWidth(page: Page, check: (where: string) => Promise<void>): Promise<void> {
  for (const width of [360, 390, 1440]) {
    await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
    await check(`at ${width} px`);
  }
}

test('on a grid and in a list the button that selects an animal is beside its picture, and the price is larger than the name; the parts of a row are at one height, however long a name is', async ({
  page,
}) => {
  for (const view of ['list', 'grid']) {
    await openList(page, `/shop?affichage=${view}`);
    await atEachWidth(page, async (where) => {
      const card = cards(page).first();
      const choose = await boxOf(card.getByRole('checkbox'));
      const picture = await boxOf(card.locator('img').first());
      const isBeside =
        choose.y >= picture.y + picture.height ||
        choose.x >= picture.x + picture.width ||
        choose.x + choose.width <= picture.x;
      expect(isBeside, `${view} ${where}: ${JSON.stringify({ choose, picture })}`).toBe(true);
      expect(Math.min(choose.width, choose.height)).toBeGreaterThanOrEqual(44);
      for (const { name, price } of await fontSizes(page))
        expect(price, `${view} ${where}`).toBeGreaterThan(name);
    });
  }
  await atEachWidth(page, async (where) => {
    const rows = await rowsOf(page);
    for (const { tops } of rows) expect(new Set(tops).size, `${where}: ${tops.join(' | ')}`).toBe(1);
    expect(rows.flatMap(({ tops }) => tops).join()).not.toContain('NaN');
    expect(new Set(rows[0]?.lines).size, where).toBeGreaterThan(1);
    expect(
      rows.map(({ isReduced }) => new Set(isReduced).size),
      where,
    ).toContain(2);
  });
});

test('eight animals of the home page leave no hole in their last row', async ({ page }) => {
  await openList(page, '/');
  const list = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first()
    .locator('xpath=..');
  for (const width of [360, 390, 540, 600, 680, 767, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await list
      .locator('> li')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops).toHaveLength(8);
    const inRow = (top: number | undefined) => tops.filter((other) => other === top).length;
    expect(inRow(tops.at(-1)), `${width} px`).toBe(inRow(tops[0]));
  }
});

test('the page links of a list are one row', async ({ page }) => {
  await openList(page, '/shop?page=2');
  const links = page.getByRole('navigation', { name: pagination.label }).getByRole('link');
  await atEachWidth(page, async (where) => {
    await expect(links.first()).toBeVisible();
    const middles = await links.evaluateAll((found) =>
      found
        .map((link) => link.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect(middles.length, where).toBeGreaterThan(4);
    expect(new Set(middles).size, `${where}: ${middles.join()}`).toBe(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each option of the filters is at least 44 px high, and an amount field has a font of 16 px, below which iOS zooms', async ({
    page,
  }) => {
    await openList(page, '/shop');
    await page.getByRole('button', { name: filters.open }).click();
    const dialog = page.getByRole('dialog', { name: filters.label });
    const rows = await dialog
      .locator('label:has([type=checkbox]), [aria-pressed]')
      .evaluateAll((found) =>
        found.map((row) => row.getBoundingClientRect().height).filter((height) => height > 0),
      );
    expect(rows.length).toBeGreaterThan(10);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(44);
    const typed = dialog.getByLabel(`${price.lowest} (${price.unit})`);
    expect(
      await typed.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    ).toBeGreaterThanOrEqual(16);
  });

  test('a button that does not lead to an animal is not a primary button', async ({ page }) => {
    await openList(page, '/shop?taille=extra&prix_max=10000');
    await page.getByRole('button', { name: filters.open }).click();
    const show = page.getByRole('button', { name: filters.show(0) });
    const clear = page.getByRole('dialog').getByRole('button', { name: filters.clearAll });
    const groundOf = (button: Locator) => button.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await groundOf(show)).toBe(await groundOf(clear));
  });
});
