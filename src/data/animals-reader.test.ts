import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { animalsReader, type ListWorker } from './animals-reader.ts';
import type { ListPart } from './long-list.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const bull = (id: string) => ({ id, name: `Taureau ${id}` });
const part = (...ids: string[]): ListPart => ({ records: ids.map(bull), unread: [] });
const some = new Uint8Array([91]);

/** A scripted worker and the reader that uses it. */
function reading() {
  const posted: unknown[] = [];
  let isEnded = false;
  const worker: ListWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (bytes: unknown) => posted.push(bytes),
    terminate: () => {
      isEnded = true;
    },
  };
  const reader = animalsReader(() => worker);
  if (reader === null) throw new Error('There is a worker.');
  const handle = (event: Event) => (event.type === 'error' ? worker.onerror : worker.onmessage);
  const hear = (event: Event) => (handle(event) as ((event: Event) => void) | null)?.(event);
  return {
    ...reader,
    posted,
    isEnded: () => isEnded,
    say: (data: ListPart) => hear(new MessageEvent('message', { data })),
    fail: () => hear(new Event('error')),
  };
}

it('sends the bytes as they come, joins what comes back and ends the worker', async () => {
  const { onChunk, read, posted, say, isEnded } = reading();
  onChunk(some);
  expect(posted).toEqual([some]);
  const animals = read();
  expect(posted).toEqual([some, null]);
  say(part('a', 'b'));
  say({ records: [bull('c')], unread: [7] });
  expect(isEnded()).toBe(false);
  say(null);
  expect(await animals).toEqual({ records: ['a', 'b', 'c'].map(bull), unread: [7] });
  expect(isEnded()).toBe(true);
});

it('a body that is not a list is reported as the provider’s fault', async () => {
  const { read, say, isEnded } = reading();
  const animals = read();
  say('malformed');
  await expect(animals).rejects.toMatchObject({ reason: 'malformed' });
  expect(isEnded()).toBe(true);
});

it('a worker that breaks, before the end of the list or after it, leaves the list to the page', async () => {
  const early = reading();
  early.fail();
  expect(await early.read()).toBeNull();
  const late = reading();
  const animals = late.read();
  late.fail();
  expect(await animals).toBeNull();
});

it('a worker that says nothing for 15 s once it has all leaves the list to the page', async () => {
  const silent = reading();
  silent.onChunk(some);
  vi.advanceTimersByTime(60_000);
  expect(silent.isEnded()).toBe(false);
  const animals = silent.read();
  vi.advanceTimersByTime(10_000);
  silent.say(part('a'));
  vi.advanceTimersByTime(14_000);
  expect(silent.isEnded()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(await animals).toBeNull();
  expect(silent.isEnded()).toBe(true);
});

it('a list that nobody waits for any more ends its worker', () => {
  const { onChunk, end, isEnded } = reading();
  onChunk(some);
  end();
  expect(isEnded()).toBe(true);
});

it('a browser that makes no worker leaves the list to the page', () => {
  const none = animalsReader(() => {
    throw new Error('denied');
  });
  expect(none).toBeNull();
});
