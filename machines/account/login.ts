import { assign, setup } from 'xstate';
import { errorsOnceSubmitted, type FormDraft, valuesIn, withDraft } from '#machines/form.ts';
import { narrowed } from '#machines/narrowed.ts';
import type { LoginNoticeCode, SessionNoticeCode } from '#machines/session/notices.ts';
import type { LoginTokens } from '#machines/session/session.ts';
import { effect, outward } from '#machines/with-effects.ts';
import { emailOf, type LoginField, type LoginValues, validateLogin } from '#rules/login.ts';
import { followedRedirect } from '#rules/redirect-url.ts';

/**
 * `redirect` is the redirect URL, if one is kept that may be followed. `values` are the fields as they stand, `submitted`
 * whether they were submitted once and are checked from then on, `identifier` what was last sent, trimmed.
 */
export type LoginContext = {
  redirect: string | null;
  values: LoginValues;
  remember: boolean;
  submitted: boolean;
  identifier: string;
  refusal: LoginNoticeCode | null;
};

/**
 * `redirect`: the redirect URL as it was stored, not trusted. `identifier`: what remember-me kept, else ''. `draft`: what
 * was typed before a reload.
 */
export type LoginInput = { redirect: string | null; identifier: string; draft: FormDraft };

export type LoginEvent =
  | { type: 'field.edited'; field: LoginField; value: string }
  | { type: 'remember.changed'; remember: boolean }
  | { type: 'login.submitted' };

export type LoginAnswer =
  | ({ kind: 'connected' } & LoginTokens)
  | { kind: 'codeSent'; email?: string }
  | { kind: 'refused'; code: LoginNoticeCode };

/** The errors to show: none before the first submission, then those of the fields as they stand. */
export const loginErrors = errorsOnceSubmitted(validateLogin);

/** The e-mail whose account waits for its activation code, or null: an account of another kind of answer, or a phone number. */
export const inactiveEmail = ({
  refusal,
  identifier,
}: Pick<LoginContext, 'refusal' | 'identifier'>): string | null =>
  refusal === 'login-account-inactive' ? emailOf(identifier) : null;

const tokensOf = ({ kind: _, ...tokens }: Extract<LoginAnswer, { kind: 'connected' }>): LoginTokens => tokens;

/**
 * The login (specification §2 Login, §4 Login outcome, §5, §8 Login). Checked when it is submitted and, from then on, at
 * every change; a second submission while one is under way is no transition. 200 starts the session and leads to the
 * redirect URL, used once, or to /dashboard; 202 leads to the code entry; what is refused is told and stays beside the
 * form. 423 keeps the e-mail for the activation code. Who is already logged in, or becomes so in another tab, is told so
 * and sent to /dashboard, or silently to the redirect URL.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    tags: {} as 'busy',
  },
  actors: { logIn: effect<LoginAnswer, LoginValues>(), awaitSession: effect<void>() },
  actions: {
    beginSession: outward<LoginTokens>(),
    keepIdentifier: outward<{ identifier: string | null }>(),
    keepTwoFactorEmail: outward<{ email: string }>(),
    keepActivationEmail: outward<{ email: string }>(),
    forgetActivationEmail: outward(),
    /** What was typed so far, without the password. */
    keepDraft: outward<Pick<LoginValues, 'email'>>(),
    forgetDraft: outward(),
    forgetRedirect: outward(),
    tell: outward<{ code: SessionNoticeCode | LoginNoticeCode }>(),
    leave: outward<{ path: string }>(),
  },
  guards: {
    isRedirected: ({ context }) => context.redirect !== null,
    isValid: ({ context }) => validateLogin(context.values).ok,
    isActivationAwaited: ({ context }) => inactiveEmail(context) !== null,
  },
}).createMachine({
  id: 'login',
  context: ({ input: { redirect, identifier, draft } }) => ({
    redirect: followedRedirect(redirect),
    values: withDraft({ email: identifier, password: '' }, draft),
    remember: identifier !== '',
    submitted: false,
    identifier: '',
    refusal: null,
  }),
  initial: 'filling',
  on: {
    'field.edited': {
      actions: [
        assign({
          values: ({ context, event: { field, value } }) => ({ ...context.values, [field]: value }),
        }),
        { type: 'keepDraft', params: ({ context }) => ({ email: context.values.email }) },
      ],
    },
    'remember.changed': { actions: assign({ remember: ({ event }) => event.remember }) },
  },
  states: {
    filling: {
      initial: 'untouched',
      invoke: {
        src: 'awaitSession',
        onDone: [
          { guard: 'isRedirected', target: 'connected' },
          { target: 'connected', actions: { type: 'tell', params: { code: 'already-logged-in' } } },
        ],
      },
      on: {
        'login.submitted': [
          { guard: 'isValid', target: 'submitting' },
          { target: '.invalid', actions: assign({ submitted: true, refusal: null }) },
        ],
      },
      states: {
        untouched: {},
        invalid: {},
        refused: {
          always: { guard: 'isActivationAwaited', target: 'inactive' },
        },
        inactive: {
          entry: { type: 'keepActivationEmail', params: ({ context }) => ({ email: context.identifier }) },
          // Of another login, or of one that begins elsewhere, it would be the wrong address.
          exit: 'forgetActivationEmail',
        },
        unreachable: {},
      },
    },
    submitting: {
      tags: 'busy',
      entry: assign({
        submitted: true,
        identifier: ({ context }) => valuesIn(validateLogin(context.values)).email,
        refusal: null,
      }),
      invoke: {
        src: 'logIn',
        input: ({ context }) => valuesIn(validateLogin(context.values)),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'connected',
            target: 'connected',
            actions: [
              {
                type: 'keepIdentifier',
                params: ({ context }) => ({ identifier: context.remember ? context.identifier : null }),
              },
              { type: 'beginSession', params: ({ event }) => tokensOf(narrowed(event.output, 'connected')) },
              { type: 'tell', params: { code: 'login-succeeded' } },
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'codeSent',
            target: 'awaitingCode',
            actions: [
              {
                type: 'keepIdentifier',
                params: ({ context }) => ({ identifier: context.remember ? context.identifier : null }),
              },
              {
                type: 'keepTwoFactorEmail',
                params: ({ context, event }) => ({
                  email: narrowed(event.output, 'codeSent').email ?? context.identifier,
                }),
              },
              { type: 'tell', params: { code: 'code-sent' } },
              { type: 'leave', params: { path: '/two-factor-auth' } },
            ],
          },
          {
            target: 'filling.refused',
            actions: [
              assign({ refusal: ({ event }) => narrowed(event.output, 'refused').code }),
              { type: 'tell', params: ({ event }) => ({ code: narrowed(event.output, 'refused').code }) },
            ],
          },
        ],
        onError: {
          target: 'filling.unreachable',
          actions: { type: 'tell', params: { code: 'login-unknown-error' } },
        },
      },
    },
    connected: {
      tags: 'busy',
      entry: [
        assign({ values: ({ context }) => ({ ...context.values, password: '' }) }),
        'forgetDraft',
        'forgetRedirect',
        { type: 'leave', params: ({ context }) => ({ path: context.redirect ?? '/dashboard' }) },
      ],
    },
    awaitingCode: {
      tags: 'busy',
      entry: [assign({ values: ({ context }) => ({ ...context.values, password: '' }) }), 'forgetDraft'],
    },
  },
});
