import { assign, setup } from 'xstate';
import { type LoginField, type LoginFieldCode, type LoginValues, validateLogin } from '#rules/login.ts';
import { followedRedirect } from '#rules/redirect-url.ts';
import { narrowed } from './narrowed.ts';
import type { LoginNoticeCode, SessionNoticeCode } from './notices.ts';
import type { LoginTokens } from './session.ts';
import { effect, outward } from './with-effects.ts';

export type LoginErrors = Partial<Record<LoginField, LoginFieldCode>>;

/**
 * `redirect` is the redirect URL, if one is kept that may be followed. `identifier` and `remember` are the fields' first
 * values, then what was last submitted; the password is never kept. `errors` and `refusal` stand beside the form.
 */
export type LoginContext = {
  redirect: string | null;
  identifier: string;
  remember: boolean;
  errors: LoginErrors;
  refusal: LoginNoticeCode | null;
};

/** `redirect`: the redirect URL as it was stored, not trusted. `identifier`: what remember-me kept, else ''. */
export type LoginInput = { redirect: string | null; identifier: string };

export type LoginEvent =
  | ({ type: 'login.submitted'; remember: boolean } & LoginValues)
  | { type: 'field.edited'; field: LoginField };

export type LoginAnswer =
  | ({ kind: 'connected' } & LoginTokens)
  | { kind: 'codeSent'; email?: string }
  | { kind: 'refused'; code: LoginNoticeCode };

const checked = (event: LoginEvent) =>
  validateLogin(event.type === 'login.submitted' ? event : { email: '', password: '' });
const accepted = (event: LoginEvent): LoginValues => {
  const validation = checked(event);
  if (!validation.ok) throw new Error('The login was not checked before it was sent.');
  return validation.values;
};
const errorsOf = (event: LoginEvent): LoginErrors => {
  const validation = checked(event);
  return validation.ok ? {} : validation.errors;
};
const without = (errors: LoginErrors, field: LoginField): LoginErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

const tokensOf = ({ kind: _, ...tokens }: Extract<LoginAnswer, { kind: 'connected' }>): LoginTokens => tokens;

/**
 * The login (specification §2 Login, §4 Login outcome, §5, §8 Login). A second submission while one is under way is no
 * transition. 200 starts the session and leads to the redirect URL, used once, or to /dashboard; 202 leads to the code
 * entry; what is refused is told and stays beside the form. Who is already logged in, or becomes so in another tab, is
 * told so and sent to /dashboard, or silently to the redirect URL.
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
    forgetRedirect: outward(),
    tell: outward<{ code: SessionNoticeCode | LoginNoticeCode }>(),
    leave: outward<{ path: string }>(),
  },
  guards: {
    isRedirected: ({ context }) => context.redirect !== null,
    isValid: ({ event }) => checked(event).ok,
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    redirect: followedRedirect(input.redirect),
    identifier: input.identifier,
    remember: input.identifier !== '',
    errors: {},
    refusal: null,
  }),
  initial: 'filling',
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
          {
            guard: 'isValid',
            target: 'submitting',
            actions: assign(({ event }) => ({
              identifier: accepted(event).email,
              remember: event.remember,
              errors: {},
              refusal: null,
            })),
          },
          {
            target: '.invalid',
            actions: assign(({ event }) => ({ errors: errorsOf(event), refusal: null })),
          },
        ],
      },
      states: {
        untouched: {},
        invalid: {
          on: {
            'field.edited': {
              actions: assign(({ context, event }) => ({ errors: without(context.errors, event.field) })),
            },
          },
        },
        refused: {},
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ event }) => accepted(event),
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
          target: 'filling.refused',
          actions: [
            assign({ refusal: 'login-unreachable' }),
            { type: 'tell', params: { code: 'login-unreachable' } },
          ],
        },
      },
    },
    connected: {
      tags: 'busy',
      entry: [
        'forgetRedirect',
        { type: 'leave', params: ({ context }) => ({ path: context.redirect ?? '/dashboard' }) },
      ],
    },
    awaitingCode: { tags: 'busy' },
  },
});
