import { endMark } from '#browser/code-loader.ts';
import { isAsset, isKeepable, keptFor } from './addresses.ts';
import { isOfShop, isShell, marked, namedFiles } from './documents.ts';
import type { Visit } from './visit.ts';

/**
 * The size of everything kept, in bytes; in ms: how long a kept page, and a kept file, is not fetched again, how long a page is shown,
 * and how long a file of the build stays without a visit that loads it. @internal
 */
export const limits = {
  bytes: 15_000_000,
  page: 3_600_000,
  file: 86_400_000,
  shown: 2_592_000_000,
  unused: 604_800_000,
};

/** The shell and the build's files stay; pages and pictures go with the session. */
const shop = 'belier-shop';
const visits = 'belier-visits';
/** Keys that are no addresses of the shop. */
const shellKey = '/kept-shell';
const markKey = '/kept-mark';
/** An address that every server answers with the shell. */
const shellPath = '/checkout';

/** What is known of a kept answer is in its headers: its time in ms since the epoch, its size, the mark of its visit. */
const header = { at: 'x-kept-at', bytes: 'x-kept-bytes', mark: 'x-kept-mark' } as const;

/** What the worker uses of a cache. */
export type KeptCache = Pick<Cache, 'delete' | 'keys' | 'match' | 'put'>;

/** The environment of the worker; `now` in ms since the epoch. */
export interface Surroundings {
  readonly caches: { open(name: string): Promise<KeptCache>; delete(name: string): Promise<boolean> };
  readonly origin: string;
  fetch(address: string, init: RequestInit): Promise<Response>;
  now(): number;
}

/**
 * What the worker keeps (docs/decisions/0058-worker.md). It fetches everything itself, documents without credentials: no answer to a
 * page is stored. What belongs to a visit has the end-of-session mark under which the visit began, and counts while that is the device's.
 */
