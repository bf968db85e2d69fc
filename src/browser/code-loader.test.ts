import { afterEach, describe, expect, it, vi } from 'vitest';
import { endMark } from '#rules/stored-names.ts';
import { silence } from '#rules/waits.ts';
import { createCodeLoader } from './code-loader.ts';

type Answer = (signal: AbortSignal) => Response | Promise<Response>;

const script = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
const whole: Answer = () => script(`export const a = 1;\n${endMark}\n`);
const refused: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const cut: Answer = () => script('export const a');
const gone: Answer = () =>
  new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } });
const silent: Answer = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** One byte each five seconds, forever. */
const dripping: Answer = (signal) => {
  const start = (controller: ReadableStreamDefaultController): void => {
    signal.addEventListener('abort', () => controller.error(signal.reason));
    const drip = (): void => {
      if (signal.aborted) return;
      controller.enqueue(new TextEncoder().encode('a'));
      setTimeout(drip, 5000);
    };
    setTimeout(drip, 5000);
  };
  return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/javascript' } });
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A loader with a simulated clock, whose requests are answered so. */
function world(answers: readonly Answer[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let bytes = 0;
  const asked: RequestCache[] = [];
  vi.stubGlobal(
    'fetch',
    async (_: string, { cache, signal }: { cache: RequestCache; signal: AbortSignal }) => {
      asked.push(cache);
      return (answers[asked.length - 1] ?? answers.at(-1) ?? whole)(signal);
    },
  );
  const code = createCodeLoader(() => {
    bytes += 1;
  });
  const flush = async (): Promise<void> => {
    for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    code,
    asked,
    bytes: () => bytes,
    timers: () => vi.getTimerCount(),
    /** Advances the clock, in steps: streams settle between timers. */
    pass: async (ms: number): Promise<void> => {
      await flush();
      for (let left = ms; left > 0; left -= 500) {
        await vi.advanceTimersByTimeAsync(Math.min(left, 500));
        await flush();
      }
    },
  };
}

/** The current outcome of a request, without waiting for it. */
function watched(demand: Promise<void>): () => string {
  let now = 'coming';
  demand.then(
    () => {
      now = 'there';
    },
    (reason) => {
      now = reason.name;
    },
  );
  return () => now;
}

const file = '/assets/a.js';

describe('code that comes late', () => {
  it('is fetched once, whoever asks for it', async () => {
    const { code, asked, pass, timers, bytes } = world([whole]);
    const outcomes = [watched(code.load([file])), watched(code.load([file]))];
    expect(code.areLoaded([file])).toBe(false);
    await pass(0);
    expect(outcomes.map((outcome) => outcome())).toEqual(['there', 'there']);
    await code.load([file]);
    expect([asked, code.areLoaded([file]), timers()]).toEqual([['default'], true, 0]);
    expect(bytes()).toBeGreaterThan(0);
  });

  it('is not requested if the document loaded it', async () => {
    const { code, asked } = world([]);
    code.markLoaded([file]);
    await code.load([file]);
    expect(asked).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['cut in the middle', cut],
    ['another type', () => new Response(`<p>\n${endMark}`, { headers: { 'content-type': 'text/html' } })],
    ['a failure of the server', () => new Response('', { status: 503 })],
    ['no answer', refused],
    ['not found', gone],
  ])('is fetched again past the cache after %s, and is only there when it is whole', async (_, broken) => {
    const { code, asked, pass } = world([broken, broken, whole]);
    const outcome = watched(code.load([file]));
    await pass(499);
    expect([asked, outcome()]).toEqual([['default'], 'coming']);
    await pass(1);
    expect([asked, outcome()]).toEqual([['default', 'reload'], 'coming']);
    await pass(2000);
    expect([asked, outcome()]).toEqual([['default', 'reload', 'reload'], 'there']);
  });

  it('is given up after three tries, and tried anew when asked again', async () => {
    const { code, asked, pass, timers } = world([refused, refused, refused, whole]);
    const outcome = watched(code.load([file]));
    await pass(60_000);
    expect([outcome(), asked.length, code.areLoaded([file]), timers()]).toEqual(['MissingCode', 3, false, 0]);
    const again = watched(code.load([file]));
    await pass(0);
    expect([again(), asked.length]).toEqual(['there', 4]);
  });

  it('does not wait for an answer that stalls: a try ends ten seconds after the last byte', async () => {
    const { code, asked, pass } = world([silent]);
    const outcome = watched(code.load([file]));
    await pass(silence + 499);
    expect([asked.length, outcome()]).toEqual([1, 'coming']);
    await pass(1);
    expect(asked).toHaveLength(2);
    await pass(2 * silence + 2000);
    expect([asked.length, outcome()]).toEqual([3, 'MissingCode']);
  });

  it('is waited for as long as bytes come', async () => {
    const { code, asked, pass } = world([dripping]);
    const outcome = watched(code.load([file]));
    await pass(3 * silence);
    expect([asked.length, outcome()]).toEqual([1, 'coming']);
  });
});
