import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { pathPatternOf } from '#rules/shop-addresses.ts';
import { isWhole } from '../../tools/seeded-sample.ts';
import { forCustomers, forNamed, forVisitors } from './addresses.ts';
import { patience } from './patience.ts';
import { test } from './provider.ts';
import { comeBack } from './steps.ts';
import { openUnfolded } from './tab-places.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(600_000 * patience);

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Violations of the HTML standard in a document, each with its position. */
const faultsOfHtml = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);

/** Checks that titles are unique: tabs, bookmarks and announcements identify a page by it. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const titles = new Map<string, string>();
  for (const path of paths) {
    await openUnfolded(page, path);
    const title = await page.title();
    const sent = await (await page.request.get(path)).text();
    const faults = [...faultsOfHtml(sent), ...faultsOfHtml(await page.content())];
    // The address with a mailed token is the same page.
    const shape = (pathPatternOf(path.replace(/\?.*/, '')) ?? 'nowhere').replace(/(?<=.)\/\*?$/, '');
    const known = titles.get(title) ?? shape;
    if (known !== shape) faults.push(`has the title of ${known}: « ${title} »`);
    titles.set(title, known);
    expect.soft(faults, path).toEqual([]);
  }
}

test('each page is valid HTML, and has a title of its own: of a visitor', async ({ page, root }) => {
  const [product = '', ...named] = await forNamed(root);
  await walk(page, isWhole ? [...forVisitors, product, ...named] : ['/', '/login', product]);
});

test('each page is valid HTML, and has a title of its own: of a customer', async ({ page, root }) => {
  await (await comeBack(page, root)).fillCart('Bélier Bali-Bali', 1);
  await walk(page, ['/cart/', '/checkout', ...forCustomers.filter((path) => !path.includes('onglet'))]);
});
