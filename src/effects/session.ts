import { getMe } from '#api/accounts.ts';
import { refresh } from '#api/sign-in.ts';
import type { App } from '#app/app.ts';
import { customerKeys } from '#app/device-store.ts';
import { storeUser } from '#app/stored-user.ts';
import type { sessionMachine } from '#machines/session/session.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { keepRedirect } from './redirect-url.ts';
import { tokensOf } from './tokens.ts';

/** Statuses below 500 that say nothing of the refresh token. */
const passing: readonly number[] = [408, 425, 429];

/**
 * What the session needs of the outside (specification §3 Browser storage, §4 Session, §7). Stored token and cookie are
 * written and cleared together. A refresh is refused by a definite 4xx only; anything else is as if it had had no answer.
 */
export const sessionEffects = (
  app: Pick<App, 'api' | 'drafts' | 'navigation' | 'store' | 'tell' | 'tokenCookie'>,
): EffectsOf<typeof sessionMachine> => ({
  calls: {
    loadUser: async (_, signal) => {
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
    forgetCustomer: () => {
      for (const key of customerKeys) app.store.remove(key);
      app.drafts.forgetAll();
      app.tokenCookie.clear();
    },
    forgetDrafts: () => app.drafts.forgetAll(),
    keepPath: () => keepRedirect(app, app.navigation.path()),
    tell: (notice) => app.tell(notice),
    leaveForLogin: () => app.navigation.go('/login'),
    leaveForHome: () => app.navigation.go('/'),
    recheckPage: () => app.navigation.recheck(),
  },
});
