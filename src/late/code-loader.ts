/** Why code did not come: no answer in time, none at all on a device that says it has no network, another version online, or a browser that gave it up. */
export type MissingReason = 'failed' | 'offline' | 'outdated' | 'stuck';

/** Code of the shop that did not come. Its message is none that the router takes for a reason to reload the page. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
  readonly reason: MissingReason;
  constructor(reason: MissingReason, options?: ErrorOptions) {
    super(`Code did not come: ${reason}.`, options);
    this.reason = reason;
  }
}

/** What fetching code needs of the world. */
export interface CodeSource {
  fetch(address: string, init: { cache: RequestCache; signal: AbortSignal }): Promise<Response>;
  /** A hint alone: some web views say false for ever. */
  isOnline(): boolean;
  /** Told of each byte that comes. */
  progress(): void;
  /** Milliseconds; only differences count. */
  now(): number;
  /** Runs after so many ms; answers with what calls it off. */
  after(ms: number, work: () => void): () => void;
  /** Calls when the connection returns; answers with what ends it. */
  onReturn(work: () => void): () => void;
  /** Whether the document that is served now names another entry than this page's. */
  isOtherVersion(): Promise<boolean>;
}

/** What the build writes at the end of each script and of the style: one that was cut, or is none, lacks it. */
export const endMark = '/*whole*/';

/** The tries after the first that have no answer before `isOnline` is believed. */
const enoughTries = 2;

/** The policy for all code that comes late, in ms. @internal */
export const limits = { silence: 10_000, whole: 30_000, pause: 500, longestPause: 4_000 };

/** One fetching of a file, from the first try until the file is given up; that of a file that is there stays. */
type Round = { begun: number; lastByte: number; isThere: boolean; outcome: Promise<void> };

/**
 * The owner of late code: all that comes after the page's first scripts. Each file is fetched whole before it is imported, because most
 * browsers in use keep a failed import for the life of the page (whatwg/html#6768): its status, type and end mark are
 * looked at; what is broken is fetched again past the cache, with growing pauses and at once when the connection
 * returns. A file that makes no progress for 10 s, or takes 30 s, or has no answer three times on a device that says it has no
 * network, is given up until it is asked for again.
 */
export function createCodeLoader(source: CodeSource) {
  const rounds = new Map<string, Round>();

  const timeLeft = ({ begun, lastByte }: Round): number =>
    Math.min(begun + limits.whole, lastByte + limits.silence) - source.now();

  async function attempt(
    file: string,
    round: Round,
    cache: RequestCache,
  ): Promise<'whole' | 'broken' | 'gone' | 'unanswered'> {
    const stalled = new AbortController();
    let callOff = (): void => {};
    const watch = (): void => {
      const left = timeLeft(round);
      if (left <= 0) stalled.abort();
      else callOff = source.after(left, watch);
    };
    watch();
    try {
      const { ok, status, headers, body } = await source.fetch(file, { cache, signal: stalled.signal });
      const isCode = /javascript|css/.test(headers.get('content-type') ?? '');
      if (!ok || !isCode || body === null) return status === 404 || status === 410 || ok ? 'gone' : 'broken';
      const reader = body.getReader();
      const decoder = new TextDecoder();
      let end = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return end.trimEnd().endsWith(endMark) ? 'whole' : 'broken';
        round.lastByte = source.now();
        source.progress();
        end = (end + decoder.decode(value, { stream: true })).slice(-2 * endMark.length);
      }
    } catch {
      return 'unanswered';
    } finally {
      callOff();
    }
  }

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        callOff();
        stop();
        resolve();
      };
      const callOff = source.after(ms, end);
      const stop = source.onReturn(end);
    });

  async function insist(file: string, round: Round): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const answer = await attempt(file, round, tries === 0 ? 'default' : 'reload');
      if (answer === 'whole') return;
      if (answer === 'unanswered' && tries >= enoughTries && !source.isOnline()) {
        throw new MissingCode('offline');
      }
      if (answer === 'gone' && (await source.isOtherVersion())) throw new MissingCode('outdated');
      const wait = Math.min(limits.pause * 2 ** tries, limits.longestPause);
      if (timeLeft(round) <= wait) throw new MissingCode('failed');
      await pause(wait);
    }
  }

  function begin(file: string): Round {
    const now = source.now();
    const round: Round = { begun: now, lastByte: now, isThere: false, outcome: Promise.resolve() };
    rounds.set(file, round);
    round.outcome = insist(file, round).then(
      () => {
        round.isThere = true;
      },
      (reason) => {
        // Another one may have taken its place.
        if (rounds.get(file) === round) rounds.delete(file);
        throw reason;
      },
    );
    return round;
  }

  /** One file: loaded, loading (each request restarts its timeout), or requested again. */
  function bringOne(file: string): Promise<void> {
    const round = rounds.get(file);
    if (round === undefined) return begin(file).outcome;
    round.begun = source.now();
    round.lastByte = source.now();
    return round.outcome;
  }

  return {
    /** Resolves when all of these files are there; rejects with the `MissingCode` of the first that is given up. */
    bring: async (files: readonly string[]): Promise<void> => {
      await Promise.all(files.map(bringOne));
    },
    /** Says that these came with the document. */
    came: (files: readonly string[]): void => {
      const now = source.now();
      for (const file of files) {
        rounds.set(file, { begun: now, lastByte: now, isThere: true, outcome: Promise.resolve() });
      }
    },
    /** Says that a browser refuses to import a file that is there: only another page load helps. */
    refuse: (files: readonly string[]): void => {
      for (const file of files) rounds.delete(file);
    },
    areThere: (files: readonly string[]): boolean =>
      files.every((file) => rounds.get(file)?.isThere === true),
  };
}
