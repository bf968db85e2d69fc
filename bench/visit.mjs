/** The shopper's phone: 390 px, 1.6 Mbit/s, 150 ms, a processor four times slower (../README.md, "Bench"). */
export const profile = { width: 390, bytesPerSecond: 200_000, latency: 150, slowdown: 4 };

/** How long a page is watched after its load, in ms. */
const watched = 3000;

/** Runs in the page before anything else: what is painted, moved and blocked, and when. */
function observe() {
  const seen = { lcp: 0, shifts: [], tasks: [], events: [] };
  window.benched = seen;
  const on = (type, heard, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({
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

/** A page with the phone's limits. `slow` false measures without them. */
export async function openPhone(context, { slow = true } = {}) {
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const answers = new Map();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    answers.set(requestId, {
      url: response.url,
      type,
      fromCache: response.fromDiskCache,
      encoded: 0,
      ended: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer !== undefined) Object.assign(answer, { encoded: encodedDataLength });
  });
  if (slow) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.latency,
      downloadThroughput: profile.bytesPerSecond,
      uploadThroughput: profile.bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  }
  return { page, answers };
}

/** What one opened page was like; times in ms, sizes in bytes as they came over the wire, headers included. */
export async function visit(context, url, options) {
  const { page, answers } = await openPhone(context, options);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(watched);
  const seen = await page.evaluate(() => {
    const { lcp, shifts, tasks } = window.benched;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const ready = performance.getEntriesByName('shop-ready')[0]?.startTime ?? null;
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name))
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
  });
  const all = [...answers.values()];
  await page.close();
  return {
    ...seen,
    requests: all.length,
    bytes: all.reduce((sum, { encoded }) => sum + encoded, 0),
    fonts: all.filter(({ type }) => type === 'Font').reduce((sum, { encoded }) => sum + encoded, 0),
  };
}

export const median = (values) => {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};
