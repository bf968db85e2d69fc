import { expect, type Page } from '@playwright/test';
import { test } from './provider.ts';

/** The words of the page that break across two lines without a hyphen. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // Visually hidden text is one pixel wide.
      if ((text.parentElement?.offsetWidth ?? 0) <= 1) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('no word is broken at 320 and 360 px', async ({ page }) => {
  for (const path of ['/', '/shop', '/about', '/contact', '/login']) {
    await page.goto(path);
    if (path === '/') await expect(page.getByRole('link', { name: /^Mauritanie/ })).toBeAttached();
    if (path === '/shop') await expect(page.getByRole('article').first()).toBeVisible();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
