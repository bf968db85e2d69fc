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

/** The environment that loading uses. */
export interface CodeSource {
  fetch(address: string, init: { cache: RequestCache; signal: AbortSignal }): Promise<Response>;
  /** Called for each chunk received. */
  progress(): void;
  /** Runs `work` after so many ms; returns a function that cancels it. */
  after(ms: number, work: () => void): () => void;
}

/**
 * Loads late code: all code after the page's first scripts. Each file is fetched completely before it is imported, because most
 * browsers in use keep a failed import for the life of the page (whatwg/html#6768). Its status, type and end mark are checked; a
 * broken file is fetched again past the cache, three times in all. Later requests for it begin anew.
 */
export function createCodeLoader(source: CodeSource) {
  const loaded = new Set<string>();
  const loading = new Map<string, Promise<void>>();

  /** One try; each chunk extends its limit. */
  async function isWhole(file: string, cache: RequestCache): Promise<boolean> {
    const silent = new AbortController();
    let cancel = (): void => {};
    const wait = (): void => {
      cancel();
      cancel = source.after(silence, () => silent.abort());
    };
    wait();
    try {
      const { ok, headers, body } = await source.fetch(file, { cache, signal: silent.signal });
      if (!ok || !/javascript|css/.test(headers.get('content-type') ?? '') || body === null) return false;
      const reader = body.getReader();
      const decoder = new TextDecoder();
      let end = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return end.trimEnd().endsWith(endMark);
        wait();
        source.progress();
        end = (end + decoder.decode(value, { stream: true })).slice(-2 * endMark.length);
      }
    } catch {
      return false;
    } finally {
      cancel();
    }
  }

  async function fetchWhole(file: string): Promise<void> {
    for (const pause of triesAfter) {
      if (pause > 0) await new Promise<void>((resolve) => source.after(pause, resolve));
      if (!(await isWhole(file, pause === 0 ? 'default' : 'reload'))) continue;
      loaded.add(file);
      return;
    }
    throw new MissingCode();
  }

  async function loadOne(file: string): Promise<void> {
    if (loaded.has(file)) return;
    const outcome = loading.get(file) ?? fetchWhole(file).finally(() => loading.delete(file));
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
