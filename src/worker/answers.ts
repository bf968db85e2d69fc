import { isAsset } from './addresses.ts';
import type { KeptFiles } from './kept.ts';

/** After this time without an answer a kept document is shown, in ms. @internal */
export const longestWait = 8000;

/** The environment: `after` resolves with undefined after so many ms. */
export interface Line {
  readonly kept: KeptFiles;
  readonly origin: string;
  fetch(request: Request): Promise<Response>;
  after(ms: number): Promise<undefined>;
}

type Asked = {
  readonly request: Request;
  /** The answer that the browser asked for while the worker started; undefined without navigation preload. */
  readonly preloadResponse?: Promise<Response | undefined>;
};

/**
 * What the worker answers; undefined for a request that it leaves alone. Documents and pictures come from the network while it
 * answers, files of a build from what is kept. Where nothing is kept, everything is as without a worker.
 */
export function createAnswers({ kept, origin, fetch, after }: Line) {
  let isLineLost = false;
  const ask = async ({ request, preloadResponse }: Asked): Promise<Response> => {
    // An unused preload would be a second request.
    const answer = (await preloadResponse) ?? (await fetch(request));
    isLineLost = false;
    return answer;
  };
  const orNone = (found: Promise<Response | undefined>) => found.catch(() => undefined);

  /** A silent line is waited for as long as nothing of this address is kept, and at a reload, which leaves a kept page. */
  async function documentAt(url: URL, asked: Asked): Promise<Response> {
    const network = ask(asked);
    const answered = orNone(network);
    const answer = await Promise.race(
      asked.request.cache === 'no-cache' ? [answered] : [answered, after(longestWait)],
    );
    if (answer !== undefined) return answer;
    isLineLost = true;
    const shown =
      // The device has the cart itself.
      (await orNone(url.pathname === '/cart/' ? kept.shellAt(url) : kept.pageAt(url))) ??
      (await answered) ??
      (await orNone(kept.shellAt(url)));
    return shown ?? network;
  }

  async function fileAt(url: URL, asked: Asked): Promise<Response> {
    const isKeptFirst = isLineLost || isAsset(url, origin);
    const found = isKeptFirst ? await orNone(kept.fileAt(url)) : undefined;
    if (found !== undefined) return found;
    const network = ask(asked);
    const answer = await Promise.race([orNone(network), after(longestWait)]);
    return answer ?? (await orNone(kept.fileAt(url))) ?? network;
  }

  return (asked: Asked): Promise<Response> | undefined => {
    const { method, cache, destination, mode, url: address } = asked.request;
    if (method !== 'GET' || ['no-store', 'reload'].includes(cache)) return undefined;
    const url = new URL(address);
    if (mode === 'navigate') return documentAt(url, asked);
    return isAsset(url, origin) || destination === 'image' ? fileAt(url, asked) : undefined;
  };
}
