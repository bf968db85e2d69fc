import { describe, expect, it } from 'vitest';
import { openTab, settle } from '#boot/testing/fake-tab.ts';
import { connectionEffects } from './connection.ts';

const begin = (online: boolean) => {
  const tab = openTab({ access_token: 'good' });
  tab.connect(online);
  const { calls, actions } = connectionEffects(tab.app);
  const controller = new AbortController();
  const resolved: string[] = [];
  void calls.awaitLoss(undefined, controller.signal).then(() => resolved.push('lost'));
  void calls.awaitReconnection(undefined, controller.signal).then(() => resolved.push('back'));
  return { ...tab, actions, resolved, leave: () => controller.abort() };
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
    expect(listeners()).toBe(0);
    connect(false);
    await settle();
    expect(resolved).toEqual(['back']);
  });

  it('request the customer again if that request failed before', async () => {
    const { app, actions, provider, times, logIn } = begin(true);
    provider.answers.set('/auth/me/', () => new Response('', { status: 503 }));
    logIn('good');
    await expect
      .poll(() => app.session.getSnapshot().matches({ authenticated: { profile: 'missing' } }))
      .toBe(true);
    const asked = times('/auth/me/');
    provider.answers.delete('/auth/me/');
    actions.recover(undefined);
    await expect
      .poll(() => app.session.getSnapshot().matches({ authenticated: { profile: 'loaded' } }))
      .toBe(true);
    expect(times('/auth/me/')).toBe(asked + 1);
  });

  it('read the page and the cart again when the connection returns', async () => {
    const { actions, times, went } = begin(true);
    await settle();
    actions.recover(undefined);
    await settle();
    expect(went).toEqual(['recheck']);
    expect(times('/ecommerce/panier/')).toBe(2);
  });
});
