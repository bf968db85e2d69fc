import { assign, setup } from 'xstate';
import { answered, answers } from '#machines/answers.ts';
import type { Seen } from '#machines/seen.ts';
import { effect, outward } from '#machines/with-effects.ts';
import type { User } from '#openapi/schemas.ts';
import type { SessionNoticeCode } from './notices.ts';

/**
 * `refreshToken` stays in memory. `replaced`: the tokens that `token` stands in for after refreshes, oldest first. `owner`
 * is the e-mail of the customer whom the open page belongs to, also while a token of another tab is still unread;
 * `customers` counts how often that ended elsewhere or became another one: pages begin anew with it, so that nothing of the
 * former stays in them.
 */
export type SessionContext = {
  token: string | null;
  refreshToken: string | null;
  replaced: readonly string[];
  user: User | null;
  owner: string | null;
  customers: number;
};

/** What the device kept of an earlier visit. */
export type SessionInput = { token: string | null; user: User | null };

/** The tokens of a login; a provider without refresh gives the first one only. */
export type LoginTokens = { token: string; refreshToken?: string };

export type SessionEvent =
  | ({ type: 'login.succeeded' } & LoginTokens)
  | { type: 'logout.requested' }
  | { type: 'call.unauthorized'; token: string }
  | { type: 'token.changed'; token: string | null }
  /** A session ended in another tab, and maybe another one has begun since. */
  | { type: 'customer.left' }
  | { type: 'user.retried' }
  /** The profile was changed here; `user` is how it now is. */
  | { type: 'user.changed'; user: User };

export type UserAnswer = { kind: 'loaded'; user: User } | { kind: 'refused' };
export type RefreshAnswer = ({ kind: 'refreshed' } & LoginTokens) | { kind: 'refused' };

const ended = { token: null, refreshToken: null, replaced: [], user: null, owner: null } as const;

const begun = ({ token, refreshToken }: LoginTokens): Omit<SessionContext, 'customers'> => ({
  ...ended,
  token,
  refreshToken: refreshToken ?? null,
});

const withUser = ({ owner, customers }: SessionContext, user: User): Partial<SessionContext> => ({
  user,
  owner: user.email,
  customers: owner === null || owner === user.email ? customers : customers + 1,
});

const refreshed = (
  { token: former, refreshToken: formerRefresh, replaced }: SessionContext,
  { token, refreshToken }: LoginTokens,
): Partial<SessionContext> =>
  former === null
    ? {}
    : { token, refreshToken: refreshToken ?? formerRefresh, replaced: [...replaced, former] };

const takeUser = [
  { type: 'takeUser', params: ({ output }: { output: { user: User } }) => output.user },
  { type: 'forgetOthers', params: ({ output }: { output: { user: User } }) => output.user },
  { type: 'keepUser', params: ({ context }: { context: SessionContext }) => ({ user: context.user }) },
] as const;

const begin = [
  { type: 'begin', params: ({ event }: { event: LoginTokens }) => event },
  { type: 'keepToken', params: ({ context }: { context: SessionContext }) => ({ token: context.token }) },
  { type: 'keepUser', params: ({ context }: { context: SessionContext }) => ({ user: context.user }) },
] as const;

/**
 * The session (specification §4 Session, §6, §8 Session): visitor or authenticated, and nothing in between. It alone
 * decides what a 401 means. `call.unauthorized` carries the token that was used: one that is no longer held changes
 * nothing, so twelve 401s end a session once and a late one never ends a newer session. Where a refresh token is held
 * one refresh runs at a time; refused, the session ends; unreachable, it stays. A token is never read: a clock that is
 * a day off ends nothing. `token.changed` is what another tab did: followed, without a notice; where it ends the session or
 * brings another customer, what was typed here is forgotten and the pages begin anew.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    meta: {} as Seen,
  },
  actors: {
    loadUser: effect<UserAnswer>(),
    refresh: effect<RefreshAnswer, { refreshToken: string | null }>(),
  },
  actions: {
    keepToken: outward<{ token: string | null }>(),
    keepUser: outward<{ user: User | null }>(),
    /** At a logout. */
    forgetCustomer: outward(),
    /** At an expiry, or where a login takes the place of a session: what names its owner stays for them. */
    forgetSession: outward(),
    /** What names another owner than the customer who is logged in. */
    forgetOthers: outward<{ email: string }>(),
    /** What this tab's forms hold: another tab logged the customer out, or another one in. */
    forgetDrafts: outward(),
    keepPath: outward<{ owner: string | null }>(),
    tell: outward<{ code: SessionNoticeCode }>(),
    leaveForLogin: outward(),
    leaveForHome: outward(),
    recheckPage: outward(),
    begin: assign((_, tokens: LoginTokens) => begun(tokens)),
    end: assign(ended),
    leavePages: assign(({ context }) => ({ owner: null, customers: context.customers + 1 })),
    /** Another tab's: whose token it is shows once the user is loaded. */
    follow: assign(({ context }, { token }: { token: string | null }) => ({
      ...ended,
      token,
      owner: context.owner,
    })),
    renew: assign(({ context }, tokens: LoginTokens) => refreshed(context, tokens)),
    takeUser: assign(({ context }, user: User) => withUser(context, user)),
    changeUser: assign((_, user: User) => ({ user, owner: user.email })),
  },
  guards: {
    answered,
    hasToken: ({ context }) => context.token !== null,
    isSameToken: ({ context }, params: { token: string | null }) => params.token === context.token,
    isUserKnown: ({ context }) => context.user !== null,
    isToken: (_, params: { token: string | null }) => params.token !== null,
    isAnotherCustomer: ({ context }, { email }: { email: string }) => ![null, email].includes(context.owner),
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
  }),
  initial: 'starting',
  on: {
    'login.succeeded': [
      { guard: 'hasToken', target: '.authenticated', actions: ['forgetSession', ...begin] },
      { target: '.authenticated', actions: begin },
    ],
    'token.changed': [
      { guard: { type: 'isSameToken', params: ({ event }) => ({ token: event.token }) } },
      {
        guard: { type: 'isToken', params: ({ event }) => event },
        target: '.authenticated',
        actions: [{ type: 'follow', params: ({ event }) => event }, 'recheckPage'],
      },
      { target: '.visitor', actions: ['end', 'leavePages', 'forgetDrafts', 'recheckPage'] },
    ],
    'customer.left': { actions: 'leavePages' },
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
          { type: 'keepPath', params: ({ context }) => ({ owner: context.owner }) },
          'end',
          'forgetSession',
          { type: 'tell', params: { code: 'session-expired' } },
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
            'forgetCustomer',
            { type: 'tell', params: { code: 'logged-out' } },
            'leaveForHome',
          ],
        },
      },
      states: {
        profile: {
          initial: 'loading',
          on: {
            // Unknown, the user is another tab's who is still to be read: a late answer about the former one is none.
            'user.changed': {
              guard: 'isUserKnown',
              target: '.loaded',
              actions: [
                { type: 'changeUser', params: ({ event }) => event.user },
                { type: 'keepUser', params: ({ context }) => ({ user: context.user }) },
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
                      actions: ['forgetDrafts', ...takeUser],
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
                  {
                    guard: { type: 'isRefreshable', params: ({ event }) => ({ token: event.token }) },
                    target: 'refreshing',
                  },
                  {
                    guard: { type: 'isSameToken', params: ({ event }) => ({ token: event.token }) },
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
                      { type: 'keepToken', params: ({ context }) => ({ token: context.token }) },
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
