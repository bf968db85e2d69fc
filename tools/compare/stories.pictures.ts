import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { Entry } from '../workshop-server.mjs';

type Render = { phase?: string; story?: { storyGlobals?: { viewport?: { value?: string } } } };
declare const __STORYBOOK_PREVIEW__: { currentRender?: Render } | undefined;

const test = base.extend<{ globals: string }>({ globals: ['', { option: true }] });
const index = readFileSync(process.env.COMPARE_INDEX ?? 'storybook-static/index.json', 'utf8');
const { entries } = JSON.parse(index) as { entries: Record<string, Entry> };
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  small: [320, 640],
  phone: [390, 844],
  tablet: [820, 1180],
  desktop: [1440, 900],
};

/** Waits until the story is drawn and has played, with its letters and pictures. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    /^(?:completed|finished|errored|aborted)$/.test(__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  );
  // Nothing waits for a scroll.
  await page.addStyleTag({
    content: '* { content-visibility: visible !important; contain-intrinsic-size: none !important }',
  });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
}

for (const { id, title, name, type, tags = [] } of Object.values(entries)) {
  if (type !== 'story' || tags.includes('en-direct')) continue;
  // Two stories of one page may have one name.
  test(`${title} / ${name} (${id})`, async ({ page, globals }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    // Chance is the same each time.
    await page.addInitScript(() => {
      let seed = 7;
      Math.random = () => {
        seed = (seed * 16807) % 2147483647;
        return seed / 2147483647;
      };
    });
    // A screen by itself, so that what changes in the frame is seen once for each screen.
    const whole = tags.includes('dans-sa-page') ? 'whole' : 'none';
    await page.goto(
      `/iframe.html?globals=${globals};page:${whole};a11y.manual:!true&viewMode=story&id=${id}`,
    );
    await rest(page);
    const asked = await page.evaluate(
      () => __STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.viewport?.value ?? '',
    );
    const [width, height] = sizes[asked] ?? [];
    if (width !== undefined && height !== undefined) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await rest(page);
    }
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
