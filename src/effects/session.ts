import { customerKeys, type StorageKey, sessionKeys } from '#browser/storage/device-store.ts';
import { storeUser } from '#browser/storage/stored-user.ts';
import { getMe } from '#data/accounts.ts';
import type { App } from '#data/app.ts';
import { refresh } from '#data/sign-in.ts';
import { type sessionMachine, tokensOf } from '#machines/session/session.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { isWithoutSession } from '#rules/redirect-url.ts';
import { closePage, forgetRedirect, keepRedirect } from './redirect-url.ts';

/** Statuses below 500 that do not invalidate the refresh token. */
const passing: readonly number[] = [408, 425, 429];

/** The owner of a stored text: the e-mail in it, undefined if none is readable. */
function ownerOf(text: string): string | undefined {
  try {
    const { owner, email, body } = JSON.parse(text);
    return owner ?? email ?? body?.email;
  } catch {
    return undefined;
  }
}

const ownedKeys = [
  'order_attempt',
  'checkout_draft',
  'awaited_payment',
  'wished_delivery',
] as const satisfies StorageKey[];

type Forgetting = Pick<App, 'drafts' | 'newKey' | 'store' | 'tokenCookie'>;

/** Deletes the keys that end here and notifies every other tab, including sleeping ones, which compare `session_ended` when they wake. */
function endSession({ drafts, newKey, store, tokenCookie }: Forgetting, keys: readonly StorageKey[]): void {
  const mark = newKey();
  store.write('session_ended', mark);
  drafts.follow();
  drafts.forgetAll();
  for (const key of keys) store.remove(key);
  if (!store.isLasting('session_ended')) store.write('session_ended', mark);
  tokenCookie.clear();
}

/**
 * Effects of the session (specification §3 Browser storage, §4 Session, §7). Stored token and cookie are written and deleted
 * together. Only a definite 4xx refuses a refresh; anything else counts as no answer.
 */
export const sessionEffects = (
  app: Pick<App, 'api' | 'navigation' | 'notify'> & Forgetting,
): EffectsOf<typeof sessionMachine> => ({
  calls: {
    loadUser: async (_, signal) => {
      if (isWithoutSession(app.navigation.path())) return { kind: 'refused' };
      const answer = await getMe(app.api, signal);
      return answer.kind === 'ok' ? { kind: 'loaded', user: answer.data } : { kind: 'refused' };
    },
    refresh: async ({ refreshToken }, signal) => {
      if (refreshToken === null) return { kind: 'refused' };
      const answer = await refresh(app.api, { refreshToken }, signal);
      if (answer.kind === 'ok') return { kind: 'refreshed', ...tokensOf(answer.data.token) };
      if (answer.status < 500 && !passing.includes(answer.status)) return { kind: 'refused' };
      throw new Error(`The refresh was answered with ${answer.status}.`);
    },
  },
  actions: {
    keepToken: ({ token }) => {
      if (token === null) {
        app.store.remove('access_token');
        app.tokenCookie.clear();
      } else {
        app.store.write('access_token', token);
        app.tokenCookie.write(token);
      }
    },
    keepUser: ({ user }) => storeUser(app.store, user),
    warnIfUnkept: () => {
      if (!app.store.isLasting('access_token')) app.notify({ code: 'session-unkept' });
    },
    forgetCustomer: () => endSession(app, customerKeys),
    forgetSession: () => endSession(app, sessionKeys),
    forgetOthers: ({ email }) => {
      for (const key of ownedKeys) {
        const text = app.store.read(key);
        if (text !== null && ownerOf(text) !== email) app.store.remove(key);
      }
      const owner = app.store.read('redirect_owner');
      if (owner !== null && owner !== email) forgetRedirect(app);
    },
    forgetDrafts: () => app.drafts.forgetAll(),
    keepPath: ({ owner }) => keepRedirect(app, app.navigation.path(), owner),
    notify: (notice) => app.notify(notice),
    leaveForLogin: () => app.navigation.go('/login'),
    leaveForHome: () => app.navigation.go('/'),
    recheckPage: () => {
      const isOver = app.store.read('access_token') === null;
      void (isOver ? closePage(app) : app.navigation.recheck());
    },
  },
});
