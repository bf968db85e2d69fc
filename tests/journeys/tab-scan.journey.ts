import { expect, type Page } from '@playwright/test';
import { pathPatternOf, shopAddresses } from '#rules/shop-addresses.ts';
import { isWhole, seededSample } from '../../tools/seeded-sample.ts';
import { forCustomers, forNamed, forVisitors } from './addresses.ts';
import { patience } from './patience.ts';
import { test } from './provider.ts';
import { comeBack } from './steps.ts';
import { openUnfolded, type Place, placesOfCustomers, placesOfVisitors } from './tab-places.ts';
import { type Scan, scanByTab } from './tab-scan.ts';

/**
 * A phone, the same in landscape, and a desktop page at 400 % zoom. `npm test` checks the pages that have a bar, a visitor's on the
 * phone or a customer's at the zoom.
 */
const sizes = [
  { width: 390, height: 700 },
  { width: 720, height: 400 },
  { width: 320, height: 256 },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout((isWhole ? 1_800_000 : 120_000) * patience);

function expectSound(where: string, { stops, ...faults }: Scan): void {
  expect.soft(stops, `${where} has stops`).toBeGreaterThan(0);
  expect.soft(faults, where).toEqual({ hidden: [], small: [], misnamed: [], missed: [] });
}

async function scanAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openUnfolded(page, path);
    expectSound(path, await scanByTab(page, { back: isWhole, names: isPhone(page) }));
  }
}

async function scanEach(page: Page, root: string, places: readonly Place[]): Promise<void> {
  for (const { where, open, by = scanWhole, close } of places) {
    await test.step(where, async () => {
      await open(page, root);
      expectSound(where, await by(page));
      await close?.(page, root);
    });
  }
}

/** Accessible names do not depend on the size. */
const isPhone = (page: Page): boolean => page.viewportSize()?.width === 390;
const scanWhole = (page: Page): Promise<Scan> => scanByTab(page, { back: isWhole, names: isPhone(page) });
const listed = '/shop?affichage=list';
const ofCustomers = [...forCustomers, '/dashboard?onglet=securite'];

test('the scans with the Tab key reach every address of the router', { tag: '@always' }, async ({ root }) => {
  const scanned = [...forVisitors, ...(await forNamed(root)), ...ofCustomers, '/checkout'];
  const shapes = new Set(scanned.map((address) => pathPatternOf(address.replace(/\?.*/, ''))));
  expect(Object.keys(shopAddresses).filter((shape) => !shapes.has(shape as never))).toEqual([]);
});

const visitors = 'pages of a visitor, what opens there';
const customers = 'cart, checkout and account';
const every = sizes.flatMap((size) => [visitors, customers].map((whose) => ({ size, whose })));
const extremes = [
  { size: sizes[0], whose: visitors },
  { size: sizes[2], whose: customers },
];

for (const { size, whose } of isWhole ? every : seededSample('scans by Tab', extremes)) {
  const at = `${size.width} × ${size.height}`;
  test.describe(at, { tag: '@always' }, () => {
    test.use({ viewport: size });

    test(`each stop of the Tab key is seen, named and large enough at ${at}: ${whose}`, async ({
      page,
      root,
    }) => {
      if (whose === visitors) {
        const [product = '', ...named] = await forNamed(root);
        const seen = isWhole ? [...forVisitors, ...named, listed, '/search?q=introuvable'] : [];
        await scanAt(page, [...seen, product]);
        return scanEach(page, root, isWhole ? placesOfVisitors : placesOfVisitors.slice(0, 2));
      }
      const shopper = await comeBack(page, root);
      await shopper.fillCart('Bélier Bali-Bali', 1);
      const [other] = (await shopper.animals()).filter(({ name }) => name !== 'Bélier Bali-Bali');
      if (other !== undefined) await shopper.addToCart(other.id, 1);
      await scanAt(page, ['/cart/', ...(isWhole ? ofCustomers : [])]);
      // The three steps of the checkout.
      return scanEach(page, root, isWhole ? placesOfCustomers : placesOfCustomers.slice(1, 4));
    });
  });
}
