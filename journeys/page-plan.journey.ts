import { expect, type Page } from '@playwright/test';
import { shapeOf } from '#rules/shop-addresses.ts';
import { forCustomers, forNamed, forVisitors } from './addresses.ts';
import { faultsOfHtml, faultsOfPlan, planOf } from './page-plan.ts';
import { test } from './provider.ts';
import { comeBack } from './steps.ts';
import { openWhole } from './tab-places.ts';

/** `npm test` looks at a page of each frame, `npm run journeys -- pages` at all of them. */
const isWhole = process.env.JOURNEYS_WHOLE !== undefined;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(isWhole ? 600_000 : 60_000);

/** No two pages have one title: by it a tab, a bookmark and a page that opens are told from others. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const titles = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  for (const path of paths) {
    await openWhole(page, path);
    const plan = await planOf(session);
    const sent = await (await page.request.get(path)).text();
    const faults = [...faultsOfPlan(plan), ...faultsOfHtml(sent), ...faultsOfHtml(await page.content())];
    // With and without the token of a mailed link it is one page.
    const shape = (shapeOf(path.replace(/\?.*/, '')) ?? 'nowhere').replace(/(?<=.)\/\*?$/, '');
    const known = titles.get(plan.title) ?? shape;
    if (known !== shape) faults.push(`has the title of ${known}: « ${plan.title} »`);
    titles.set(plan.title, known);
    expect.soft(faults, path).toEqual([]);
  }
}

test('each page is valid HTML, and found through by its title, its landmarks and its headings: of a visitor', async ({
  page,
  root,
}) => {
  const [product = '', ...named] = await forNamed(root);
  await walk(page, isWhole ? [...forVisitors, product, ...named] : ['/', '/login', product]);
});

test('each page is valid HTML, and found through by its title, its landmarks and its headings: of a customer', async ({
  page,
  root,
}) => {
  test.skip(!isWhole, 'in npm run journeys -- pages');
  await (await comeBack(page, root)).fillCart('Bélier Bali-Bali', 1);
  await walk(page, ['/cart/', '/checkout', ...forCustomers.filter((path) => !path.includes('onglet'))]);
});
