import { setTimeout } from 'node:timers/promises';
import { isSeen, presses } from './presses.mjs';
import { limit, median, sizeOf } from './visit.mjs';

/** The interval of repeated presses, in ms. */
const pause = 100;
/** How long the presses are repeated, in ms after navigation starts. */
const patience = 12_000;

/** Runs in the page before all other scripts: records the first frame that shows the effect. */
const watch = ({ control, effect, note }) => `
  (() => {
    const awake = { at: null, painted: null, spot: null };
    window.awake = awake;
    const control = ${control};
    const note = ${note ?? '() => null'};
    const effect = ${effect};
    const isSeen = ${isSeen};
    let noted;
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name !== 'first-contentful-paint') continue;
        awake.painted = startTime;
      }
    }).observe({ type: 'paint', buffered: true });
    const look = () => {
      if (awake.painted !== null && awake.spot === null) {
        const found = control();
        if (found) {
          found.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, width, height } = found.getBoundingClientRect();
          noted = note();
          awake.spot = { x: x + width / 2, y: y + height / 2 };
        }
      }
      if (awake.spot !== null && awake.at === null && effect(isSeen, noted)) awake.at = performance.now();
      if (awake.at === null) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })();
`;

/**
 * The time from the start of navigation until a press has its effect on the slow phone, in ms; null where it never had one.
 * `again`: pressed each 100 ms from the first paint on; otherwise once, at the first paint.
 */
export async function awakeAt(visitor, url, press, again) {
  const page = await visitor.newPage();
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watch(press) });
  await sizeOf(page);
  await limit(page);
  await page.send('Page.navigate', { url });
  const ask = async () => {
    const { result } = await page.send('Runtime.evaluate', {
      expression: 'window.awake && ({ at: awake.at, spot: awake.spot })',
      returnByValue: true,
    });
    return result.value ?? { at: null, spot: null };
  };
  const mouse = (type, { x, y }) =>
    page.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  const until = Date.now() + patience;
  let presses = 0;
  let at = null;
  while (at === null && Date.now() < until) {
    const seen = await ask().catch(() => ({ at: null, spot: null }));
    at = seen.at;
    if (at === null && seen.spot !== null && (again || presses === 0)) {
      await mouse('mousePressed', seen.spot);
      await mouse('mouseReleased', seen.spot);
      // Repeated presses type the next letter; a single one types the whole word.
      const text = again ? press.types?.[presses] : press.types;
      if (text !== undefined) await page.send('Input.insertText', { text });
      presses += 1;
    }
    await setTimeout(pause);
  }
  await page.close();
  return at;
}

/** Each press on each target, `runs` times, alternating: medians in ms, with the number of runs that had an effect. */
export async function awakeTimes(raw, targets, runs) {
  const times = new Map();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, press] of Object.entries(presses)) {
      for (const [target, urlOf] of Object.entries(targets)) {
        for (const again of [true, false]) {
          const visitor = await raw.newVisitor();
          const key = JSON.stringify([name, target, again]);
          times.set(key, [
            ...(times.get(key) ?? []),
            await awakeAt(visitor, urlOf(press.page), press, again),
          ]);
          await visitor.close();
        }
      }
    }
  }
  return Array.from(times, ([key, all]) => {
    const [press, target, again] = JSON.parse(key);
    const had = all.filter((time) => time !== null);
    return {
      press,
      target,
      again,
      ms: had.length === 0 ? null : median(had),
      had: had.length,
      of: all.length,
    };
  });
}
