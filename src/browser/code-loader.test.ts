import { describe, expect, it } from 'vitest';
import { type CodeSource, createCodeLoader, endMark, limits } from './code-loader.ts';

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

/** One byte each so many ms, forever. */
const dripping =
  (every: number, after: CodeSource['after']): Answer =>
  (signal) => {
    const start = (controller: ReadableStreamDefaultController): void => {
      signal.addEventListener('abort', () => controller.error(signal.reason));
      const drip = (): void => {
        if (signal.aborted) return;
        controller.enqueue(new TextEncoder().encode('a'));
        after(every, drip);
      };
      after(every, drip);
    };
    return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/javascript' } });
  };

/** An environment with a simulated clock. */
function world(answers: readonly Answer[], { online = true, otherVersion = false } = {}) {
  let now = 0;
  let bytes = 0;
  const timers = new Set<{ at: number; work: () => void }>();
  const asked: RequestCache[] = [];
  const flush = async (): Promise<void> => {
    for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const after: CodeSource['after'] = (ms, work) => {
    const timer = { at: now + ms, work };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const code = createCodeLoader({
    fetch: async (_, { cache, signal }) => {
      asked.push(cache);
      return (answers[asked.length - 1] ?? answers.at(-1) ?? whole)(signal);
    },
    isOnline: () => online,
    progress: () => {
      bytes += 1;
    },
    now: () => now,
    after,
    isOtherVersion: async () => otherVersion,
  });
  return {
    code,
    asked,
    after,
    bytes: () => bytes,
    timers: () => timers.size,
    /** Advances the clock, timer by timer. */
    pass: async (ms: number): Promise<void> => {
      const end = now + ms;
      await flush();
      for (;;) {
        const [next] = [...timers].sort((one, other) => one.at - other.at);
        if (next === undefined || next.at > end) break;
        timers.delete(next);
        now = next.at;
        next.work();
        await flush();
      }
      now = end;
    },
    renew: async (): Promise<void> => {
      code.renew();
      await flush();
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
      now = reason.reason;
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

  it('stays loaded if the document loaded it while an earlier request is given up', async () => {
    const { code, pass } = world([refused]);
    const outcome = watched(code.load([file]));
    code.markLoaded([file]);
    await pass(limits.silence);
    expect([outcome(), code.areLoaded([file])]).toEqual(['failed', true]);
  });

  it.each<[string, Answer]>([
    ['cut in the middle', cut],
    ['another type', () => new Response(`<p>\n${endMark}`, { headers: { 'content-type': 'text/html' } })],
    ['a failure of the server', () => new Response('', { status: 503 })],
    ['no answer', refused],
    ['not found, of the same version', gone],
  ])('is fetched again past the cache after %s, and is only there when it is whole', async (_, broken) => {
    const { code, asked, pass } = world([broken, broken, whole]);
    const outcome = watched(code.load([file]));
    await pass(limits.pause - 1);
    expect([asked, outcome()]).toEqual([['default'], 'coming']);
    await pass(1);
    expect([asked, outcome()]).toEqual([['default', 'reload'], 'coming']);
    await pass(2 * limits.pause);
    expect([asked, outcome()]).toEqual([['default', 'reload', 'reload'], 'there']);
  });

  it('is asked for at once when the connection returns', async () => {
    const { code, asked, pass, renew } = world([refused, refused, refused, whole]);
    const outcome = watched(code.load([file]));
    await pass(1600);
    expect(asked).toHaveLength(3);
    await renew();
    expect([asked.length, outcome()]).toEqual([4, 'there']);
  });

  it('is given up after ten seconds without a byte, a bounded number of tries, and tried anew when asked again', async () => {
    const { code, asked, pass, timers } = world([refused]);
    const outcome = watched(code.load([file]));
    await pass(limits.silence);
    expect([outcome(), code.areLoaded([file]), timers()]).toEqual(['failed', false, 0]);
    expect(asked.length).toBeLessThan(8);
    const tries = asked.length;
    await pass(60_000);
    expect(asked).toHaveLength(tries);
    const again = watched(code.load([file]));
    await pass(0);
    expect([asked.length, again()]).toEqual([tries + 1, 'coming']);
  });

  it('does not wait for an answer that stalls', async () => {
    const { code, pass } = world([silent]);
    const outcome = watched(code.load([file]));
    await pass(limits.silence - 1);
    expect(outcome()).toBe('coming');
    await pass(1);
    expect(outcome()).toBe('failed');
  });

  it('is waited for as long as bytes come, thirty seconds in all', async () => {
    const answers: Answer[] = [];
    const { code, pass, after } = world(answers);
    answers.push(dripping(5000, after));
    const outcome = watched(code.load([file]));
    await pass(limits.whole - 1);
    expect(outcome()).toBe('coming');
    await pass(1);
    expect(outcome()).toBe('failed');
  });

  it('has its full time again when it is requested meanwhile', async () => {
    const { code, pass } = world([silent]);
    const outcome = watched(code.load([file]));
    await pass(9000);
    void code.load([file]).catch(() => undefined);
    await pass(9000);
    expect(outcome()).toBe('coming');
    await pass(1000);
    expect(outcome()).toBe('failed');
  });

  it('is waited for once: what is asked for after its failure has one try', async () => {
    const answers: Answer[] = [silent];
    const { code, asked, pass, after } = world(answers);
    answers.push(dripping(5000, after), cut, cut);
    const page = code.load([file, '/assets/words.js']);
    const outcome = watched(page.catch(() => code.load(['/assets/words.js', '/assets/title.js'])));
    await pass(limits.whole - 1);
    expect([asked.length, outcome()]).toEqual([2, 'coming']);
    await pass(1);
    expect([asked.length, outcome()]).toEqual([4, 'failed']);
    await pass(limits.pause);
    const again = watched(code.load([file]));
    await pass(0);
    expect(again()).toBe('coming');
  });

  it('has one try after a failure without an answer, which the device explains', async () => {
    const { code, pass } = world([refused], { online: false });
    const outcome = watched(code.load([file]).catch(() => code.load(['/assets/title.js'])));
    await pass(3 * limits.pause);
    expect(outcome()).toBe('offline');
  });

  it('has all its tries when the connection has returned since', async () => {
    const { code, pass, renew } = world([silent, refused, whole]);
    const outcome = watched(code.load([file]));
    await pass(limits.silence);
    expect(outcome()).toBe('failed');
    await renew();
    const again = watched(code.load([file]));
    await pass(limits.pause);
    expect(again()).toBe('there');
  });

  it('is given up at once where another version is online', async () => {
    const other = world([gone], { otherVersion: true });
    const outdated = watched(other.code.load([file]));
    await other.pass(0);
    expect([outdated(), other.asked.length]).toEqual(['outdated', 1]);
  });

  it('is given up after three tries without an answer where the device says that it has no network', async () => {
    const { code, asked, pass } = world([refused], { online: false });
    const outcome = watched(code.load([file]));
    await pass(3 * limits.pause - 1);
    expect(outcome()).toBe('coming');
    await pass(1);
    expect([outcome(), asked.length]).toEqual(['offline', 3]);
  });

  it.each([
    ['is not believed where a try has an answer', [refused, refused, cut, whole]],
    ['is not believed before three tries had none', [refused, refused, whole]],
  ])('comes on a device that says for ever that it has no network: it %s', async (_what, answers) => {
    const { code, pass } = world(answers, { online: false });
    const outcome = watched(code.load([file]));
    await pass(limits.silence);
    expect(outcome()).toBe('there');
  });

  it('stays refused where the browser will not import it', async () => {
    const { code } = world([whole]);
    await code.load([file]);
    code.refuse([file]);
    expect(code.areLoaded([file])).toBe(false);
  });
});
