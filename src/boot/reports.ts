import { errorReport, metricReport, type Place, type Report } from '#rules/reports.ts';
import type { ShopRouter } from '../router.ts';

/** The most reports of one document, each sent once. */
const most = 20;

type Entry = PerformanceEventTiming & PerformanceResourceTiming & { value: number; hadRecentInput: boolean };

/**
 * Sends the errors that nobody foresaw and the files that have not come to `address`, and LCP, CLS and INP when the document is hidden.
 * The library `web-vitals` alone is larger than what all of this may be.
 */
export function sendReports(
  address: string,
  { options }: { options: Pick<ShopRouter['options'], 'defaultOnCatch'> },
  { addEventListener, document, early, fetch, location, performance, PerformanceObserver } = window,
): void {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
  // The entry is the last one; its name ends with the hash of the build.
  const build = scripts.at(-1)?.src.slice(-11, -3) ?? '';
  const at = (path = location.pathname): Place => ({ build, origin: location.origin, path });
  const told = new Set<string>();
  const tell = (report: Report | undefined, key = JSON.stringify(report)): void => {
    if (report === undefined || told.has(key) || told.size === most) return;
    told.add(key);
    fetch(address, {
      ...{ method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(report) },
      ...{ credentials: 'omit', referrerPolicy: 'no-referrer' },
    }).catch(() => undefined);
  };
  const tellMissing = (file: string): void => tell(errorReport(at(), { name: 'MissingFile' }, file));
  const hear = (event: Event): void => {
    const { target, filename, lineno, colno, error, reason } = event as ErrorEvent & PromiseRejectionEvent;
    const { src, href = src } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
    if (href) tellMissing(href);
    else if (filename === undefined) tell(errorReport(at(), reason));
    else tell(errorReport(at(), error, `${filename}:${lineno}:${colno}`));
  };
  early?.errors.forEach(hear);
  addEventListener('error', hear, true);
  addEventListener('unhandledrejection', hear);
  // What is thrown while a page renders. A provider that does not answer is foreseen.
  options.defaultOnCatch = (error) => {
    if (Object(error).name !== 'Unreachable') tell(errorReport(at(), error));
  };

  const observe = (type: string, see: (entry: Entry) => void): void => {
    const each = (list: PerformanceObserverEntryList) => (list.getEntries() as Entry[]).forEach(see);
    new PerformanceObserver(each).observe({ type, buffered: true, ...{ durationThreshold: 16 } });
  };
  observe('resource', ({ name, responseStatus = 200 }) => {
    if (responseStatus === 0 || responseStatus >= 400) tellMissing(name);
  });
  const vitals = new Map<'LCP' | 'CLS' | 'INP', number>();
  // Nothing is painted in a hidden tab.
  const wasHidden = performance.getEntriesByName('hidden', 'visibility-state').length > 0;
  observe('largest-contentful-paint', ({ startTime }) => {
    if (!wasHidden) vitals.set('LCP', startTime);
  });
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) vitals.set('CLS', 0);
  // The worst window of shifts: at most a second between two, five in all (web.dev/articles/cls).
  let [sum, first, last] = [0, 0, 0];
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (sum === 0 || startTime - last >= 1000 || startTime - first >= 5000) [sum, first] = [0, startTime];
    [sum, last] = [sum + value, startTime];
    vitals.set('CLS', Math.max(vitals.get('CLS') ?? 0, sum));
  });
  // The slowest answer to an input, without one in fifty (web.dev/articles/inp).
  const answers: Record<number, number> = {};
  const answered = ({ interactionId, duration }: Entry): void => {
    if (!interactionId) return;
    answers[interactionId] = Math.max(duration, answers[interactionId] ?? 0);
    const slowest = Object.values(answers).sort((one, other) => other - one);
    vitals.set('INP', slowest[Math.floor(slowest.length / 50)] ?? duration);
  };
  for (const type of ['event', 'first-input']) observe(type, answered);
  const opened = at(new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden')
      for (const [metric, value] of vitals) tell(metricReport(opened, metric, value), metric);
  });
}
