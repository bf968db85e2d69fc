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

/** Emulates the phone's screen, network and CPU in a session of the DevTools protocol. */
export async function limit(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.bytesPerSecond,
    uploadThroughput: profile.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
}

/** Runs in the page at the end: returns the recorded values. */
function report() {
  const { lcp, shifts, tasks } = window.benched;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const ready = performance.getEntriesByName('shop-ready')[0]?.startTime ?? null;
  const scripts = performance
    .getEntriesByType('resource')
    // A preloaded file is read from the browser's cache when it runs.
    .filter(({ name, transferSize }) => /\.js$/.test(name) && transferSize > 0)
    .map(({ name, responseEnd, encodedBodySize, transferSize }) => ({
      name,
      responseEnd,
      encodedBodySize,
      transferSize,
    }));
  return {
    fcp,
    lcp,
    cls: shifts.reduce((sum, value) => sum + value, 0),
    tbt: tasks
      .filter(({ startTime, duration }) => startTime + duration > fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    ready,
    scripts,
    elements: document.querySelectorAll('*').length,
  };
}

/** Counts the bytes that a page receives from now on, headers included and cached responses excluded. */
export function countAnswers(page) {
  const answers = new Map();
  const cached = new Set();
  page.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  page.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Data URLs and files that were preloaded earlier cause no request.
    if (response.url.startsWith('data:') || response.fromDiskCache || cached.has(requestId)) return;
    answers.set(requestId, { type, encoded: 0 });
  });
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer !== undefined) answer.encoded = encodedDataLength;
  });
  return () => {
    const all = [...answers.values()];
    const sum = (some) => some.reduce((total, { encoded }) => total + encoded, 0);
    return {
      requests: all.length,
      bytes: sum(all),
      fonts: sum(all.filter(({ type }) => type === 'Font')),
    };
  };
}

/** The phone's screen. */
export const sizeOf = (page) =>
  page.send('Emulation.setDeviceMetricsOverride', {
    width: profile.width,
    height: profile.height,
    deviceScaleFactor: 1,
    mobile: false,
  });

/** The measurements of one opened page; times in ms, sizes in bytes over the wire, headers included. */
export async function visit(visitor, url) {
  const page = await visitor.newPage();
  const counted = countAnswers(page);
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  await sizeOf(page);
  await limit(page);
  const loaded = new Promise((resolve) => page.on('Page.loadEventFired', resolve));
  await page.send('Page.navigate', { url });
  await loaded;
  await setTimeout(watched);
  const { result } = await page.send('Runtime.evaluate', {
    expression: `(${report})()`,
    returnByValue: true,
  });
  await page.close();
  return { ...result.value, ...counted() };
}

export const median = (values) => {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};
