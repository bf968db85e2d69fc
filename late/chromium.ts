import { chromium } from 'playwright-core';
import { chromiumFlags } from '../tools/chromium.mjs';
import { type Engine, insist, type Tab } from './tab.ts';

/** Chromium, headless; `path` is its program. */
export async function openChromium(path: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: path, args: chromiumFlags });
  return {
    name: 'chromium',
    version: browser.version(),
    newTab: async (size, script): Promise<Tab> => {
      const context = await browser.newContext({ viewport: size, locale: 'fr-FR' });
      await context.addInitScript({ content: script });
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
        ask: (expression) => insist(() => page.evaluate(expression)),
        press: (x, y, times, ms = 0) => page.mouse.click(x, y, { clickCount: times, delay: ms }),
        type: (text) => page.keyboard.type(text),
        key: (name) => page.keyboard.press(name),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
