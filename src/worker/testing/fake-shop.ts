import { endMark } from '#browser/code-loader.ts';
import { createKept } from '../kept.ts';
import type { Visit } from '../visit.ts';
import { fakeCaches } from './fake-caches.ts';

export const origin = 'https://belier.test';

const html = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } });
const script = (text = 'let a') =>
  new Response(`${text}\n${endMark}\n`, { headers: { 'content-type': 'text/javascript' } });
export const picture = (bytes = 10) =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/svg+xml' } });

/** A document of a build, as tools/documents.mjs writes it. */
export const pageOf = (build: string, text: string) =>
  `<!doctype html><html lang="fr" data-style="/assets/style-${build}.css"><link rel="modulepreload" crossorigin href="/assets/base-${build}.js"><script type="module" crossorigin src="/assets/index-${build}.js"></script><div id="root">${text}</div></html>`;
export const shellOf = (build: string) =>
  `<!doctype html><html lang="fr" data-api="/api/v1"><link rel="stylesheet" href="/assets/style-${build}.css"><link rel="modulepreload" crossorigin href="/assets/base-${build}.js"><script type="module" crossorigin src="/assets/index-${build}.js"></script><div id="root"></div></html>`;

/** For tests: what the worker keeps of a small shop, with its server, its clock and its caches. */
export function openShop() {
  const device = fakeCaches(origin);
  const clock = { now: 1_000_000, waits: 0 };
  let expire = (): void => undefined;
  const asked: { address: string; init: RequestInit }[] = [];
  const answers = new Map<string, () => Response | Promise<Response>>();
  /** Publishes a build and its documents, in place of the former ones; files of earlier builds stay. */
  const publish = (build: string) => {
    for (const name of [`index-${build}.js`, `base-${build}.js`, `style-${build}.css`])
      answers.set(`/assets/${name}`, () => script());
    for (const path of ['/', '/shop', '/product/1']) answers.set(path, () => html(pageOf(build, path)));
    answers.set('/checkout', () => html(shellOf(build)));
  };
  publish('one');
  answers.set('/pictures/ram.svg', () => picture());
  const fetch = async (address: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    asked.push({ address, init });
    const answer = answers.get(address.replace(origin, ''));
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
    });
    return Promise.race([answer?.() ?? new Response('', { status: 404 }), aborted]);
  };
  const after = (ms: number) =>
    new Promise<void>((resolve) => {
      clock.waits = ms;
      expire = resolve;
    });
  const surroundings = { caches: device.caches, origin, fetch, now: () => clock.now, after };
  const kept = createKept(surroundings);
  const receive = (worker: typeof kept, given: Partial<Visit>): Promise<void> =>
    worker.receive({ mark: 'none', entry: '/assets/index-one.js', paths: [], files: [], ...given });
  const visit = (given: Partial<Visit>): Promise<void> => receive(kept, given);
  const shown = async (path: string) => {
    const answer = (await kept.pageAt(new URL(path, origin))) ?? (await kept.shellAt(new URL(path, origin)));
    return answer && { answer, text: await answer.text() };
  };
  return {
    ...{ answers, asked, clock, device, kept, publish, receive, visit },
    /** Ends the time of the visit that is being kept. */
    expire: () => expire(),
    /** The attributes of the root of the document that is shown, and its text. */
    shown: async (path: string) => {
      const [, attributes = '', text = ''] =
        /<html([^>]*)>.*<div id="root">([^<]*)/.exec((await shown(path))?.text ?? '') ?? [];
      const [, at, mark] = /data-kept="(\w+)"(?: data-kept-mark="([\w-]+)")?/.exec(attributes) ?? [];
      return at === undefined ? undefined : { at, mark, text: text || 'shell' };
    },
    /** The same device after the worker was stopped and started. */
    restarted: () => createKept(surroundings),
  };
}
