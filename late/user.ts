import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';

/** A control, as a person finds it: the first visible one that fits, whose label or words begin with `text`. */
export type Target = { css: string; text?: string };

/** How long each step may take, between two looks, how long a hand is there before it presses, and a page may be left; in ms. */
const patience = 30_000;
const pause = 50;
const hover = 100;
const leaving = 2000;

/** Where a control stands, once it has stood still for two frames and nothing covers it; null until then. */
const standing = ({ css, text = '' }: Target): string => `(async (css, text) => {
  const words = (one) => (one.getAttribute('aria-label') ?? one.textContent).replace(/\\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(css)].find(
    (one) => one.getBoundingClientRect().width > 0 && words(one).startsWith(text),
  );
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = () => JSON.stringify(found.getBoundingClientRect());
  const before = box();
  for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => requestAnimationFrame(done));
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return before === box() && hit !== null && (found.contains(hit) || hit.contains(found)) ? { x, y } : null;
})(${JSON.stringify(css)}, ${JSON.stringify(text)})`;

/** A hand in front of a page, whichever engine draws it: each of its steps waits until it can be done. */
export function handOf(page: Page, root: string) {
  /** What an expression comes to; asked again where the page is being left: its context is gone for a moment. */
  const ask = async <Answer>(expression: string): Promise<Answer> => {
    for (const end = Date.now() + leaving; ; await after(pause)) {
      try {
        return (await page.evaluate(expression)) as Answer;
      } catch (reason) {
        if (Date.now() > end) throw reason;
      }
    }
  };
  /** Waits until an expression is true in the page. Throws where that takes too long. */
  const see = async <Answer>(what: string, expression: string, limit = patience): Promise<Answer> => {
    for (const end = Date.now() + limit; ; await after(pause)) {
      const answer = await ask<Answer | null | false>(expression);
      if (answer !== null && answer !== false) return answer;
      if (Date.now() > end) throw new Error(`${what} did not come`);
    }
  };
  const find = (target: Target) =>
    see<{ x: number; y: number }>(`“${target.text ?? target.css}”`, standing(target));
  const press = async (target: Target, delay = 0): Promise<void> => {
    const { x, y } = await find(target);
    // As a hand does, which is there before it presses: links are fetched then.
    await page.mouse.move(x, y);
    await after(hover);
    await page.mouse.click(x, y, { delay });
  };
  return {
    ask,
    see,
    find,
    press,
    /** Opens an address; only the document is waited for. */
    open: async (path: string): Promise<void> => {
      page.goto(root + path, { waitUntil: 'domcontentloaded', timeout: 0 }).catch(() => undefined);
      const here = `location.pathname + location.search === ${JSON.stringify(path)}`;
      await see(path, `${here} && document.readyState !== 'loading'`);
    },
    /** Presses a field and types into it, behind what stands there. */
    write: async (css: string, text: string): Promise<void> => {
      await press({ css });
      await see('the focus', `document.activeElement.matches(${JSON.stringify(css)})`);
      await page.keyboard.type(text);
    },
    key: (name: 'Enter' | 'Tab' | 'Home') => page.keyboard.press(name),
    type: (text: string) => page.keyboard.type(text),
    /** Waits until the page of this path is there. */
    arrive: (path: string) =>
      see(
        path,
        `location.pathname.startsWith(${JSON.stringify(path)}) && document.readyState === 'complete'`,
      ),
  };
}
export type Hand = ReturnType<typeof handOf>;
