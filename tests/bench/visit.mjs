import { setTimeout } from 'node:timers/promises';

/** The simulated phone: 390 px, 1.6 Mbit/s, 150 ms, a CPU four times slower (docs/commands.md). */
export const profile = { width: 390, height: 844, bytesPerSecond: 200_000, latency: 150, slowdown: 4 };

/** How long a page is observed after its load event, in ms. */
const watched = 3000;

/** Runs in the page before all other scripts: records paints, layout shifts, long tasks and events. */
export function observe() {
  const seen = { lcp: 0, shifts: [], tasks: [], events: [] };
  window.benched = seen;
  const on = (type, callback, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({
      type,
      buffered: true,
      ...more,
    });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push(value);
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  on(
    'event',
    ({ duration, interactionId, name }) => {
      if (interactionId !== 0) seen.events.push({ duration, interactionId, name });
    },
    { durationThreshold: 16 },
  );
}

/** Emulates the phone's screen and CPU, and with `isSlowLine` its network. */
export async function beSlowPhone({ send }, isSlowLine = true) {
  const { width, height, bytesPerSecond, latency, slowdown } = profile;
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!isSlowLine) return;
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency },
    ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
  });
}

/** Runs in the page at the end: returns the recorded values. */
function report() {
  const { lcp, shifts, tasks } = window.benched;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  const blocking = tasks
    .filter(({ startTime, duration }) => startTime + duration > fcp)
    .map(({ duration }) => Math.max(0, duration - 50));
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  return {
    ...{ FCP: fcp, LCP: lcp, TBT: sum(blocking), 'CLS, thousandths': sum(shifts) * 1000 },
    // One that has scripts, and is not hydrated in time, has failed.
    ...(document.querySelector('script[type=module]') && {
      hydrated: performance.getEntriesByName('shop-ready')[0]?.startTime ?? null,
    }),
  };
}

/** Opens an address in a new page on the slow phone. Returns its times in ms, and what the server sent (`front.mjs`). */
export async function visit(newPage, front, path) {
  const page = await newPage();
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  await beSlowPhone(page);
  front.take();
  await page.open(front.address + path);
  await setTimeout(watched);
  const times = await page.read(`(${report})()`);
  await page.close();
  return { ...times, ...front.take() };
}

export const median = (values) => {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};
