import type { Locator, Page } from '@playwright/test';
import { requestsOf } from './watched.ts';

/** A place in the window, in px. */
type Spot = { x: number; y: number };

export async function centreOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to tap on.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Stops the clock of a page whose clock is simulated (`page.clock.install()` before its first document): from then on its time goes
 * on by `page.clock.runFor` alone, so that a pace is exact however busy the machine is. `page.clock.resume()` ends that.
 */
export async function stopClock(page: Page): Promise<void> {
  for (let ahead = 50; ; ahead *= 2) {
    const now = await page.evaluate(() => Date.now());
    try {
      return await page.clock.pauseAt(now + ahead);
    } catch (reason) {
      // A busy machine took longer than that; the time has passed.
      if (ahead > 100_000) throw reason;
    }
  }
}

/** Presses a spot for `held` ms of the stopped clock. */
export async function hold(page: Page, { x, y }: Spot, held: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(held);
  await page.mouse.up();
}

type Pace = { times: number; held: number; gap: number };

/**
 * Taps one spot repeatedly, whatever is there: every `gap` ms of the page's clock. What a tap asks for is answered before the next one.
 */
export async function tap(page: Page, spot: Spot, { times, held, gap }: Pace): Promise<void> {
  await stopClock(page);
  for (let done = 0; done < times; done += 1) {
    const quiet = requestsOf(page, 100);
    await hold(page, spot, held);
    await quiet();
    await page.clock.runFor(gap - held);
  }
  await page.clock.resume();
}
