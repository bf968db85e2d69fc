import { isPersonal, pathPatternOf } from '#rules/shop-addresses.ts';
import { cacheOf, endMark } from '#rules/stored-names.ts';
import { messagesWording } from '#wording/messages.ts';
import { isAsset, isKeepable } from './addresses.ts';

/**
 * How many pages, files of the build and pictures are kept, of each; in ms: for how long a page is not fetched again, and for how long
 * it is shown. @internal
 */
export const limits = { entries: 60, page: 3_600_000, shown: 2_592_000_000 };

/** The header of a kept answer with its time, in ms since the epoch. */
const keptAt = 'x-kept-at';

/** An address that every server answers with the shell, and its key. */
const shellPath = '/checkout';
const shellKey = '/kept-shell';

/** What a page tells the worker (`src/boot/visits.ts`). */
export type Visit = {
  /** The device's epoch when all of this was opened. */
  readonly epoch: string;
  /** The pages that were opened since the last message, and the files that came without the worker, as absolute addresses. */
  readonly addresses: readonly string[];
};

/** What the worker uses of a cache. */
export type KeptCache = Pick<Cache, 'delete' | 'keys' | 'match' | 'put'>;

/** The environment of the worker; `now` in ms since the epoch. */
export interface Surroundings {
  readonly caches: {
    has(name: string): Promise<boolean>;
    keys(): Promise<string[]>;
    match(address: string): Promise<Response | undefined>;
    open(name: string): Promise<KeptCache>;
  };
  readonly origin: string;
  fetch(address: string, init: RequestInit): Promise<Response>;
  now(): number;
}

/** Whether a kept answer is younger than this, in ms; in the other direction, too: a clock that was ahead would keep it for ever. */
const isYounger = (kept: Response, longest: number, now: number): boolean =>
  Math.abs(now - Number(kept.headers.get(keptAt))) < longest;

/** Whether a file is complete, by its type and, for code, by the mark with which the build ends it. */
const isWhole = async (path: string, body: Blob): Promise<boolean> => {
  const [, kind] = /\.(js|css)$/.exec(path) ?? [];
  if (kind === undefined) return /^(?:font|image)\//.test(body.type);
  return /javascript|css/.test(body.type) && (await body.text()).trimEnd().endsWith(endMark);
};

/** A document as it is shown later, which says from when it is before any script of it; `epoch` is compared by the early script. */
const markedAt = (html: string, at: number, epoch: string, sentence: string): string =>
  html
    .replace('<html', `<html data-kept="${at}" data-kept-epoch="${epoch}"`)
    .replace(/<body[^>]*>/, `$&<p id="kept">${sentence} <a href="">${messagesWording.kept.reload}</a></p>`);

/**
 * What the worker keeps (docs/decisions/0058-worker.md), in the cache of the device's epoch. The window opens that and deletes those of
 * ended sessions: what is still under way for one of them goes into a cache that is no longer there.
 */
