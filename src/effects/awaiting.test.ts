import { describe, expect, it } from 'vitest';
import { openTab } from '#boot/testing/fake-tab.ts';
import { awaitSession } from './awaiting.ts';

const watch = ({ app }: ReturnType<typeof openTab>) => {
  const news = { arrived: false };
  const done = awaitSession(app, new AbortController().signal).then(() => {
    news.arrived = true;
  });
  return { news, done };
};

describe('awaitSession', () => {
  it('counts a stored token as a login once the provider has accepted it', async () => {
    const { news, done } = watch(openTab({ access_token: 'good' }));
    await Promise.resolve();
    expect(news.arrived).toBe(false);
    await done;
    expect(news.arrived).toBe(true);
  });

  it('does not count an expired token as a login: the session ends with one notice and no welcome', async () => {
    const tab = openTab({ access_token: 'expired' });
    const { news } = watch(tab);
    await expect.poll(() => tab.notices()).toEqual(['session-expired']);
    expect(news.arrived).toBe(false);
  });

  it('notices a login in another tab', async () => {
    const tab = openTab();
    const { done } = watch(tab);
    tab.otherTab('access_token', 'good');
    await done;
    expect(tab.app.session.getSnapshot().matches('authenticated')).toBe(true);
  });
});
