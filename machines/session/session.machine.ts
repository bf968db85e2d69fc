import { assign, setup } from 'xstate';
import type { User } from '#openapi/schemas.ts';
import { answered, answers } from '../answers.ts';
import type { StoryMeta } from '../story-meta.ts';
import { effect, providedAction } from '../with-effects.ts';
import type { SessionNoticeCode } from './notices.machine.ts';

/**
 * `epoch`: another text after each end of a session on this device; `id` makes this document's new ones unique, `ends` counts them.
 * `refreshToken`: in memory only. `replaced`: the earlier tokens that refreshes replaced by `token`, oldest first. `owner`:
 * the e-mail of the customer whose page is open, also until the user of another tab's token has loaded. `customers`: counts
 * the changes of `owner` in other tabs; pages are remounted with it, so that they keep nothing of the former customer.
 */
export type SessionContext = {
  epoch: string;
  id: string;
  ends: number;
  token: string | null;
  refreshToken: string | null;
  replaced: readonly string[];
  user: User | null;
  owner: string | null;
  customers: number;
};

/** The token, the user and the epoch stored on the device, and a random text that no other document has. */
export type SessionInput = { token: string | null; user: User | null; epoch: string; id: string };

/** The context of a visitor on a device where no session has ended. @internal */
export const firstVisit: SessionContext = {
  ...{ epoch: 'none', id: '', ends: 0 },
  ...{ token: null, refreshToken: null, replaced: [], user: null, owner: null, customers: 0 },
};

/** The tokens of a login; a provider without refresh issues the first one only. */
export type LoginTokens = { token: string; refreshToken?: string };

/** The tokens of a login or a refresh, for the session; a provider without refresh returns the access token only. */
export const tokensOf = ({ access, refresh }: { access: string; refresh?: string | null }): LoginTokens =>
  refresh ? { token: access, refreshToken: refresh } : { token: access };

/** Names a session: the same text as long as the same customer, or visitor, is there. A refreshed token is the same session. */
export const sessionOf = ({
  epoch,
  token,
  customers,
}: Pick<SessionContext, 'epoch' | 'token' | 'customers'>): string =>
  `${epoch} ${token !== null} ${customers}`;

export type SessionEvent =
  | ({ type: 'login.succeeded' } & LoginTokens)
  | { type: 'logout.requested' }
  | { type: 'call.unauthorized'; token: string }
  /** The device's token and epoch, which another tab may have changed; with another epoch a session has ended since. */
  | { type: 'token.changed'; token: string | null; epoch: string }
  | { type: 'user.retried' }
  /** The profile was changed in this tab; `user`: the new one. */
  | { type: 'user.changed'; user: User };

export type UserAnswer = { kind: 'loaded'; user: User } | { kind: 'refused' };
export type RefreshAnswer = ({ kind: 'refreshed' } & LoginTokens) | { kind: 'refused' };

const ended = { token: null, refreshToken: null, replaced: [], user: null, owner: null } as const;

const begun = ({ token, refreshToken }: LoginTokens): Partial<SessionContext> => ({
  ...ended,
  token,
  refreshToken: refreshToken ?? null,
});

const refreshed = (
  { token: former, refreshToken: formerRefresh, replaced }: SessionContext,
  { token, refreshToken }: LoginTokens,
): Partial<SessionContext> =>
  former === null
    ? {}
    : { token, refreshToken: refreshToken ?? formerRefresh, replaced: [...replaced, former] };

type Loaded = { context: SessionContext; output: { user: User } };
const takeUser = [
  {
    type: 'forgetOthers',
    params: ({ context, output }: Loaded) => ({ email: output.user.email, session: context }),
  },
  { type: 'changeUser', params: ({ output }: Loaded) => output.user },
  { type: 'storeUser', params: ({ context }: { context: SessionContext }) => context },
] as const;

const changed = ({ event }: { event: { token: string | null; epoch: string } }) => event;
const isToken = { type: 'isToken', params: changed } as const;
const follow = { type: 'follow', params: changed } as const;
const leave = [follow, 'leavePages', 'forgetDrafts', 'recheckPage'] as const;

