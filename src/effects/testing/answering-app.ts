import { createClient } from '#api/client.ts';
import { browserLocks } from '#app/browser-locks.ts';
import type { StorageKey } from '#app/device-store.ts';

/** One answer of a provider: a status and a JSON body. */
export type Given = readonly [status: number, body?: unknown];

/**
 * For tests: what of the app an effect of the cart or the checkout touches, over a provider that answers each
 * `METHOD /path` as given.
 */
export function answeringApp(answers: Readonly<Record<string, Given>>, token: string | null = 'token') {
  const kept = new Map<StorageKey, string>();
  const asked: string[] = [];
  const went: string[] = [];
  const shared: unknown[] = [];
  const heard: { visible: ((isVisible: boolean) => void)[]; restored: (() => void)[] } = {
    visible: [],
    restored: [],
  };
  const app = {
    api: createClient({
      root: 'https://shop.test/api/v1',
      token: () => token,
      csrf: () => undefined,
      fetch: async ({ method, url }) => {
        const call = `${method} ${new URL(url).pathname.replace('/api/v1/', '')}`;
        asked.push(call);
        const [status, body] = answers[call] ?? [599];
        return new Response(status === 204 ? null : JSON.stringify(body ?? {}), { status });
      },
    }),
    session: { getSnapshot: () => ({ context: { token } }) },
    store: {
      read: (key: StorageKey) => kept.get(key) ?? null,
      write: (key: StorageKey, value: string) => {
        kept.set(key, value);
      },
      remove: (key: StorageKey) => {
        kept.delete(key);
      },
      watch: () => () => undefined,
    },
    navigation: {
      path: () => '/product/ladoum?vue=liste',
      address: (path: string) => `https://shop.test${path}`,
      go: (path: string, options?: { replace?: boolean }) => {
        went.push(options?.replace ? `${path} instead` : path);
      },
      leave: (url: string) => {
        went.push(url);
      },
      recheck: () => undefined,
    },
    visibility: {
      isVisible: () => true,
      watch: (changed: (isVisible: boolean) => void) => {
        heard.visible.push(changed);
        return () => heard.visible.splice(heard.visible.indexOf(changed), 1);
      },
      watchRestored: (restored: () => void) => {
        heard.restored.push(restored);
        return () => heard.restored.splice(heard.restored.indexOf(restored), 1);
      },
    },
    sharing: {
      hasSheet: () => true,
      open: async (page: unknown) => {
        shared.push(page);
      },
      copy: async (text: string) => {
        shared.push(text);
      },
    },
    cart: { send: () => undefined },
    locks: browserLocks(undefined),
    newKey: () => 'fresh-key',
    tell: () => undefined,
  };
  return { app, asked, heard, kept, shared, went };
}
