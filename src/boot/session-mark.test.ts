import { describe, expect, it } from 'vitest';
import { validStoredText } from '#browser/storage/browser-store.ts';
import { markSession } from './session-mark.ts';
import { openTab } from './testing/fake-tab.ts';
import { runEarly } from './testing/simulated-document.ts';

const page = () => ({ documentElement: { dataset: {} as DOMStringMap } as HTMLElement });

describe('the mark of whose page it is', () => {
  it('is there from the token on, before the session has arrived, and follows it', async () => {
    const { documentElement } = page();
    const tab = openTab({ access_token: 'jeton' });
    markSession(tab.app.session, { documentElement });
    expect(documentElement.dataset.session).toBe('customer');
    expect(documentElement.dataset.session).toBe('customer');
    tab.values.delete('access_token');
    tab.otherTab('access_token', null);
    expect(documentElement.dataset.session).toBeUndefined();
    tab.values.set('access_token', 'un-autre');
    tab.otherTab('access_token', 'un-autre');
    expect(documentElement.dataset.session).toBe('customer');
    tab.stop();
  });

  it('is taken away from a page whose document was marked for a session that is over', () => {
    const { documentElement } = page();
    documentElement.dataset.session = 'customer';
    const tab = openTab({});
    markSession(tab.app.session, { documentElement });
    expect(documentElement.dataset).toEqual({});
    tab.stop();
  });
});

describe('the mark before the first paint', () => {
  /** The mark that the script sets on a page with this storage, or with none. */
  function marked(getItem: (key: string) => string | null): string | undefined {
    const { documentElement } = page();
    runEarly({
      document: { documentElement, head: { append: () => undefined }, createElement: () => ({}) },
      localStorage: { getItem },
      location: { pathname: '/faq', hash: '' },
    });
    return documentElement.dataset.session;
  }

  it.each([
    ['none', null],
    ['nothing', ''],
    ['a JWT', 'eyJh.eyJz.s-_g'],
    ['every character of a header', '!~#/+='],
    ['a space', 'a b'],
    ['a line', 'jeton\n'],
    ['a letter beyond ASCII', 'jéton'],
    ['as long as can be', 'x'.repeat(8192)],
    ['longer', 'x'.repeat(8193)],
  ])('believes of a stored token what the shop believes: %s', (_what, token) => {
    const isBelieved = validStoredText('access_token', token) !== null;
    expect(marked((key) => (key === 'access_token' ? token : null))).toBe(
      isBelieved ? 'customer' : undefined,
    );
  });

  it('is a visitor’s where there is no storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(marked(denied)).toBeUndefined();
  });
});
