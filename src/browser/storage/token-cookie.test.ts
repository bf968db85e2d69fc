// §3 Entities: access_token in local
// §9 Constants: Token cookie 86400

import { describe, expect, it } from 'vitest';
import { clearBelow, cookieValues, tokenCookie } from './token-cookie.ts';

const attributes = (text: string) => text.split('; ').slice(1).sort();

describe('tokenCookie', () => {
  it('is access_token for 86400 s, path /, Secure, SameSite=Lax, and counts no dates: a clock may be a day off', () => {
    const page = { cookie: '' };
    tokenCookie(page).write('a.b-c_d');
    expect(page.cookie.split('; ')[0]).toBe('access_token=a.b-c_d');
    expect(attributes(page.cookie)).toEqual(['Max-Age=86400', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('is cleared on the path it was written for', () => {
    const page = { cookie: '' };
    tokenCookie(page).clear();
    expect(page.cookie.split('; ')[0]).toBe('access_token=');
    expect(attributes(page.cookie)).toEqual(['Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('lets no token write attributes of its own', () => {
    const page = { cookie: '' };
    tokenCookie(page).write('a; Domain=evil.example');
    expect(page.cookie).not.toContain('Domain=evil');
  });
});

describe('cookieValues', () => {
  it('finds a cookie by its whole name, as often as it is there', () => {
    expect(cookieValues('xcsrftoken=1; csrftoken=a=b; other=2; csrftoken=c', 'csrftoken')).toEqual([
      'a=b',
      'c',
    ]);
    expect(cookieValues('xcsrftoken=1', 'csrftoken')).toEqual([]);
    expect(cookieValues('', 'csrftoken')).toEqual([]);
  });
});

describe('clearBelow', () => {
  const cleared = (root: string) => {
    const written: string[] = [];
    const page = {
      set cookie(text: string) {
        written.push(text);
      },
    };
    clearBelow(page, 'csrftoken', root);
    return written;
  };

  it('deletes a cookie on the paths of an API of this site, and never on the page’s own', () => {
    expect(cleared('/api/v1')).toEqual(
      ['/api', '/api/', '/api/v1', '/api/v1/'].map((path) => `csrftoken=; Max-Age=0; Path=${path}`),
    );
    expect([cleared('/'), cleared('https://api.belier.ci/api/v1')]).toEqual([[], []]);
  });
});
