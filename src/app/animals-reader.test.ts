import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListPart } from '#api/long-list.ts';
import { animalsReader, type ListWorker } from './animals-reader.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A worker that says what the test says, and the reader that has it. */
function reading() {
  const texts: unknown[] = [];
  let isEnded = false;
  const worker: ListWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (text: unknown) => texts.push(text),
    terminate: () => {
      isEnded = true;
    },
  };
  const animals = animalsReader(() => worker)('[…]');
  const handle = (event: Event) => (event.type === 'error' ? worker.onerror : worker.onmessage);
  const hear = (event: Event) => (handle(event) as ((event: Event) => void) | null)?.(event);
  return {
    animals,
    texts,
    isEnded: () => isEnded,
    say: (data: ListPart) => hear(new MessageEvent('message', { data })),
    fail: () => hear(new Event('error')),
  };
}

it('sends the text, joins what comes back and ends the worker', async () => {
  const { animals, texts, say, isEnded } = reading();
  say([{ id: 'a' }, { id: 'b' }]);
  say([{ id: 'c' }]);
  expect(isEnded()).toBe(false);
  say(null);
  expect(await animals).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect(texts).toEqual(['[…]']);
  expect(isEnded()).toBe(true);
});

it('what is no list is the provider’s fault, and told as such', async () => {
  const { animals, say, isEnded } = reading();
  say('malformed');
  await expect(animals).rejects.toMatchObject({ reason: 'malformed' });
  expect(isEnded()).toBe(true);
});

it('a worker that breaks, or says nothing for 15 s, leaves the list to the page', async () => {
  const broken = reading();
  broken.fail();
  expect(await broken.animals).toBeNull();
  const silent = reading();
  silent.say([{ id: 'a' }]);
  vi.advanceTimersByTime(15_000);
  expect(await silent.animals).toBeNull();
  expect(silent.isEnded()).toBe(true);
});

it('a browser that makes no worker leaves the list to the page', async () => {
  const read = animalsReader(() => {
    throw new Error('denied');
  });
  expect(await read('[…]')).toBeNull();
});
