import { expect, type Page, type Route } from '@playwright/test';
import type { Product } from '#openapi/schemas.ts';
import { seededSample } from '../../tools/seeded-sample.ts';
import { patience } from './patience.ts';
import { administrator, providerFor, test } from './provider.ts';
import { comeBack, customer } from './steps.ts';

/** Normal and promotional price in XOF. The longest has ten times the maximum of a slider. */
const prices = [
  { price: 75_000, promo_price: null },
  { price: 1_250_000, promo_price: 1_100_000 },
  { price: 3_000_000, promo_price: null },
  { price: 30_000_000, promo_price: 29_500_000 },
];
/** Text of twice the size is tested at phone widths: on wider windows, page zoom leads to the phone layout. */
const textSizes = [
  { size: '100%', widths: [320, 360, 390, 700, 768, 1024, 1440] },
  { size: '200%', widths: [320, 360, 390] },
];

/**
 * The visible amounts that wrap, that the window or their container cuts, or whose thousands separators are narrower than
 * 0.18 em.
 */
function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const amount = /\d[\d\u00a0]*\u00a0FCFA/gu;
    const cutting = (element: Element | null): number[] => {
      if (element === null) return [window.innerWidth];
      const { overflowX, position } = getComputedStyle(element);
      const edges = /hidden|clip/.test(overflowX) ? [element.getBoundingClientRect().right] : [];
      // The end of a row that scrolls sideways can be scrolled into view.
      if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) return edges;
      return position === 'fixed'
        ? [...edges, window.innerWidth]
        : [...edges, ...cutting(element.parentElement)];
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) nodes.push(node as Text);
    for (const [index, node] of nodes.entries()) {
      const parent = node.parentElement;
      if (parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      // The unit may be a child element of the amount.
      const next = nodes[index + 1];
      const unit = next?.parentElement?.parentElement === parent ? next.data : '';
      for (const match of (node.data + unit).matchAll(amount)) {
        if (match.index >= node.length) continue;
        const end = match.index + match[0].length;
        const range = document.createRange();
        range.setStart(node, match.index);
        if (end <= node.length || next === undefined) range.setEnd(node, end);
        else range.setEnd(next, end - node.length);
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        for (const gap of match[0].matchAll(/\u00a0(?=\d)/g)) {
          const space = document.createRange();
          space.setStart(node, match.index + gap.index);
          space.setEnd(node, match.index + gap.index + 1);
          const em = space.getBoundingClientRect().width / size;
          if (em > 0 && em < 0.18)
            found.push(`${match[0]} runs together, ${em.toFixed(2)} em: ${parent.className}`);
        }
        // The unit is smaller than the figures, beside them.
        const parts = [...range.getClientRects()].filter((part) => part.width > 0);
        const isBroken =
          Math.max(...parts.map(({ top }) => top)) >= Math.min(...parts.map(({ bottom }) => bottom));
        const { right, width } = range.getBoundingClientRect();
        if (width <= 1) continue;
        if (isBroken) found.push(`${match[0]} on several lines: ${parent.className}`);
        const edge = Math.min(...cutting(parent));
        if (right > edge + 0.5)
          found.push(`${match[0]} cut by ${Math.round(right - edge)} px: ${parent.className}`);
      }
    }
    return found;
  });
}

/** Checks all amounts of the open page, at each width and text size. */
async function measure(page: Page, where: string, sizes = textSizes): Promise<void> {
  await expect(page.getByText(/FCFA/).first()).toBeAttached();
  for (const { size, widths } of sizes) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect.soft(await brokenAmounts(page), `${where}, ${width} px, text at ${size}`).toEqual([]);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** The load state of the shop's two fonts. */
const lettersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.fonts].filter(({ family }) => / Variable/.test(family)).map(({ status }) => status),
    ),
  ]);

/** Gives the first animals these prices while `look` runs, with the dearest one and a client of the customer; then restores them. */
async function withPrices(
  root: string,
  look: (dearest: Product, shopper: Awaited<ReturnType<typeof providerFor>>) => Promise<void>,
): Promise<void> {
  const office = await providerFor(root, administrator);
  const animals = (await office.animals()).slice(0, prices.length);
  const dearest = animals.at(-1);
  if (dearest === undefined || animals.length < prices.length)
    throw new Error('There are not enough animals.');
  const priced = (products: readonly Pick<Product, 'price' | 'promo_price'>[]) =>
    Promise.all(
      animals.map((animal, index) => {
        const { price = 0, promo_price = null } = products[index] ?? {};
        return office.change(animal, { price, promo_price });
      }),
    );
  await priced(prices);
  try {
    await look(dearest, await providerFor(root, customer));
  } finally {
    await priced(animals);
  }
}

test.describe('amounts', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.setTimeout(180_000 * patience);

  test('are never broken across lines, never cut and never run together, at any width, price and text size', async ({
    page,
    root,
  }) => {
    await withPrices(root, async (dearest, shopper) => {
      await shopper.fillCart(dearest.name, 1);
      const paths = [
        '/',
        '/shop?prix_max=99999999',
        '/shop?prix_max=99999999&affichage=list',
        `/product/${dearest.id}`,
        '/wishlist',
      ];
      for (const path of seededSample('amounts', paths)) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await expect(page.getByText('FCFA').filter({ visible: true }).first()).toBeVisible();
        await measure(page, path);
      }
      await comeBack(page, root);
      await page.goto('/cart/');
      await expect(page.getByRole('link', { name: dearest.name })).toBeVisible();
      await measure(page, 'the cart');
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto('/checkout');
      await measure(page, 'step 1');
      await page.getByRole('button', { name: 'Suivant' }).press('Enter');
      await page.getByRole('radio', { name: /Paiement à la livraison/ }).check();
      await measure(page, 'step 2');
      await page.getByRole('button', { name: 'Suivant' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Commander' })).toBeVisible();
      await measure(page, 'step 3');
      await page.goto('/dashboard?onglet=commandes');
      await measure(page, 'the orders');
      await page.goto('/order-status-finished?order_number=BEL-1001');
      await measure(page, 'a payment');
      await shopper.fillCart(dearest.name, 0);
    });
  });

  test('fit in the fallback fonts too: while the fonts load, and where they are blocked', async ({
    page,
    root,
  }) => {
    const awaited: Route[] = [];
    const sizes = (widths: number[]) => [{ size: '100%', widths }];
    await page.route('**/*.woff2', (route) => void awaited.push(route));
    await withPrices(root, async (dearest) => {
      // The last page is not prerendered and requests the fonts immediately.
      const paths = ['/', `/product/${dearest.id}`, '/shop?prix_max=99999999&affichage=list'];
      for (const path of seededSample('amounts in stand-ins', paths)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByText('FCFA').filter({ visible: true }).first()).toBeVisible();
        await expect.poll(() => lettersOf(page)).toEqual(['loading']);
        await measure(page, `${path}, the fonts awaited`, sizes([320, 1440]));
        await Promise.all(awaited.splice(0).map((route) => route.abort()));
        await expect.poll(() => lettersOf(page)).toEqual(['error']);
        await measure(page, `${path}, the fonts refused`, sizes([360]));
      }
    });
  });
});
