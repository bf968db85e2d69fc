import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeLoader, importWithRetries } from './browser-code.ts';
import { endMark, MissingCode, type MissingReason } from './code-loader.ts';
import { lazyPart } from './lazy-part.ts';

const events = new EventTarget();
const said: (MissingReason | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  const early = { say: (why: MissingReason | null) => void said.push(why), progress: () => undefined };
  vi.stubGlobal('window', { early });
  const entry = { getAttribute: () => '/assets/index-one.js' };
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => entry,
    querySelectorAll: () => [],
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passed = (ms = 10) => vi.advanceTimersByTimeAsync(ms);

/** A part whose code fails for these reasons, one at each try, and comes then. */
const failing = (...reasons: MissingReason[]) =>
  open(async () => {
    const reason = reasons.shift();
    if (reason !== undefined) throw new MissingCode(reason);
  });

/** Shows a part that loads its code so; returns whether it has come. */
async function open(load: () => Promise<void>) {
  let isThere = false;
  const Part = lazyPart(async () => {
    await load();
    isThere = true;
    return () => null;
  }, null);
  renderToPipeableStream(createElement(Part));
  await passed();
  return () => isThere;
}

/** The user presses something. */
async function press(): Promise<void> {
  events.dispatchEvent(new Event('click'));
  await passed();
}

it('that came leaves the sentence of another that is missing; the last one removes it', async () => {
  const first = await failing('failed');
  const second = await failing('outdated', 'outdated');
  await press();
  expect([first(), second(), said]).toEqual([true, false, ['stuck', 'outdated', 'outdated']]);
  await press();
  expect([second(), said]).toEqual([true, ['stuck', 'outdated', 'outdated', null]]);
});

it('that was offline, of which the line of the connection speaks, removes no sentence', async () => {
  const part = await failing('offline');
  await press();
  expect([part(), said]).toEqual([true, []]);
});

/** Answers for a file that is gone with another version, and then fails once before it comes. */
function answerTwiceInVain(): void {
  const html = new Response('<script src="/assets/index-two.js">');
  const code = new Response(endMark, { headers: { 'content-type': 'text/javascript' } });
  const answers = [new Response('', { status: 404 }), html, new Response('', { status: 503 }), code];
  vi.stubGlobal('fetch', async () => answers.shift());
}

it('that is retried has all its tries, however short its failure is ago', async () => {
  answerTwiceInVain();
  const part = await open(() => codeLoader.load(['/assets/part.js']));
  expect(said).toEqual(['outdated']);
  await press();
  await passed(500);
  expect([part(), said]).toEqual([true, ['outdated', null]]);
});

it('code that is imported after a reconnection has all its tries', async () => {
  answerTwiceInVain();
  const load = () => importWithRetries(async () => 'code', ['assets/page.js']);
  await expect(load()).rejects.toThrow('outdated');
  events.dispatchEvent(new Event('online'));
  const code = load();
  await passed(510);
  expect(await code).toBe('code');
});
