import { errorReport, metricReport, type Place, type Report } from '#rules/reports.ts';
import type { ShopRouter } from '../router.ts';

const missing = { name: 'MissingFile' };

type Entry = PerformanceEventTiming & PerformanceResourceTiming & { value: number; hadRecentInput: boolean };

/**
 * Sends the errors that nobody foresaw and the files that have not come to `address`, and LCP, CLS and INP when the document is hidden,
 * each once, and 20 at most. The library `web-vitals` alone is larger than all of this may be (1.2 kB).
 */
export function sendReports(address: string, { options }: Pick<ShopRouter, 'options'>): void {
  // The name of the entry ends with the hash of the build.
  const build =
    document.querySelector<HTMLScriptElement>('script[src^="/assets/index-"]')?.src.slice(-11, -3) ?? '';
  const at = (): Place => ({ build, origin: location.origin, path: location.pathname });
  const opened = at();
  const told = new Set<string>();
  const tell = (report: Report | undefined, key = JSON.stringify(report)): void => {
    if (!report || told.has(key) || told.size === 20) return;
    told.add(key);
    fetch(address, {
      ...{ method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(report) },
      ...{ credentials: 'omit', referrerPolicy: 'no-referrer' },
    }).catch(() => {});
  };
  const tellError = (thrown: unknown, from?: string): void => tell(errorReport(at(), thrown, from));
  const hear = (event: Event): void => {
    const { target, filename, lineno, colno, error, reason } = event as ErrorEvent & PromiseRejectionEvent;
    const { src, href = src } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
    const from = lineno === undefined ? href : `${filename}:${lineno}:${colno}`;
    tellError(href ? missing : (error ?? reason), from);
  };
  window.early?.errors.forEach(hear);
  addEventListener('error', hear, true);
  addEventListener('unhandledrejection', hear);
  // What is thrown while a page renders. A provider that does not answer is foreseen, and names its reason.
  options.defaultOnCatch = (error) => Object(error).reason ?? tellError(error);

  const observe = (type: string, see: (entry: Entry) => void): void => {
    const each = (list: PerformanceObserverEntryList) => (list.getEntries() as Entry[]).forEach(see);
    new PerformanceObserver(each).observe({ type, buffered: true, ...{ durationThreshold: 16 } });
  };
  observe('resource', ({ name, responseStatus = 200 }) => {
    if (responseStatus === 0 || responseStatus >= 400) tellError(missing, name);
  });
  const vitals: Partial<Record<'LCP' | 'CLS' | 'INP', number>> = {};
  // Nothing is painted in a hidden tab, which has an entry of this name.
  observe('largest-contentful-paint', ({ startTime }) => {
    if (!performance.getEntriesByName('hidden')[0]) vitals.LCP = startTime;
  });
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) vitals.CLS = 0;
  // The worst window of shifts: at most a second between two, five in all (web.dev/articles/cls).
  let [sum, first, last] = [0, 0, 0];
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (sum === 0 || startTime - last >= 1000 || startTime - first >= 5000) [sum, first] = [0, startTime];
    sum += value;
    last = startTime;
    vitals.CLS = Math.max(vitals.CLS ?? 0, sum);
  });
  // The slowest answer to an input, without one in fifty (web.dev/articles/inp).
  const answers: Record<number, number> = {};
  observe('event', ({ interactionId, duration }) => {
    if (!interactionId) return;
    answers[interactionId] = Math.max(duration, answers[interactionId] ?? 0);
    const slowest = Object.values(answers).sort((one, other) => other - one);
    vitals.INP = slowest[Math.floor(slowest.length / 50)] ?? duration;
  });
  addEventListener('visibilitychange', () => {
    if (document.hidden)
      for (const [metric, value] of Object.entries(vitals)) tell(metricReport(opened, metric, value), metric);
  });
}