export function createKept({ caches, origin, fetch, now }: Surroundings) {
  async function store(cache: KeptCache, key: string, { headers: given }: Response, body: Blob) {
    const headers = new Headers(given);
    // Of the body on the wire.
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
    headers.set(keptAt, `${now()}`);
    await cache.put(key, new Response(body, { headers }));
  }

  async function keepFile(cache: KeptCache, url: URL, answer: Response): Promise<void> {
    const body = await answer.blob();
    if (answer.status === 200 && url.search === '' && (await isWhole(url.pathname, body)))
      await store(cache, url.href, answer, body);
  }

  /** A document without credentials: the shell, or a page with content, which a server may answer with the shell. */
  async function keepDocument(cache: KeptCache, path: string, epoch: string): Promise<void> {
    const isShell = path === shellPath;
    const key = isShell ? shellKey : path;
    const before = await cache.match(key);
    if (before !== undefined && isYounger(before, limits.page, now())) return;
    const answer = await fetch(path, { cache: 'no-cache', credentials: 'omit', redirect: 'error' });
    const html = await answer.text();
    const isOfShop = html.includes('<div id="root">') && html.includes(' id="prerendered"') !== isShell;
    if (answer.status !== 200 || !/^text\/html/.test(answer.headers.get('content-type') ?? '') || !isOfShop)
      return;
    const { seen, shell } = messagesWording.kept;
    const marked = markedAt(html, now(), epoch, isShell ? shell : seen(now()));
    await store(cache, key, answer, new Blob([marked]));
  }

  const isOther = (url: URL): boolean => url.origin === origin && pathPatternOf(url.pathname) !== undefined;

  async function keep(cache: KeptCache, url: URL, epoch: string): Promise<void> {
    if (isKeepable(url, origin) || url.href === origin + shellPath)
      await keepDocument(cache, url.pathname, epoch);
    // Another page is asked for by nobody here: it may be somebody's own. A file comes from the browser's own cache; a picture that is
    // not there, as the browser gave it up, from nowhere.
    else if (!isOther(url) && url.search === '' && (await cache.match(url.href)) === undefined) {
      const isOwnPicture = url.origin === origin && !isAsset(url, origin);
      const from = isOwnPicture
        ? ({ cache: 'only-if-cached', mode: 'same-origin' } as const)
        : ({ cache: 'force-cache', mode: 'cors' } as const);
      await keepFile(cache, url, await fetch(url.href, from));
    }
  }

  /** Deletes the oldest of each kind beyond the limit. */
  async function trim(cache: KeptCache): Promise<void> {
    const counts = { page: 0, asset: 0, picture: 0 };
    for (const key of [...(await cache.keys())].reverse()) {
      const url = new URL(key.url);
      const isDocument = url.pathname === shellKey || isKeepable(url, origin);
      const kind = isAsset(url, origin) ? 'asset' : isDocument ? 'page' : 'picture';
      counts[kind] += 1;
      if (counts[kind] > limits.entries) await cache.delete(key);
    }
  }

  return {
    /** Keeps what a page has opened, unless its session has ended since; what fails is left to the next visit. Never rejects. */
    async receive({ epoch, addresses }: Visit): Promise<void> {
      try {
        if (!(await caches.has(cacheOf(epoch)))) return;
        const cache = await caches.open(cacheOf(epoch));
        for (const address of [...addresses, shellPath])
          await keep(cache, new URL(address, origin), epoch).catch(() => undefined);
        await trim(cache);
      } catch {}
    },

    /** Keeps a file that the page has asked for; the returned function takes its answer. The device's epoch is that of the request. */
    storing(url: URL): (answer: Response) => Promise<void> {
      const opened = caches.keys().then((names) => {
        const [name, ...others] = names.filter((one) => one.startsWith(cacheOf('')));
        return name === undefined || others.length > 0 ? undefined : caches.open(name);
      });
      // It is awaited only after an answer.
      opened.catch(() => undefined);
      return async (answer) => {
        const cache = await opened;
        if (cache !== undefined) await keepFile(cache, url, answer);
      };
    },

    /** The kept page of an address, or a picture that is opened by itself, for a month: its prices may be last year's. */
    async pageAt(url: URL): Promise<Response | undefined> {
      const kept = isKeepable(url, origin) || !isOther(url) ? await caches.match(url.pathname) : undefined;
      return kept && isYounger(kept, limits.shown, now()) ? kept : undefined;
    },

    /** The empty shell, for a page of one person, or to say that an address is not kept. */
    async shellAt(url: URL): Promise<Response | undefined> {
      const kept = await caches.match(shellKey);
      if (kept === undefined || isPersonal(url.pathname)) return kept;
      return new Response((await kept.text()).replace(/data-kept="\d+"/, 'data-kept="never"'), kept);
    },

    fileAt: (url: URL): Promise<Response | undefined> => caches.match(url.href),
  };
}

export type Kept = ReturnType<typeof createKept>;
