// §3 Entities: access_token in local
// §9 Constants: Token cookie 86400

import { describe, expect, it } from 'vitest';
import { cookieValue, tokenCookie } from './token-cookie.ts';

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

describe('cookieValue', () => {
  it('finds a cookie by its whole name', () => {
    expect(cookieValue('xcsrftoken=1; csrftoken=a=b; other=2', 'csrftoken')).toBe('a=b');
    expect(cookieValue('xcsrftoken=1', 'csrftoken')).toBeUndefined();
    expect(cookieValue('', 'csrftoken')).toBeUndefined();
  });
});
