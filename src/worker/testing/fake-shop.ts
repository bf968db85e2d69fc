import { cacheOf, endMark } from '#rules/stored-names.ts';
import { createAnswers } from '../answers.ts';
import { createKept, type Visit } from '../kept.ts';
import { fakeCaches } from './fake-caches.ts';

export const origin = 'https://belier.test';

const typed = (type: string, body: BodyInit, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
export const html = (body: string, status?: number) => typed('text/html; charset=utf-8', body, status);
export const script = (text = `let a\n${endMark}\n`) => typed('text/javascript', text);
export const picture = (text = 'drawn') => typed('image/svg+xml', text);

/** Documents as tools/documents.mjs writes them. */
export const pageOf = (text: string) =>
  `<!doctype html><html lang="fr"><body><div id="root">${text}</div><script type="application/json" id="prerendered">{}</script></body></html>`;
export const shell = '<!doctype html><html lang="fr"><body><div id="root"></div></body></html>';

type Given = { method?: string; mode?: string; cache?: string; destination?: string };

/** A request as the browser sends it: programs cannot make a navigation. */
export const request = (path: string, given: Given = {}) =>
  ({
    url: new URL(path, origin).href,
    ...{ method: 'GET', mode: 'cors', cache: 'default', destination: '' },
    ...given,
  }) as Request;
export const navigation = (path: string, given: Given = {}) =>
  request(path, { mode: 'navigate', destination: 'document', ...given });
export const image = (path: string) => request(path, { mode: 'no-cors', destination: 'image' });

/** For tests: the worker with the server of a small shop, whose line may be lost or silent, its clock and the device's caches. */
export async function openShop() {
  const device = fakeCaches(origin);
  const clock = { now: Date.parse('2026-11-27T18:20:00Z') };
  const line: { state: 'good' | 'lost' | 'silent' } = { state: 'good' };
  const asked: { path: string; init: RequestInit | undefined }[] = [];
  const answers = new Map<string, (init?: RequestInit) => Response | Promise<Response>>([
    ...['/', '/shop', '/product/1'].map((path) => [path, () => html(pageOf(path))] as const),
    ['/checkout', () => html(shell)],
    ['/assets/index.js', () => script()],
    ['/pictures/ram.svg', () => picture()],
  ]);
  const fetch = async (asking: string | Request, init?: RequestInit): Promise<Response> => {
    const path = (typeof asking === 'string' ? asking : asking.url).replace(origin, '');
    asked.push({ path, init });
    if (line.state === 'lost') throw new TypeError('offline');
    if (line.state === 'silent') return new Promise(() => undefined);
    return answers.get(path)?.(init) ?? new Response('', { status: 404 });
  };
  let pass = (): void => undefined;
  const waits: number[] = [];
  const kept = createKept({ caches: device.caches, origin, fetch, now: () => clock.now });
  const answerTo = createAnswers({
    ...{ kept, origin, fetch },
    after: (ms) => {
      waits.push(ms);
      return new Promise((resolve) => {
        pass = () => resolve(undefined);
      });
    },
  });
  await device.caches.open(cacheOf('none'));
  return {
    ...{ answers, asked, clock, device, kept, line, waits },
    /** The wait for a document is over. */
    pass: () => pass(),
    visit: ({ epoch = 'none', addresses = [] }: Partial<Visit>) => kept.receive({ epoch, addresses }),
    /** What the worker answers, once it has stored what it stores; undefined for a request that it leaves alone. */
    answer: async (asking: Request, preloadResponse?: Promise<Response | undefined>) => {
      const works: Promise<unknown>[] = [];
      const waitUntil = (work: Promise<unknown>) => void works.push(work);
      const answer = await answerTo({
        request: asking,
        waitUntil,
        ...(preloadResponse && { preloadResponse }),
      });
      const text = await answer?.text();
      for (const work of works) await work;
      await Promise.all(works);
      return text;
    },
  };
}
