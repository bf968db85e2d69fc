import {
  deleteEnded,
  deleteOthers,
  deleteUnheard,
  deviceSession,
  moveOwned,
} from '#browser/storage/device-store.ts';
import { storeUser } from '#browser/storage/stored-user.ts';
import { getMe } from '#data/accounts.ts';
import type { App } from '#data/app.ts';
import { refresh } from '#data/sign-in.ts';
import {
  type SessionContext,
  type sessionMachine,
  sessionOf,
  tokensOf,
} from '#machines/session/session.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { isWithoutSession } from '#rules/redirect-url.ts';
import { storeRedirect } from './redirect-url.ts';

/** Statuses below 500 that do not invalidate the refresh token. */
const passing: readonly number[] = [408, 425, 429];

type Forgetting = Pick<App, 'drafts' | 'store' | 'tokenCookie'>;

/**
 * Deletes what ends here, and begins the epoch, under whose keys no tab finds what was stored before; other tabs hear of it by the
 * deleted token, sleeping ones compare the epoch when they wake.
 */
function endSession(
  { drafts, store, tokenCookie }: Forgetting,
  epoch: string,
  ended: 'session' | 'customer',
): void {
  store.write('session_ended', epoch);
  drafts.forgetAll();
  deleteEnded(store, ended);
  // A full device may have room now.
  if (!store.isLasting('session_ended')) store.write('session_ended', epoch);
  tokenCookie.clear();
}

/** Whether the session is still this one (`sessionOf`). */
export const isSession = ({ session }: Pick<App, 'session'>, name: string): boolean =>
  sessionOf(session.getSnapshot().context) === name;

/** Calls back when another session begins (`sessionOf`); returns a function that ends that. */
export function followSession(
  session: App['session'],
  changed: (context: SessionContext) => void,
): () => void {
  let current = sessionOf(session.getSnapshot().context);
  return session.subscribe(({ context }) => {
    const before = current;
    current = sessionOf(context);
    if (current !== before) changed(context);
  }).unsubscribe;
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
      const { epoch } = deviceSession(app.store);
      const answer = await refresh(app.api, { refreshToken }, signal);
      if (answer.kind === 'ok') return { kind: 'refreshed', ...tokensOf(answer.data.token) };
      const isRefused = answer.status < 500 && !passing.includes(answer.status);
      // It does not end the session that another tab has begun meanwhile.
      if (isRefused && deviceSession(app.store).epoch === epoch) return { kind: 'refused' };
      throw new Error(`The refresh was answered with ${answer.status}.`);
    },
  },
  actions: {
    storeToken: ({ token, epoch }) => {
      if (deviceSession(app.store).epoch !== epoch) return;
      if (token === null) return;
      app.store.write('access_token', token);
      app.tokenCookie.write(token);
    },
    storeUser: ({ user, epoch }) => {
      if (deviceSession(app.store).epoch === epoch) storeUser(app.store, user);
    },
    warnIfUnstored: () => {
      if (!app.store.isLasting('access_token')) app.notify({ code: 'session-unstored' });
    },
    forgetCustomer: ({ epoch }) => endSession(app, epoch, 'customer'),
    forgetSession: ({ epoch }) => endSession(app, epoch, 'session'),
    moveOwned: ({ from, to }) => {
      if (from !== null && from !== to) moveOwned(app.store, from, to);
    },
    forgetOthers: ({ email, session }) => deleteOthers(app.store, email, session),
    forgetDrafts: () => {
      app.drafts.forgetAll();
      deleteUnheard(app.store);
    },
    storePath: ({ owner }) => storeRedirect(app, app.navigation.path(), owner),
    notify: (notice) => app.notify(notice),
    leaveForLogin: () => app.navigation.go('/login'),
    leaveForHome: () => app.navigation.go('/'),
    recheckPage: () => void app.navigation.recheck(),
  },
});
