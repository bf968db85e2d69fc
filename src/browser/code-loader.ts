import { endMark } from '#rules/stored-names.ts';
import { silence, triesAfter } from '#rules/waits.ts';

/** Code that did not come. Its message must not match those for which the router reloads the page. */
export class MissingCode extends Error {
  constructor(options?: ErrorOptions) {
    super('Code did not come.', options);
    // As in src/data/unreachable.ts.
    this.name = 'MissingCode';
  }
}

/** One try; each chunk extends its limit, and calls `progress`. */
async function isWhole(file: string, cache: RequestCache, progress: () => void): Promise<boolean> {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silence);
  };
  wait();
  try {
    const { ok, headers, body } = await fetch(file, { cache, signal: silent.signal });
    if (!ok || !/javascript|css/.test(headers.get('content-type') ?? '') || body === null) return false;
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let end = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return end.trimEnd().endsWith(endMark);
      wait();
      progress();
      end = (end + decoder.decode(value, { stream: true })).slice(-2 * endMark.length);
    }
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a file into the browser's cache. Its status, type and end mark are checked; a broken file is fetched again past the cache,
 * three times in all. Whether it is whole.
 */
export async function fetchWhole(file: string, progress: () => void): Promise<boolean> {
  for (const pause of triesAfter) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (await isWhole(file, pause === 0 ? 'default' : 'reload', progress)) return true;
  }
  return false;
}

/**
 * Loads late code: all code after the page's first scripts. Each file is fetched completely before it is imported, because most
 * browsers in use keep a failed import for the life of the page (whatwg/html#6768). Later requests for it begin anew.
 */
export function createCodeLoader(progress: () => void) {
  const loaded = new Set<string>();
  const loading = new Map<string, Promise<void>>();

  async function fetchOne(file: string): Promise<void> {
    if (!(await fetchWhole(file, progress))) throw new MissingCode();
    loaded.add(file);
  }

  async function loadOne(file: string): Promise<void> {
    if (loaded.has(file)) return;
    const outcome = loading.get(file) ?? fetchOne(file).finally(() => loading.delete(file));
    loading.set(file, outcome);
    return outcome;
  }

  return {
    /** Resolves when all of these files are loaded; rejects with `MissingCode` when one has not come in three tries. */
    load: async (files: readonly string[]): Promise<void> => {
      await Promise.all(files.map(loadOne));
    },
    /** Marks these files as loaded with the document. */
    markLoaded: (files: readonly string[]): void => {
      for (const file of files) loaded.add(file);
    },
    areLoaded: (files: readonly string[]): boolean => files.every((file) => loaded.has(file)),
  };
}