export function createKept({ caches, origin, fetch, now }: Surroundings) {
  const find = async (cache: string, key: string) => (await caches.open(cache)).match(key);

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

  const ask = (address: string, init: RequestInit): Promise<Response> =>
    fetch(address, { mode: 'cors', redirect: 'error', ...init });

  const isNew = (kept: Response | undefined, limit: number): boolean =>
    // Also in the other direction: a clock that was ahead would keep it for ever.
    kept !== undefined && Math.abs(now() - Number(kept.headers.get(header.at))) < limit;

  async function store(
    cache: string,
    key: string,
    answer: Response,
    body: Blob,
    mark: string,
  ): Promise<void> {
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

  /** Keeps a file, from the browser's own cache if it is there. Returns whether it is kept. */
  async function keepFile(address: string, mark: string): Promise<boolean> {
    const url = new URL(address, origin);
    const cache = isAsset(url, origin) ? shop : visits;
    if (!isKeepable(url)) return false;
    if (isNew(await find(cache, url.href), limits.file)) return true;
    // Firefox caches a file apart if it is asked for without credentials.
    const answer = await ask(url.href, { cache: 'force-cache', credentials: 'same-origin' });
    const body = await answer.blob();
    const isGood = answer.ok && (await isWhole(url.pathname, body));
    if (isGood) await store(cache, url.href, answer, body, mark);
    return isGood;
  }

  /** Keeps a document of the visit's build once everything that it names is kept; the page has loaded the rest of the build's files. */
  async function keepDocument(
    path: string,
    { entry, mark }: Visit,
    isWanted: (html: string) => boolean,
  ): Promise<void> {
    const answer = await ask(path, { cache: 'no-cache', credentials: 'omit' });
    const html = await answer.text();
    if (answer.status !== 200 || !isOfShop(html, entry) || !isWanted(html)) return;
    for (const file of namedFiles(html)) if (!(await keepFile(file, mark))) return;
    const [cache, key] = isShell(html) ? [shop, shellKey] : [visits, path];
    await store(cache, key, answer, new Blob([html]), mark);
  }

  /** Keeps the shell, once for each build. */
  async function keepShell(visit: Visit): Promise<void> {
    const kept = (await (await find(shop, shellKey))?.text()) ?? '';
    if (!isOfShop(kept, visit.entry)) await keepDocument(shellPath, visit, isShell);
  }

  async function keepPage(path: string, visit: Visit): Promise<void> {
    if (keptFor(new URL(path, origin)) !== 'page' || isNew(await find(visits, path), limits.page)) return;
    await keepDocument(path, visit, (html) => !isShell(html));
  }

  /** Deletes files of former builds, and of the visits the oldest until everything is within the limit. */
  async function trim(): Promise<void> {
    const shell = (await (await find(shop, shellKey))?.text()) ?? '';
    const needed = new Set([shellKey, markKey, ...namedFiles(shell)]);
    let left = limits.bytes;
    const all = [];
    for (const name of [shop, visits]) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const headers = (await cache.match(key))?.headers;
        const numberIn = (one: string) => Number(headers?.get(one) ?? 0);
        const remove = () => cache.delete(key);
        const at = numberIn(header.at);
        if (name === visits) all.push({ remove, at, bytes: numberIn(header.bytes) });
        else if (now() - at < limits.unused || needed.has(new URL(key.url).pathname))
          left -= numberIn(header.bytes);
        else await remove();
      }
    }
    for (const { remove, bytes } of all.sort((one, other) => other.at - one.at)) {
      if (bytes > left) await remove();
      else left -= bytes;
    }
  }

  async function keep(visit: Visit): Promise<void> {
    const tasks = [
      () => keepShell(visit),
      // Before the pages: late code says from when they are.
      ...visit.files.map((file) => () => keepFile(file, visit.mark)),
      ...visit.paths.map((path) => () => keepPage(path, visit)),
      trim,
    ];
    // One that fails stops no other.
    for (const task of tasks) await task().catch(() => undefined);
  }

  const isOfDevice = async (kept: Response): Promise<boolean> =>
    kept.headers.get(header.mark) === (await deviceMark());

  /** A kept document, if all scripts and styles that it names are kept. */
  async function whole(cache: string, key: string) {
    const kept = await find(cache, key);
    if (kept === undefined) return undefined;
    if (cache === visits && !(isNew(kept, limits.shown) && (await isOfDevice(kept)))) return undefined;
    const html = await kept.text();
    const files = await Promise.all(namedFiles(html).map((file) => find(shop, file)));
    return files.includes(undefined) ? undefined : { html, headers: kept.headers };
  }

  const shown = (
    { html, headers }: { html: string; headers: Headers },
    at: string | null,
    mark: string | null = null,
  ) => new Response(marked(html, at ?? 'never', mark), { headers });

  let turn = Promise.resolve();
  return {
    /** Follows the device at once; visits are kept one after the other. Never rejects. */
    receive(visit: Visit): Promise<void> {
      const followed = follow(visit.mark);
      const isVisit = visit.paths.length + visit.files.length > 0;
      turn = turn
        .then(() => followed)
        .then(() => (isVisit ? keep(visit) : undefined))
        .catch(() => undefined);
      return turn;
    },

    /** The kept page of an address. */
    async pageAt(url: URL): Promise<Response | undefined> {
      const page = keptFor(url) === 'page' ? await whole(visits, url.pathname) : undefined;
      return page && shown(page, page.headers.get(header.at), page.headers.get(header.mark));
    },

    /** The shell, for an address whose page is not kept. */
    async shellAt(url: URL): Promise<Response | undefined> {
      const shell = await whole(shop, shellKey);
      return shell && shown(shell, keptFor(url) === 'shell' ? shell.headers.get(header.at) : null);
    },

    async fileAt(url: URL): Promise<Response | undefined> {
      const isOfBuild = isAsset(url, origin);
      const kept = await find(isOfBuild ? shop : visits, url.href);
      return kept !== undefined && (isOfBuild || (await isOfDevice(kept))) ? kept : undefined;
    },
  };
}

export type Kept = Pick<ReturnType<typeof createKept>, 'pageAt' | 'shellAt' | 'fileAt'>;
