import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { openTab } from '#boot/testing/fake-tab.ts';
import { loginInput } from '#effects/login.ts';
import { loginMachine } from '#machines/account/login.machine.ts';
import { inspected } from './inspect.ts';

afterEach(() => vi.restoreAllMocks());

const openedAt = (address: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: address } as PerformanceEntry]);

it('logs each event of a machine and the resulting state, if the page was opened with ?inspect', () => {
  const logged = vi.spyOn(console, 'info').mockReturnValue();
  openedAt('http://localhost:4173/login?inspect');
  const tab = openTab({});
  const actor = createActor(loginMachine, { ...inspected(), input: loginInput(tab.app) }).start();
  actor.send({ type: 'form.submitted', values: actor.getSnapshot().context.values });
  expect(logged.mock.calls.map(([line]) => line)).toContain('[login] form.submitted →');
  actor.stop();
  tab.stop();
});

it('logs nothing otherwise', () => {
  openedAt('http://localhost:4173/login?inspection=1');
  expect(inspected()).toEqual({});
});
