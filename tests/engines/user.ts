import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { patience } from '../journeys/patience.ts';

/** A control: the first visible match of `css` whose label or text begins with `text`. */
export type Target = { css: string; text?: string };

/** In ms: the limit of a step, the interval of polling, the time from hovering to pressing, and the limit of a navigation. */
const step = 30_000 * patience;
const pause = 50;
const hover = 100;
const leaving = 5000 * patience;

/**
 * The centre of a control, once it has not moved for two frames and nothing covers it; null until then. Scrolls only to a control
 * that is not in sight: a bar at the bottom of the window would be carried along.
 */
const standing = ({ css, text = '' }: Target): string => `(async (css, text) => {
  const words = (one) => (one.getAttribute('aria-label') ?? one.textContent).replace(/\\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(css)].find(
    (one) => one.getBoundingClientRect().width > 0 && words(one).startsWith(text),
  );
  if (found === undefined) return null;
  const box = () => JSON.stringify(found.getBoundingClientRect());
  const before = box();
  for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => requestAnimationFrame(done));
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  // Firefox rounds: what is at the edge would be pressed outside of the window.
  const isSeen = y < innerHeight - 1 && hit !== null && (found.contains(hit) || hit.contains(found));
  if (!isSeen) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isSeen && before === box() ? { x, y } : null;
})(${JSON.stringify(css)}, ${JSON.stringify(text)})`;

/** Simulates a user of a page in any engine. Each step waits until it is possible. */
export function userOf(page: Page, root: string) {
  /** Evaluates an expression; again where a navigation has destroyed the context. */
  const ask = async <Answer>(expression: string): Promise<Answer> => {
    for (const end = Date.now() + leaving; ; await after(pause)) {
      try {
        return (await page.evaluate(expression)) as Answer;
      } catch (reason) {
        if (Date.now() > end) throw reason;
      }
    }
  };
  /** Waits until an expression is true in the page. Throws at the limit. */
  const see = async <Answer>(what: string, expression: string, limit = step): Promise<Answer> => {
    for (const end = Date.now() + limit; ; await after(pause)) {
      const answer = await ask<Answer | null | false>(expression);
      if (answer !== null && answer !== false) return answer;
      if (Date.now() > end) throw new Error(`${what} did not come`);
    }
  };
  const find = (target: Target) =>
    see<{ x: number; y: number }>(`“${target.text ?? target.css}”`, standing(target));
  const press = async (target: Target, delay = 0): Promise<void> => {
    const seen = await find(target);
    // Hovers before the press, since hovering preloads links; the page may move meanwhile.
    await page.mouse.move(seen.x, seen.y);
    await after(hover);
    const { x, y } = await find(target);
    await page.mouse.click(x, y, { delay });
  };
  return {
    ask,
    see,
    find,
    press,
    /** Opens an address and waits until its document is parsed. */
    open: async (path: string): Promise<void> => {
      page.goto(root + path, { waitUntil: 'domcontentloaded', timeout: 0 }).catch(() => undefined);
      const here = `location.pathname + location.search === ${JSON.stringify(path)}`;
      await see(path, `${here} && document.readyState !== 'loading'`);
    },
    /** Presses a field and types behind its text. */
    write: async (css: string, text: string): Promise<void> => {
      await press({ css });
      await see('the focus', `document.activeElement.matches(${JSON.stringify(css)})`);
      await page.keyboard.type(text);
    },
    key: (name: 'Enter' | 'Tab' | 'Home') => page.keyboard.press(name),
    type: (text: string) => page.keyboard.type(text),
    /** Waits until the page of this path is loaded. */
    arrive: (path: string) =>
      see(
        path,
        `location.pathname.startsWith(${JSON.stringify(path)}) && document.readyState === 'complete'`,
      ),
  };
}