const forgetSession = {
  type: 'forgetSession',
  params: ({ context }: { context: SessionContext }) => ({ epoch: context.epoch }),
} as const;

const begin = [
  { type: 'begin', params: ({ event }: { event: LoginTokens }) => event },
  { type: 'storeToken', params: ({ context }: { context: SessionContext }) => context },
  { type: 'storeUser', params: ({ context }: { context: SessionContext }) => context },
  { type: 'warnIfUnstored' },
] as const;

/**
 * The session (specification §4 Session, §6, §8 Session): visitor or authenticated. It alone handles a 401.
 * `call.unauthorized` carries the token that was used; a token that is no longer held is ignored, so twelve 401s end a
 * session once and a late one never ends a newer session. With a refresh token, one refresh runs at a time; a refused one
 * ends the session, an unreachable one does not. Tokens are never parsed, so a wrong clock ends no session. Each end of a
 * session here begins an epoch. `token.changed` is a change by another tab, followed without a notice; if it ends the session
 * or starts that of another customer, the input of this tab is cleared and its pages are remounted.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    meta: {} as StoryMeta,
  },
  actors: {
    loadUser: effect<UserAnswer>(),
    refresh: effect<RefreshAnswer, { refreshToken: string | null }>(),
  },
  actions: {
    /** Nothing of a session is stored in another epoch: another tab may have ended it since. */
    storeToken: providedAction<{ token: string | null; epoch: string }>(),
    storeUser: providedAction<{ user: User | null; epoch: string }>(),
    /** At a login whose token the device could not store: it ends with the document. */
    warnIfUnstored: providedAction(),
    /** At a logout. */
    forgetCustomer: providedAction<{ epoch: string }>(),
    /** At an expiry, or when a login replaces a session: keeps the data stored with its owner. */
    forgetSession: providedAction<{ epoch: string }>(),
    /** Removes the data stored with another owner than this customer, who was the session's `user` before. */
    forgetOthers: providedAction<{ email: string; session: Pick<SessionContext, 'epoch' | 'user'> }>(),
    /** Gives what is stored under the customer's former e-mail to the new one. */
    moveOwned: providedAction<{ from: string | null; to: string }>(),
    /** Clears the drafts of this tab after a logout or a login of another customer in another tab. */
    forgetDrafts: providedAction(),
    storePath: providedAction<{ owner: string | null }>(),
    notify: providedAction<{ code: SessionNoticeCode }>(),
    leaveForLogin: providedAction(),
    leaveForHome: providedAction(),
    recheckPage: providedAction(),
    begin: assign((_, tokens: LoginTokens) => begun(tokens)),
    end: assign(({ context: { id, ends } }) => ({ ...ended, epoch: `${id}-${ends + 1}`, ends: ends + 1 })),
    leavePages: assign(({ context }) => ({ owner: null, customers: context.customers + 1 })),
    /** Takes the token of another tab; its owner is known once the user has loaded. */
    follow: assign(({ context }, { token, epoch }: { token: string | null; epoch: string }) => ({
      ...ended,
      token,
      epoch,
      owner: context.owner,
    })),
    renew: assign(({ context }, tokens: LoginTokens) => refreshed(context, tokens)),
    changeUser: assign((_, user: User) => ({ user, owner: user.email })),
  },
  guards: {
    answered,
    hasToken: ({ context }) => context.token !== null,
    isSameToken: ({ context }, params: { token: string | null }) => params.token === context.token,
    isUnchanged: ({ context }, { token, epoch }: { token: string | null; epoch: string }) =>
      token === context.token && epoch === context.epoch,
    /** A login of the visitor, or a refreshed token. */
    isContinued: ({ context }, { token, epoch }: { token: string | null; epoch: string }) =>
      token !== null && epoch === context.epoch,
    isUserKnown: ({ context }) => context.user !== null,
    isToken: (_, params: { token: string | null }) => params.token !== null,
    /** Not where the link that was mailed to a changed e-mail has confirmed it. */
    isAnotherCustomer: ({ context: { owner, user } }, { email }: { email: string }) =>
      ![null, email].includes(owner) && user?.pending_email !== email,
    isRefreshable: ({ context }, params: { token: string }) =>
      params.token === context.token && context.refreshToken !== null,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    refreshToken: null,
    replaced: [],
    owner: input.user?.email ?? null,
    customers: 0,
    ends: 0,
  }),
  initial: 'starting',
  on: {
    'login.succeeded': [
      { guard: 'hasToken', target: '.authenticated', actions: ['end', forgetSession, ...begin] },
      { target: '.authenticated', actions: begin },
    ],
    'token.changed': [
      { guard: { type: 'isUnchanged', params: changed } },
      {
        guard: { type: 'isContinued', params: changed },
        target: '.authenticated',
        actions: [follow, 'recheckPage'],
      },
      { guard: isToken, target: '.authenticated', actions: leave },
      { target: '.visitor', actions: leave },
    ],
  },
  states: {
    starting: {
      meta: { unseen: 'left in the step that enters it' },
      always: [{ guard: 'hasToken', target: 'authenticated' }, { target: 'visitor' }],
    },
    visitor: {},
    expiring: {
      meta: { unseen: 'left in the step that enters it' },
      always: {
        target: 'visitor',
        actions: [
          { type: 'storePath', params: ({ context }) => ({ owner: context.owner }) },
          'end',
          forgetSession,
          { type: 'notify', params: { code: 'session-expired' } },
          'leaveForLogin',
        ],
      },
    },
    authenticated: {
      type: 'parallel',
      on: {
        'logout.requested': {
          target: 'visitor',
          actions: [
            'end',
            { type: 'forgetCustomer', params: ({ context }) => ({ epoch: context.epoch }) },
            { type: 'notify', params: { code: 'logged-out' } },
            'leaveForHome',
          ],
        },
      },
      states: {
        profile: {
          initial: 'loading',
          on: {
            // While the user of another tab's token loads, ignore a late answer about the former user.
            'user.changed': {
              guard: 'isUserKnown',
              target: '.loaded',
              actions: [
                {
                  type: 'moveOwned',
                  params: ({ context, event }) => ({ from: context.owner, to: event.user.email }),
                },
                { type: 'changeUser', params: ({ event }) => event.user },
                { type: 'storeUser', params: ({ context }) => context },
              ],
            },
          },
          states: {
            loading: {
              invoke: {
                src: 'loadUser',
                onDone: answers({
                  loaded: [
                    {
                      guard: { type: 'isAnotherCustomer', params: ({ output }) => output.user },
                      target: 'loaded',
                      actions: ['forgetDrafts', 'leavePages', ...takeUser],
                    },
                    { target: 'loaded', actions: takeUser },
                  ],
                  refused: 'missing',
                }),
                onError: 'missing',
              },
            },
            loaded: {},
            missing: { on: { 'user.retried': 'loading' } },
          },
        },
        access: {
          initial: 'valid',
          states: {
            valid: {
              on: {
                'call.unauthorized': [
                  { guard: { type: 'isRefreshable', params: ({ event }) => event }, target: 'refreshing' },
                  {
                    guard: { type: 'isSameToken', params: ({ event }) => event },
                    target: '#session.expiring',
                  },
                ],
              },
            },
            refreshing: {
              meta: { unseen: 'the calls wait for it; no screen shows it' },
              invoke: {
                src: 'refresh',
                input: ({ context }) => ({ refreshToken: context.refreshToken }),
                onDone: answers({
                  refused: '#session.expiring',
                  refreshed: {
                    target: 'valid',
                    actions: [
                      { type: 'renew', params: ({ output }) => output },
                      { type: 'storeToken', params: ({ context }) => context },
                    ],
                  },
                }),
                onError: 'valid',
              },
            },
          },
        },
      },
    },
  },
});
