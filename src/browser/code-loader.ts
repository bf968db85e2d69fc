/** Why code did not load: a time-out, no answer on an offline device, another deployed version, or an import that the browser refuses. */
export type MissingReason = 'failed' | 'offline' | 'outdated' | 'stuck';

/** A failure to load code. Its message must not match those for which the router reloads the page. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
  declare readonly reason: MissingReason;
  constructor(reason: MissingReason, options?: ErrorOptions) {
    super(`Code did not come: ${reason}.`, options);
    this.reason = reason;
  }
}

/** The environment that loading uses. */
export interface CodeSource {
  fetch(address: string, init: { cache: RequestCache; signal: AbortSignal }): Promise<Response>;
  /** A hint only: in some web views it is always false. */
  isOnline(): boolean;
  /** Called for each chunk received. */
  progress(): void;
  /** Milliseconds; only differences matter. */
  now(): number;
  /** Runs `work` after so many ms; returns a function that cancels it. */
  after(ms: number, work: () => void): () => void;
  /** Whether the document being served now has another entry than this page. */
  isOtherVersion(): Promise<boolean>;
}

/** The build appends this to each script and to the style: a truncated or foreign file lacks it. */
export const endMark = '/*whole*/';

/** The number of unanswered retries after which `isOnline` is believed. */
const enoughTries = 2;

/** The retry policy for late code, in ms. @internal */
export const limits = { silence: 10_000, whole: 30_000, pause: 500, longestPause: 4_000 };

/** The loading of one file, from the first try until it is given up; that of a loaded file stays. */
type FileRequest = { begun: number; lastByte: number; isLoaded: boolean; outcome: Promise<void> };

/** The result of one request for a file. */
type Attempt = 'whole' | 'broken' | 'gone' | 'unanswered';

/**
 * Loads late code: all code after the page's first scripts. Each file is fetched completely before it is imported, because most
 * browsers in use keep a failed import for the life of the page (whatwg/html#6768). Its status, type and end mark are checked; a
 * broken file is fetched again past the cache, with growing pauses and immediately on reconnection. A file that makes no progress
 * for 10 s, or takes 30 s, or has no answer three times on an offline device, is given up until it is requested again. What is
 * requested within the next half second, unless `renew` is called, has one try: a page asks for its title's code after its own.
 */
export function createCodeLoader(source: CodeSource) {
  const requests = new Map<string, FileRequest>();
  let givenUpAt = Number.NEGATIVE_INFINITY;
  const pauses = new Set<() => void>();

  const timeLeft = ({ begun, lastByte }: FileRequest): number =>
    Math.min(begun + limits.whole, lastByte + limits.silence) - source.now();

  /** Whether a body ends with the end mark; each of its chunks is progress. */
  async function isWhole(body: ReadableStream<Uint8Array>, request: FileRequest): Promise<boolean> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let end = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return end.trimEnd().endsWith(endMark);
      request.lastByte = source.now();
      source.progress();
      end = (end + decoder.decode(value, { stream: true })).slice(-2 * endMark.length);
    }
  }

  async function attempt(file: string, request: FileRequest, cache: RequestCache): Promise<Attempt> {
    const stalled = new AbortController();
    let cancel = (): void => {};
    const watch = (): void => {
      const left = timeLeft(request);
      if (left <= 0) stalled.abort();
      else cancel = source.after(left, watch);
    };
    watch();
    try {
      const { ok, status, headers, body } = await source.fetch(file, { cache, signal: stalled.signal });
      const isCode = /javascript|css/.test(headers.get('content-type') ?? '');
      if (!ok || !isCode || body === null) return status === 404 || status === 410 || ok ? 'gone' : 'broken';
      return (await isWhole(body, request)) ? 'whole' : 'broken';
    } catch {
      return 'unanswered';
    } finally {
      cancel();
    }
  }

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        pauses.delete(end);
        resolve();
      };
      source.after(ms, end);
      pauses.add(end);
    });

  /** Why another try is useless after an answer, if it is. */
  async function reasonToStop(answer: Attempt, tries: number): Promise<MissingReason | undefined> {
    if (answer === 'unanswered' && tries >= enoughTries && !source.isOnline()) return 'offline';
    return answer === 'gone' && (await source.isOtherVersion()) ? 'outdated' : undefined;
  }

  async function fetchWithRetries(file: string, request: FileRequest): Promise<void> {
    const hasOneTry = request.begun - givenUpAt < limits.pause;
    for (let tries = 0; ; tries += 1) {
      const answer = await attempt(file, request, tries === 0 ? 'default' : 'reload');
      request.isLoaded = answer === 'whole';
      if (request.isLoaded) return;
      const reason = await reasonToStop(answer, hasOneTry ? enoughTries : tries);
      if (reason !== undefined) throw new MissingCode(reason);
      const wait = Math.min(limits.pause * 2 ** tries, limits.longestPause);
      if (hasOneTry || timeLeft(request) <= wait) throw new MissingCode('failed');
      await pause(wait);
    }
  }

  function note(file: string, isLoaded: boolean): FileRequest {
    const now = source.now();
    const request: FileRequest = { begun: now, lastByte: now, isLoaded, outcome: Promise.resolve() };
    requests.set(file, request);
    return request;
  }

  function begin(file: string): FileRequest {
    const request = note(file, false);
    request.outcome = fetchWithRetries(file, request).catch((reason) => {
      givenUpAt = source.now();
      // Another request may have replaced this one.
      if (requests.get(file) === request) requests.delete(file);
      throw reason;
    });
    return request;
  }

  /** Loads one file: each request restarts the time-out of a loading one and retries a failed one. */
  function loadOne(file: string): Promise<void> {
    const request = requests.get(file) ?? begin(file);
    request.begun = source.now();
    request.lastByte = source.now();
    return request.outcome;
  }

  return {
    /**
     * Resolves when all of these files are loaded; otherwise rejects with the `MissingCode` of the first that is given up, after the
     * last: the next request for a loading file would restart its time-out.
     */
    load: async (files: readonly string[]): Promise<void> => {
      const outcomes = files.map(loadOne);
      await Promise.all(outcomes).catch(async (reason: MissingCode) => {
        if (reason.reason === 'failed') await Promise.allSettled(outcomes);
        throw reason;
      });
    },
    /** Tries at once what pauses, and gives all tries to what is requested from now on: the line may be back. */
    renew: (): void => {
      givenUpAt = Number.NEGATIVE_INFINITY;
      for (const end of pauses) end();
    },
    /** Marks these files as loaded with the document. */
    markLoaded: (files: readonly string[]): void => {
      for (const file of files) note(file, true);
    },
    /** Marks a loaded file that the browser refuses to import: only a reload helps. */
    refuse: (files: readonly string[]): void => {
      for (const file of files) requests.delete(file);
    },
    areLoaded: (files: readonly string[]): boolean =>
      files.every((file) => requests.get(file)?.isLoaded === true),
  };
}
