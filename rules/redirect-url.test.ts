// §2 Login: Success goes to

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followedRedirect, isWithoutSession } from './redirect-url.ts';
import { pages } from './shop-addresses.ts';

describe('isWithoutSession', () => {
  it.each([
    '/register',
    '/otp/',
    '/thank-for-register',
    '/forgot-password?email',
    '/account/activate/jeton',
    '/account/reset-password/jeton',
  ])('is true of %j', (path) => {
    expect(isWithoutSession(path)).toBe(true);
  });

  it.each(['/', '/login', '/two-factor-auth', '/registered', '/otp-help', '/category/account'])(
    'is false of %j',
    (path) => {
      expect(isWithoutSession(path)).toBe(false);
    },
  );
});

describe('followedRedirect', () => {
  it.each([
    '/',
    '/product/42?from=cart',
    '/cart/',
    '/login-history',
    '/registered',
    '/accounts',
    '/category/account',
    '/search?q=/login',
  ])('follows %j', (path) => {
    expect(followedRedirect(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/../..//evil.example',
    '/%2e%2e//evil.example',
    '/\tevil',
    '/login',
    '/login/',
    '/login?again',
    '/register',
    '/otp',
    '/two-factor-auth',
    '/thank-for-register',
    '/forgot-password',
    '/account/activate/jeton',
    '/account/reset-password/jeton',
  ])('does not follow %j', (stored) => {
    expect(followedRedirect(stored)).toBeNull();
  });

  it('never follows to another origin, whatever was stored', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      'evil.example',
      'https',
      '\t',
      '?',
      '#',
      'a',
    );
    const stored = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const followed = followedRedirect(text);
        if (followed !== null)
          expect(new URL(followed, 'https://belier.ci').origin).toBe('https://belier.ci');
      }),
      { numRuns: 2000, seed: 2026 },
    );
  });
});

it('each page of the table that leads to a login is no target of one; those without a session send no bearer', () => {
  for (const [shape, page] of Object.entries(pages)) {
    const login = 'login' in page ? page.login : undefined;
    for (const end of ['', '?a=1', '#b']) {
      const path = `${shape.replace('*', 'x')}${end}`;
      expect(isWithoutSession(path), path).toBe(login === 'anonymous');
      expect(followedRedirect(path), path).toBe(login === undefined ? path : null);
    }
  }
});
