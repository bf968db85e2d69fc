import { describe, expect, it } from 'vitest';
import { openTab, settle } from '#boot/testing/fake-tab.ts';
import { connectionEffects } from './connection.ts';

const begin = (online: boolean) => {
  const tab = openTab();
  tab.connect(online);
  const { calls } = connectionEffects(tab.app);
  const controller = new AbortController();
  const resolved: string[] = [];
  void calls.awaitLoss(undefined, controller.signal).then(() => resolved.push('lost'));
  void calls.awaitReconnection(undefined, controller.signal).then(() => resolved.push('back'));
  return { ...tab, resolved, leave: () => controller.abort() };
};

describe('the effects of the connection', () => {
  it.each([
    [true, 'back'],
    [false, 'lost'],
  ])(
    'report the present state (online: %s) at once, and the other state when it begins',
    async (online, first) => {
      const { connect, resolved } = begin(online);
      await settle();
      expect(resolved).toEqual([first]);
      connect(!online);
      await settle();
      expect(resolved.toSorted()).toEqual(['back', 'lost']);
    },
  );

  it('stop listening when their state is left', async () => {
    const { connect, resolved, leave, listeners } = begin(true);
    leave();
    // The app's own.
    expect(listeners()).toBe(1);
    connect(false);
    await settle();
    expect(resolved).toEqual(['back']);
  });
});
