import type { Page } from 'puppeteer-core';
import { insist, type Tab } from './tab.ts';

/** A page of puppeteer under a hand; `close` ends what was opened for it. */
export const tabOf = (page: Page, close: () => Promise<void>): Tab => ({
  // Nothing that the page waits for is waited for here: a visit has its own time.
  open: async (address) => {
    page.goto(address, { waitUntil: 'domcontentloaded', timeout: 0 }).catch(() => undefined);
  },
  ask: (expression) => insist(() => page.evaluate(expression) as Promise<never>),
  press: async (x, y, times, ms = 0) => {
    for (let turn = 1; turn <= times; turn += 1) await page.mouse.click(x, y, { delay: ms });
  },
  type: (text) => page.keyboard.type(text),
  key: (name) => page.keyboard.press(name),
  close,
});
