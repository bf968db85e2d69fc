import { answeredWithin, keptAfter } from '#rules/waits.ts';
import { isAsset } from './addresses.ts';
import type { Kept } from './kept.ts';

/** The environment: `after` resolves with undefined after so many ms. */
export interface Line {
  readonly kept: Omit<Kept, 'receive'>;
  readonly origin: string;
  fetch(request: Request, init?: RequestInit): Promise<Response>;
  after(ms: number): Promise<undefined>;
}

type Asked = {
  readonly request: Request;
  /** The answer that the browser asked for while the worker started; undefined without navigation preload. */
  readonly preloadResponse?: Promise<Response | undefined>;
  /** Work that the worker may not be stopped before. */
  waitUntil(work: Promise<unknown>): void;
};

/** Of a server that stands before the shop's and does not reach it. */
const isOfNobody = (answer: Response): boolean => [502, 503, 504].includes(answer.status);

const orNone = <T>(found: Promise<T>): Promise<T | undefined> => found.catch(() => undefined);

/**
 * What the worker answers; undefined for a request that it leaves alone. Documents come from the network while it answers, files of a
 * build from what is kept; a kept picture is shown, and fetched for the next time. Where nothing is kept, everything is as without a
 * worker.
 */
export function createAnswers({ kept, origin, fetch, after }: Line) {
  const refusing = new Set<string>();
  /** What is kept, unless the device's storage fails or says nothing. */
  const orLate = (found: Promise<Response | undefined>) =>
    Promise.race([orNone(found), after(answeredWithin)]);

  /** A silent line is waited for as long as nothing of this address is kept, and at a reload, which leaves a kept page. */
  async function documentAt(url: URL, { request, preloadResponse }: Asked): Promise<Response> {
    // An unused preload would be a second request.
    const network = Promise.resolve(preloadResponse).then((answer) => answer ?? fetch(request));
    const answered = orNone(network.then((answer) => (isOfNobody(answer) ? undefined : answer)));
    const isReload = request.cache === 'no-cache';
    const answer = await Promise.race(isReload ? [answered] : [answered, after(keptAfter)]);
    if (answer !== undefined) return answer;
    // The device has the cart itself.
    const found = url.pathname === '/cart/' ? kept.shellAt(url) : kept.pageAt(url);
    return (await orLate(found)) ?? (await orNone(network)) ?? (await orLate(kept.shellAt(url))) ?? network;
  }

  /** A picture of another host as one that may be read, where its host allows that. */
  async function ask(url: URL, request: Request): Promise<Response> {
    if (url.origin === origin || refusing.has(url.origin)) return fetch(request);
    const readable = await orNone(fetch(request, { mode: 'cors', credentials: 'omit' }));
    if (readable !== undefined) return readable;
    const answer = await fetch(request);
    refusing.add(url.origin);
    return answer;
  }

  async function fileAt(url: URL, { request, waitUntil }: Asked): Promise<Response> {
    const found = await orLate(kept.fileAt(url));
    if (found !== undefined && isAsset(url, origin)) return found;
    const store = kept.storing(url);
    const network = ask(url, request).then((answer) => {
      waitUntil(orNone(store(answer.clone())));
      return answer;
    });
    if (found === undefined) return network;
    waitUntil(orNone(network));
    return found;
  }

  return (asked: Asked): Promise<Response> | undefined => {
    const { method, cache, destination, mode, url: address } = asked.request;
    if (method !== 'GET' || ['no-store', 'reload'].includes(cache)) return undefined;
    const url = new URL(address);
    if (mode === 'navigate') return documentAt(url, asked);
    return isAsset(url, origin) || destination === 'image' ? fileAt(url, asked) : undefined;
  };
}
