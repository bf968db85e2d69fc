import { isAsset } from './addresses.ts';
import type { Kept } from './kept.ts';

/** After this time without an answer a kept document is shown, in ms. @internal */
export const longestWait = 8000;

const cartPath = '/cart/';

/** The environment: `after` resolves with undefined after so many ms. */
export interface Line {
  readonly kept: Kept;
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
  const heard = async (network: Promise<Response>): Promise<Response> => {
    const answer = await network;
    isLineLost = false;
    return answer;
  };
  const orNone = (found: Promise<Response | undefined>) => found.catch(() => undefined);

  /** A silent line is waited for as long as nothing of this address is kept, and at a reload, which leaves a kept page. */
  async function documentAt(url: URL, { cache }: Request, network: Promise<Response>): Promise<Response> {
    const answered = orNone(network);
    const answer = await Promise.race(cache === 'no-cache' ? [answered] : [answered, after(longestWait)]);
    if (answer !== undefined) return answer;
    isLineLost = true;
    // The device has the cart itself.
    const isReadable = url.pathname === cartPath;
    const shown =
      (await orNone(isReadable ? kept.shellAt(url) : kept.pageAt(url))) ??
      (await answered) ??
      (await orNone(kept.shellAt(url)));
    return shown ?? network;
  }

  async function fileAt(url: URL, request: Request): Promise<Response> {
    const isKeptFirst = isLineLost || isAsset(url, origin);
    const found = isKeptFirst ? await orNone(kept.fileAt(url)) : undefined;
    if (found !== undefined) return found;
    const network = heard(fetch(request));
    const answer = await Promise.race([orNone(network), after(longestWait)]);
    return answer ?? (await orNone(kept.fileAt(url))) ?? network;
  }

  return ({ request, preloadResponse }: Asked): Promise<Response> | undefined => {
    if (request.method !== 'GET' || ['no-store', 'reload'].includes(request.cache)) return undefined;
    const url = new URL(request.url);
    if (request.mode === 'navigate') {
      // An unused preload would be a second request.
      const network = heard(Promise.resolve(preloadResponse).then((early) => early ?? fetch(request)));
      return documentAt(url, request, network);
    }
    return isAsset(url, origin) || request.destination === 'image' ? fileAt(url, request) : undefined;
  };
}
