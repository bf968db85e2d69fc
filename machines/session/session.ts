import { assign, setup } from 'xstate';
import { narrowed } from '#machines/narrowed.ts';
import { effect, outward } from '#machines/with-effects.ts';
import type { User } from '#openapi/schemas.ts';
import type { SessionNoticeCode } from './notices.ts';

/**
 * `refreshToken` stays in memory. `replaced`: the tokens that `token` stands in for after refreshes, oldest first. `owner`
 * is the e-mail of the customer whom the open page belongs to, also while a token of another tab is still unread;
 * `customers` counts how often that became another one, so that nothing of the former stays on the page.
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

const withAnswer = (context: SessionContext, answer: RefreshAnswer): SessionContext =>
  answer.kind === 'refused' || context.token === null
    ? context
    : {
        ...context,
        token: answer.token,
        refreshToken: answer.refreshToken ?? context.refreshToken,
        replaced: [...context.replaced, context.token],
      };

/**
 * The session (specification §4 Session, §6, §8 Session): visitor or authenticated, and nothing in between. It alone
 * decides what a 401 means. `call.unauthorized` carries the token that was used: one that is no longer held changes
 * nothing, so twelve 401s end a session once and a late one never ends a newer session. Where a refresh token is held
 * one refresh runs at a time; refused, the session ends; unreachable, it stays. A token is never read: a clock that is
 * a day off ends nothing. `token.changed` is what another tab did: followed, without a notice; where it brings another
 * customer, what was typed here is forgotten and `customers` counts on.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    meta: {} as { unseen?: string },
  },
  actors: {
    loadUser: effect<UserAnswer>(),
    refresh: effect<RefreshAnswer, { refreshToken: string | null }>(),
  },
  actions: {
    keepToken: outward<{ token: string | null }>(),
    keepUser: outward<{ user: User | null }>(),
    forgetCustomer: outward(),
    /** What this tab's forms hold: another tab logged the customer out, or another one in. */
    forgetDrafts: outward(),
    keepPath: outward(),
    tell: outward<{ code: SessionNoticeCode }>(),
    leaveForLogin: outward(),
    leaveForHome: outward(),
    recheckPage: outward(),
  },
  guards: {
    isTokenHeld: ({ context }) => context.token !== null,
    isSameToken: ({ context }, params: { token: string | null }) => params.token === context.token,
    isUserKnown: ({ context }) => context.user !== null,
    isAnotherCustomer: ({ context }, params: { answer: UserAnswer }) =>
      params.answer.kind === 'loaded' && ![null, params.answer.user.email].includes(context.owner),
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
    'login.succeeded': {
      target: '.authenticated',
      reenter: true,
      actions: [
        assign(({ event }) => begun(event)),
        { type: 'keepToken', params: ({ context }) => ({ token: context.token }) },
        { type: 'keepUser', params: ({ context }) => ({ user: context.user }) },
      ],
    },
    'token.changed': [
      { guard: { type: 'isSameToken', params: ({ event }) => ({ token: event.token }) } },
      {
        guard: ({ event }) => event.token !== null,
        target: '.authenticated',
        reenter: true,
        actions: [
          assign(({ context, event }) => ({ ...ended, token: event.token, owner: context.owner })),
          'recheckPage',
        ],
      },
      { target: '.visitor', actions: [assign(ended), 'forgetDrafts', 'recheckPage'] },
    ],
  },
  states: {
    starting: {
      meta: { unseen: 'left in the step that enters it' },
      always: [{ guard: 'isTokenHeld', target: 'authenticated' }, { target: 'visitor' }],
    },
    visitor: {},
    expiring: {
      meta: { unseen: 'left in the step that enters it' },
      always: {
        target: 'visitor',
        actions: [
          assign(ended),
          { type: 'keepToken', params: ({ context }) => ({ token: context.token }) },
          { type: 'keepUser', params: ({ context }) => ({ user: context.user }) },
          'keepPath',
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
            assign(ended),
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
                assign({ user: ({ event }) => event.user, owner: ({ event }) => event.user.email }),
                { type: 'keepUser', params: ({ context }) => ({ user: context.user }) },
              ],
            },
          },
          states: {
            loading: {
              invoke: {
                src: 'loadUser',
                onDone: [
                  {
                    guard: { type: 'isAnotherCustomer', params: ({ event }) => ({ answer: event.output }) },
                    target: 'loaded',
                    actions: [
                      'forgetDrafts',
                      assign(({ context, event }) =>
                        withUser(context, narrowed(event.output, 'loaded').user),
                      ),
                      { type: 'keepUser', params: ({ context }) => ({ user: context.user }) },
                    ],
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'loaded',
                    target: 'loaded',
                    actions: [
                      assign(({ context, event }) =>
                        withUser(context, narrowed(event.output, 'loaded').user),
                      ),
                      { type: 'keepUser', params: ({ context }) => ({ user: context.user }) },
                    ],
                  },
                  { target: 'missing' },
                ],
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
                onDone: [
                  { guard: ({ event }) => event.output.kind === 'refused', target: '#session.expiring' },
                  {
                    target: 'valid',
                    actions: [
                      assign(({ context, event }) => withAnswer(context, event.output)),
                      { type: 'keepToken', params: ({ context }) => ({ token: context.token }) },
                    ],
                  },
                ],
                onError: 'valid',
              },
            },
          },
        },
      },
    },
  },
});
