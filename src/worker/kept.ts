import { endMark } from '#browser/code-loader.ts';
import { isAsset, keptFor } from './addresses.ts';
import { isOfShop, marked, namedFiles } from './documents.ts';
import { isYounger, keptAt, shownFor, type Visit } from './visit.ts';

/**
 * The size of what is kept, in bytes, which files of the build may exceed; how often a page or picture of a visit is tried; in ms: how
 * long all of a visit may take, how long a kept page, and a kept file or the shell, is not fetched again, how long a page is shown, and
 * how long a file of the build stays without a visit. @internal
 */
export const limits = {
  bytes: 15_000_000,
  tries: 3,
  visit: 60_000,
  page: 3_600_000,
  file: 86_400_000,
  shown: shownFor,
  unused: 604_800_000,
};

/** The shell and the build's files stay; pages and pictures go with the session. */
const shop = 'belier-shop';
const visits = 'belier-visits';
/** Keys that are no addresses of the shop. */
const shellKey = '/kept-shell';
const markKey = '/kept-mark';
const leftKey = '/kept-left';
/** An address that every server answers with the shell. */
const shellPath = '/checkout';

/** What is known of a kept answer is in its headers: its time in ms since the epoch, its size, the mark of its visit. */
const header = { at: keptAt, bytes: 'x-kept-bytes', mark: 'x-kept-mark' } as const;

/** What the worker uses of a cache. */
export type KeptCache = Pick<Cache, 'delete' | 'keys' | 'match' | 'put'>;

/** The environment of the worker; `now` in ms since the epoch; `after` resolves after so many ms. */
export interface Surroundings {
  readonly caches: { open(name: string): Promise<KeptCache>; delete(name: string): Promise<boolean> };
  readonly origin: string;
  fetch(address: string, init: RequestInit): Promise<Response>;
  now(): number;
  after(ms: number): Promise<unknown>;
}

/**
 * What the worker keeps (docs/decisions/0058-worker.md). It fetches everything itself, documents without credentials: no answer to a
 * page is stored. What belongs to a visit has the end-of-session mark under which the visit began, and counts while that is the device's.
 */
