import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgainAfter } from '#rules/waits.ts';
import { browserConnection } from './connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A device whose network and `navigator.onLine` are set independently. */
function device({ onLine = true, isAnswered = true } = {}) {
  const state = { isAnswered };
  const navigator = { onLine };
  const window = new EventTarget();
  const asked: string[] = [];
  const changes: boolean[] = [];
  const connection = browserConnection({
    ...{ navigator, window, home: 'https://belier.test/' },
    fetch: async ({ method, url }) => {
      asked.push(`${method} ${url}`);
      if (!state.isAnswered) throw new TypeError('Failed to fetch');
      return new Response('', { status: 503 });
    },
  });
  const end = connection.watch((online) => changes.push(online));
  const ask = (given = new AbortController()) =>
    connection.fetch(new Request('https://belier.test/api/v1/ecommerce/panier/'), given).then(
      () => 'answered',
      () => 'unanswered',
    );
  /** Sets `navigator.onLine`, with its event. */
  const say = async (online: boolean) => {
    navigator.onLine = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { state, navigator, asked, changes, connection, end, ask, say };
}

it('a device that says false for ever on a good line is connected, whatever it says: each request is tried', async () => {
  const { asked, changes, connection, ask, say } = device({ onLine: false });
  expect(connection.isOnline()).toBe(true);
  expect([await ask(), connection.isOnline()]).toEqual(['answered', true]);
  await say(false);
  expect([connection.isOnline(), changes]).toEqual([true, []]);
  expect(asked.at(-1)).toBe('HEAD https://belier.test/');
});

it('the connection is lost with a request that has no answer, where the device says so too', async () => {
  const { state, navigator, changes, connection, ask } = device({ isAnswered: false });
  expect([await ask(), connection.isOnline()]).toEqual(['unanswered', true]);
  navigator.onLine = false;
  expect([await ask(), connection.isOnline()]).toEqual(['unanswered', false]);
  state.isAnswered = true;
  expect([await ask(), connection.isOnline(), changes]).toEqual(['answered', true, [false, true]]);
});

it('a request that was called off says nothing of the connection', async () => {
  const { connection, ask } = device({ onLine: false, isAnswered: false });
  const gone = new AbortController();
  gone.abort();
  await ask(gone);
  expect(connection.isOnline()).toBe(true);
});

it('a loss reported by the device is checked at once, and its return is believed', async () => {
  const { state, changes, connection, end, say } = device();
  state.isAnswered = false;
  await say(false);
  expect(connection.isOnline()).toBe(false);
  await say(true);
  end();
  await say(false);
  expect(changes).toEqual([false, true]);
});

it('a connection that returns without an event is found within ten seconds', async () => {
  const { state, asked, changes, say } = device();
  state.isAnswered = false;
  await say(false);
  await vi.advanceTimersByTimeAsync(3 * askAgainAfter);
  expect([asked.length, changes]).toEqual([4, [false]]);
  state.isAnswered = true;
  await vi.advanceTimersByTimeAsync(askAgainAfter);
  expect(changes).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(3 * askAgainAfter);
  expect(asked).toHaveLength(5);
});

it('data is saved where the device says so, and nowhere else', () => {
  const saves = (connection?: { saveData?: boolean }) =>
    browserConnection({
      navigator: { onLine: true, ...(connection && { connection }) },
      window: new EventTarget(),
      fetch: async () => new Response(),
      home: 'https://belier.test/',
    }).savesData();
  expect([saves({ saveData: true }), saves({ saveData: false }), saves({}), saves()]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
