import puppeteer from 'puppeteer-core';
import { type Engine, insist, type Tab } from './tab.ts';

/** Firefox as it is installed, headless, over WebDriver BiDi; `path` is its program. */
export async function openFirefox(path: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR', 'browser.cache.disk.enable': false },
  });
  const version = await browser.version();
  return {
    name: 'firefox',
    version: version.replace('firefox/', ''),
    newTab: async (size, script): Promise<Tab> => {
      const context = await browser.createBrowserContext();
      // A window of its own: a tab behind another one draws no frames, and its timers are slowed.
      const page = await context.newPage({ type: 'window' });
      await page.setViewport(size);
      await page.evaluateOnNewDocument(script);
      return {
        // Nothing that the page waits for is waited for here: a visit has its own time.
        open: async (address) => {
          page.goto(address, { waitUntil: 'domcontentloaded', timeout: 0 }).catch(() => undefined);
        },
        ask: (expression) => insist(() => page.evaluate(expression) as Promise<never>),
        press: async (x, y, times) => {
          for (let turn = 1; turn <= times; turn += 1) await page.mouse.click(x, y);
        },
        type: (text) => page.keyboard.type(text),
        key: (name) => page.keyboard.press(name),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
