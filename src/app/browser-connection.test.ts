import { expect, it } from 'vitest';
import { browserConnection } from './browser-connection.ts';

it('browserConnection tells of each loss and each return, until it is told to stop', () => {
  const navigator = { onLine: true };
  const window = new EventTarget();
  const connection = browserConnection({ navigator, window });
  const changes: boolean[] = [];
  const end = connection.watch((online) => changes.push(online));
  const become = (online: boolean) => {
    navigator.onLine = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  expect(connection.isOnline()).toBe(true);
  become(false);
  expect(connection.isOnline()).toBe(false);
  become(true);
  end();
  become(false);
  expect(changes).toEqual([false, true]);
});

it('browserConnection says that data is saved where the device says so, and nowhere else', () => {
  const window = new EventTarget();
  const saves = (connection?: { saveData?: boolean }) =>
    browserConnection({ navigator: { onLine: true, ...(connection && { connection }) }, window }).savesData();
  expect([saves({ saveData: true }), saves({ saveData: false }), saves({}), saves()]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
