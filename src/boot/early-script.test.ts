import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { earlyScript } from '../../tools/page-files.ts';

const early = await earlyScript();

/** The requests that src/boot/early-script.ts makes for a shell opened at this path with this token. */
function askedAt(pathname: string, token: string | null = null): readonly string[] {
  const asked: string[] = [];
  runInNewContext(early, {
    document: {
      documentElement: { dataset: { api: '/api/v1' } },
      head: { append: ({ href }: { href: string }) => asked.push(href) },
      createElement: () => ({}),
    },
    localStorage: { getItem: (key: string) => (key === 'access_token' ? token : null) },
    location: { pathname, hash: '' },
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
    PerformanceObserver: class {
      observe() {}
    },
    window: { CSSLayerBlockRule: class {} },
  });
  return asked.flatMap((href) => (href.startsWith('/api/v1/ecommerce/') ? [href.slice(18)] : []));
}

describe('the calls that a shell preloads', () => {
  const lists = ['products-betails/', 'categories', 'pays/'];

  it.each([
    ['/shop', lists],
    ['/dashboard', lists],
    ['/product/7', [...lists, 'products-betails/7']],
    // The form offers countries and shows no animals.
    ['/register', ['pays/']],
    ['/login', []],
    ['/forgot-password', []],
    ['/thank-for-register', []],
    ['/otp', []],
    ['/two-factor-auth', []],
    ['/account/activate/jeton', []],
    ['/account/reset-password/jeton', []],
  ])('are those of its page: %s', (path, parts) => {
    expect(askedAt(path)).toEqual(parts);
  });

  it('are none for a customer, whose calls carry a token and cannot use an answer without it', () => {
    for (const path of ['/cart/', '/dashboard', '/product/7']) expect(askedAt(path, 'jeton')).toEqual([]);
  });
});
