import { describe, expect, it } from 'vitest';
import { browserNavigation } from './navigation.ts';

const open = () => {
  const went: string[] = [];
  const navigation = browserNavigation({
    origin: 'https://belier.test',
    pathname: '/shop',
    search: '?page=2',
    assign: (url) => went.push(`leave ${url}`),
  });
  const attach = () =>
    navigation.attach({
      history: {
        push: (path) => went.push(`push ${path}`),
        replace: (path) => went.push(`replace ${path}`),
      },
      invalidate: () => went.push('recheck'),
      preloadRoute: async ({ to }) => went.push(`prepare ${to}`),
    });
  return { navigation, went, attach };
};

describe('browserNavigation', () => {
  it('knows the path with its query', () => {
    expect(open().navigation.path()).toBe('/shop?page=2');
  });

  it('gives a page of the shop its whole address, and nothing else', () => {
    const { navigation } = open();
    expect(navigation.address('/product/1')).toBe('https://belier.test/product/1');
    expect(() => navigation.address('//evil.example')).toThrow();
  });

  it('goes by the router’s history', () => {
    const { navigation, went, attach } = open();
    attach();
    navigation.go('/cart/');
    navigation.go('/login', { replace: true });
    navigation.recheck();
    expect(went).toEqual(['push /cart/', 'replace /login', 'recheck']);
  });

  it('prepares a page by the router, and nothing without one', () => {
    const { navigation, went, attach } = open();
    navigation.prepare('/login');
    attach();
    navigation.prepare('/login');
    expect(went).toEqual(['prepare /login']);
  });

  it('goes by the address bar while there is no router yet', () => {
    const { navigation, went } = open();
    navigation.go('/login');
    navigation.recheck();
    expect(went).toEqual(['leave /login']);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'cart'])(
    'does not take %j for a page of the shop',
    (path) => {
      const { navigation, went, attach } = open();
      attach();
      expect(() => navigation.go(path)).toThrow();
      expect(went).toEqual([]);
    },
  );

  it('leaves for a web address, and for nothing else', () => {
    const { navigation, went } = open();
    navigation.leave('https://pay.example/1');
    expect(() => navigation.leave('javascript:alert(1)')).toThrow();
    expect(() => navigation.leave('data:text/html,x')).toThrow();
    expect(went).toEqual(['leave https://pay.example/1']);
  });
});
