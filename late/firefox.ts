import puppeteer, { type Browser } from 'puppeteer-core';
import { tabOf } from './puppeteer-tab.ts';
import type { Engine, Tab } from './tab.ts';

/** One process draws all windows of a Firefox and grows with each of them: several share them, and each ends after so many. */
const windowsOfOne = 60;

/** A running Firefox: how many windows it has had, and how many are open. */
type Running = { browser: Browser; had: number; open: number };

/** Firefox as it is installed, headless, over WebDriver BiDi; `path` is its program, of which so many run beside each other. */
export async function openFirefox(path: string, processes = 2): Promise<Engine> {
  const all: Promise<Running>[] = [];
  const start = (): Promise<Running> => {
    const started = puppeteer
      .launch({
        browser: 'firefox',
        executablePath: path,
        extraPrefsFirefox: {
          'intl.accept_languages': 'fr-FR',
          'browser.cache.disk.enable': false,
          // A process in reserve beside each page's own: a visit is over before anything would want it.
          'dom.ipc.processPrelaunch.enabled': false,
        },
      })
      .then((browser) => ({ browser, had: 0, open: 0 }));
    all.push(started);
    return started;
  };
  const running = [start()];
  const version = await (await running[0])?.browser.version();
  let turn = 0;
  /** Each in its turn; one that has had its windows is followed by another, and ends with its last one. */
  const next = async (): Promise<Running> => {
    const place = turn++ % processes;
    running[place] ??= start();
    const now = running[place];
    let one = await now;
    if (one.had >= windowsOfOne) {
      if (running[place] === now) running[place] = start();
      one = await running[place];
    }
    one.had += 1;
    one.open += 1;
    return one;
  };
  return {
    name: 'firefox',
    version: `${version}`.replace('firefox/', ''),
    newTab: async (size, script): Promise<Tab> => {
      const one = await next();
      const context = await one.browser.createBrowserContext();
      // A window of its own: a tab behind another one draws no frames, and its timers are slowed.
      const page = await context.newPage({ type: 'window' });
      await page.setViewport(size);
      await page.evaluateOnNewDocument(script);
      return tabOf(page, async () => {
        await context.close();
        one.open -= 1;
        if (one.had >= windowsOfOne && one.open === 0) await one.browser.close();
      });
    },
    close: async () => {
      for (const { browser } of await Promise.all(all)) if (browser.connected) await browser.close();
    },
  };
}