export function createKept({ caches, origin, fetch, now, after }: Surroundings) {
  /** What is kept under a key; of the visits nothing of another mark than the device's. */
  const find = async (cache: string, key: string): Promise<Response | undefined> => {
    const kept = await (await caches.open(cache)).match(key);
    return cache === shop || kept?.headers.get(header.mark) === (await deviceMark()) ? kept : undefined;
  };

  let device: Promise<string> | undefined;
  const deviceMark = (): Promise<string> => {
    device ??= find(shop, markKey).then((stored) => stored?.text() ?? 'none');
    return device;
  };

  /** Follows the device to another mark: everything kept by visiting goes. */
  async function follow(mark: string): Promise<void> {
    if (mark === (await deviceMark())) return;
    device = Promise.resolve(mark);
    await caches.delete(visits);
    await (await caches.open(shop)).put(markKey, new Response(mark));
  }

  const isNew = (kept: Response | undefined, longest: number): boolean =>
    kept !== undefined && isYounger(kept, longest, now());

  async function store(cache: string, key: string, answer: Response, body: Blob, mark: string) {
    const headers = new Headers(answer.headers);
    // Of the body on the wire.
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
    headers.set(header.at, `${now()}`);
    headers.set(header.bytes, `${body.size}`);
    headers.set(header.mark, mark);
    // A session may have ended while it was fetched.
    if (cache === visits && mark !== (await deviceMark())) return;
    await (await caches.open(cache)).put(key, new Response(body, { headers }));
  }

  /** Whether a file is complete: the build ends scripts and styles with a mark. */
  const isWhole = async (path: string, body: Blob): Promise<boolean> =>
    /\.(?:js|css)$/.test(path)
      ? (await body.text()).trimEnd().endsWith(endMark)
      : /^(?:font|image)\//.test(body.type);

  /** Keeps one thing of a visit, and says whether it is kept; without a line, and after the visit's time, it rejects. */
  const keeping = ({ entry, mark }: Visit, signal: AbortSignal) => {
    const refusing = new Set<string>();
    const ask = (address: string, init: RequestInit): Promise<Response> =>
      fetch(address, { mode: 'cors', redirect: 'error', signal, ...init });

    /** From the browser's own cache if it is there. */
    async function file(address: string): Promise<boolean> {
      const url = new URL(address, origin);
      const cache = isAsset(url, origin) ? shop : visits;
      if (isNew(await find(cache, url.href), limits.file)) return true;
      // Firefox caches a file apart if it is asked for without credentials.
      const answer = await ask(url.href, { cache: 'force-cache', credentials: 'same-origin' });
      const body = await answer.blob();
      if (!answer.ok || !(await isWhole(url.pathname, body))) return false;
      await store(cache, url.href, answer, body, mark);
      return true;
    }

    /** A document of the visit's build, once all that it names is kept; the page has loaded the rest of the build's files. */
    async function document(path: string): Promise<boolean> {
      const answer = await ask(path, { cache: 'no-cache', credentials: 'omit' });
      const html = await answer.text();
      const [cache, key] = path === shellPath ? [shop, shellKey] : [visits, path];
      // Of the shell (tools/documents.mjs) alone.
      const isShell = /<html[^>]* data-api="/.test(html);
      if (answer.status !== 200 || !isOfShop(html, entry) || isShell !== (cache === shop)) return false;
      for (const name of namedFiles(html)) if (!(await file(name))) return false;
      await store(cache, key, answer, new Blob([html]), mark);
      return true;
    }

    return async (address: string): Promise<boolean> => {
      if (address === shellPath) {
        // A deployment may write other values into the documents of the same build.
        const kept = await shown(shop, shellKey);
        const isCurrent = isNew(kept, limits.file) && isOfShop((await kept?.text()) ?? '', entry);
        return isCurrent || document(shellPath);
      }
      if (address.startsWith('/'))
        return isNew(await find(visits, address), limits.page) || document(address);
      const host = new URL(address).origin;
      if (host === origin) return file(address);
      // Another host may allow no reading, which fails in the same way as a lost line: the shop's own host tells them apart.
      return file(address).catch(async () => {
        if (!refusing.has(host)) await ask(shellPath, { method: 'HEAD', cache: 'no-store' });
        refusing.add(host);
        return false;
      });
    };
  };

  /** Deletes files of former builds and the pages that name them, and of the visits the oldest beyond the limit. */
  async function trim(): Promise<void> {
    let left = limits.bytes;
    let isFileGone = false;
    for (const name of [shop, visits]) {
      const cache = await caches.open(name);
      const all = (await cache.keys()).map(async (key) => {
        const headers = (await cache.match(key))?.headers;
        return { key, at: Number(headers?.get(header.at)), bytes: Number(headers?.get(header.bytes)) };
      });
      for (const { key, at, bytes } of (await Promise.all(all)).sort((one, other) => other.at - one.at)) {
        const url = new URL(key.url);
        const isUnused = isAsset(url, origin) && now() - at >= limits.unused;
        isFileGone ||= isUnused;
        const isBroken = isFileGone && keptFor(url, origin) === 'page' && !(await shown(visits, url.href));
        const isOver = name === visits && (bytes > left || now() - at >= limits.shown);
        if (isUnused || isBroken || isOver) await cache.delete(key);
        else left -= bytes;
      }
    }
  }

  /** Keeps a visit, and what earlier ones of its session have left. What fails is left to the next; a lost line ends it. */
  async function keep(visit: Visit): Promise<void> {
    const { mark, entry, files, paths } = visit;
    if (mark !== (await deviceMark())) return;
    const told = [
      shellPath,
      // Before the pages: late code says from when they are.
      ...files.filter((address) => new URL(address).search === ''),
      ...paths.filter((path) => keptFor(new URL(path, origin), origin) === 'page'),
    ].map((one) => [one, 0] as const);
    const [build, ...noted]: [string?, ...[string, number][]] =
      (await (await find(visits, leftKey))?.json()) ?? [];
    // A page of another build would be kept without its late code.
    const earlier = noted.filter(([one]) => build === entry || !one.startsWith('/'));
    const left = new Map([...told, ...earlier.sort(([, one], [, other]) => one - other), ...told]);
    const storeLeft = () =>
      store(visits, leftKey, new Response(), new Blob([JSON.stringify([entry, ...left])]), mark);
    // The browser may stop the worker at any time.
    await storeLeft();
    const stalled = new AbortController();
    void after(limits.visit).then(() => stalled.abort());
    const keepOne = keeping(visit, stalled.signal);
    try {
      for (const [one, tries] of [...left]) {
        if (mark !== (await deviceMark())) return;
        // Last: else the same one would end each visit.
        left.delete(one);
        if (tries + 1 < limits.tries) left.set(one, tries + 1);
        if (await keepOne(one)) left.delete(one);
      }
    } finally {
      await (left.size > 0 ? storeLeft() : (await caches.open(visits)).delete(leftKey));
    }
  }

  /** A kept document as it is shown, if all scripts and styles that it names are kept; `at` replaces its time. */
  async function shown(cache: string, key: string, at?: string): Promise<Response | undefined> {
    const kept = await find(cache, key);
    if (kept === undefined || (cache === visits && !isNew(kept, limits.shown))) return undefined;
    const html = await kept.text();
    const files = await Promise.all(namedFiles(html).map((file) => find(shop, file)));
    const mark = cache === visits ? kept.headers.get(header.mark) : null;
    return files.includes(undefined)
      ? undefined
      : new Response(marked(html, at ?? `${kept.headers.get(header.at)}`, mark), kept);
  }

  let turn = Promise.resolve();
  return {
    /** Follows the device at once; visits are kept one after the other. Never rejects. */
    receive(visit: Visit): Promise<void> {
      const followed = follow(visit.mark);
      const isVisit = visit.paths.length + visit.files.length > 0;
      turn = turn
        .then(() => followed)
        .then(() => (isVisit ? keep(visit).finally(trim) : undefined))
        .catch(() => undefined);
      return turn;
    },

    /** The kept page of an address. */
    pageAt: async (url: URL): Promise<Response | undefined> =>
      keptFor(url, origin) === 'page' ? shown(visits, url.pathname) : undefined,

    /** The shell, for an address whose page is not kept. */
    shellAt: (url: URL): Promise<Response | undefined> =>
      shown(shop, shellKey, keptFor(url, origin) === 'shell' ? undefined : 'never'),

    fileAt: (url: URL): Promise<Response | undefined> => find(isAsset(url, origin) ? shop : visits, url.href),
  };
}

export type KeptFiles = Pick<ReturnType<typeof createKept>, 'pageAt' | 'shellAt' | 'fileAt'>;
