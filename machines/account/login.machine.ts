import { assign, setup } from 'xstate';
import { emailOf, type LoginValues, validateLogin } from '#rules/login.ts';
import { followedRedirect } from '#rules/redirect-url.ts';
import { answered, answers } from '../answers.ts';
import {
  errorsOnceSubmitted,
  type FieldChanged,
  type FormDraft,
  type FormSubmitted,
  fillingState,
  submittedValues,
  valuesIn,
  withDraft,
  withField,
} from '../form.ts';
import { refusalActions } from '../refusal-actions.ts';
import type { LoginNoticeCode, Notice, SessionNoticeCode } from '../session/notices.machine.ts';
import type { LoginTokens } from '../session/session.machine.ts';
import { effect, providedAction } from '../with-effects.ts';

/** Why a login was refused (specification §8 Login). */
export type LoginRefusal = Notice<LoginNoticeCode>;

/** The fields of the form; remember-me is `'on'` or `''`. */
export type LoginFields = LoginValues & { remember: string };

/**
 * `redirect`: the stored redirect URL, if it is safe to follow. `values`: the current fields. `submitted`: whether they were
 * submitted before; since then every change is validated. `identifier`: the last one sent, trimmed.
 */
export type LoginContext = {
  redirect: string | null;
  values: LoginFields;
  submitted: boolean;
  identifier: string;
  refusal: LoginRefusal | null;
};

/**
 * `redirect`: the stored redirect URL, unchecked. `identifier`: the one that remember-me stored, else ''. `draft`: the
 * fields before a reload.
 */
export type LoginInput = {
  redirect: string | null;
  identifier: string;
  /** The kept password of the account that was just registered, else ''. */
  password: string;
  draft: FormDraft;
};

export type LoginEvent = FieldChanged<keyof LoginFields> | FormSubmitted<LoginFields>;

export type LoginAnswer =
  | ({ kind: 'loggedIn' } & LoginTokens)
  | { kind: 'codeSent'; email?: string }
  | { kind: 'refused'; refusal: LoginRefusal };

export const loginErrors = errorsOnceSubmitted(validateLogin);

/** The e-mail of an account whose activation is pending; null after any other refusal, or if a phone number was typed. */
export const inactiveEmail = ({
  refusal,
  identifier,
}: Pick<LoginContext, 'refusal' | 'identifier'>): string | null =>
  refusal?.code === 'login-account-inactive' ? emailOf(identifier) : null;

const storeIdentifier = {
  type: 'storeIdentifier',
  params: ({ context: { values, identifier } }: { context: LoginContext }) => ({
    identifier: values.remember === '' ? null : identifier,
  }),
} as const;

const forgetPassword = ['forgetPassword', { type: 'writeFields', params: { password: '' } }] as const;

/**
 * The login (specification §2 Login, §4 Login outcome, §5, §8 Login). Validated on the first submission and on every change
 * after it; a submission while a request is pending is no transition. 200 starts the session and navigates to the
 * redirect URL, used once, or to /dashboard; 202 navigates to the code entry; a refusal is shown as a notice and beside the
 * form. 423 keeps the e-mail for the activation code. A customer who is already logged in, or logs in in another tab, is
 * sent to /dashboard with a notice, or to the redirect URL without one.
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
    beginSession: providedAction<LoginTokens>(),
    storeIdentifier: providedAction<{ identifier: string | null }>(),
    storeTwoFactorEmail: providedAction<{ email: string }>(),
    storeActivationEmail: providedAction<{ email: string }>(),
    forgetActivationEmail: providedAction(),
    writeFields: providedAction<Partial<LoginFields>>(),
    forgetDraft: providedAction(),
    forgetRedirect: providedAction(),
    notify: providedAction<{ code: SessionNoticeCode | LoginNoticeCode }>(),
    leave: providedAction<{ path: string }>(),
    changeField: assign(({ context }, change: FieldChanged<keyof LoginFields>) => withField(context, change)),
    takeValues: assign((submission) => ({ values: submittedValues(submission) })),
    beginChecking: assign({ submitted: true, refusal: null }),
    takeSent: assign(({ context }) => ({ identifier: valuesIn(validateLogin(context.values)).email })),
    setRefusal: assign((_, refusal: LoginRefusal) => ({ refusal })),
    /** Also clears `submitted`, so that the emptied password shows no error. */
    forgetPassword: assign(({ context }) => ({
      values: { ...context.values, password: '' },
      submitted: false,
    })),
  },
  guards: {
    answered,
    isRedirected: ({ context }) => context.redirect !== null,
    isValid: (submission) => validateLogin(submittedValues(submission)).ok,
    isActivationAwaited: ({ context }) => inactiveEmail(context) !== null,
  },
}).createMachine({
  id: 'login',
  context: ({ input: { redirect, identifier, password, draft } }) => ({
    redirect: followedRedirect(redirect),
    values: withDraft({ email: identifier, password, remember: identifier === '' ? '' : 'on' }, draft),
    submitted: false,
    identifier: '',
    refusal: null,
  }),
  initial: 'filling',
  on: {
    'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
  },
  states: {
    filling: {
      ...fillingState,
      invoke: {
        src: 'awaitSession',
        onDone: [
          { guard: 'isRedirected', target: 'loggedIn' },
          { target: 'loggedIn', actions: { type: 'notify', params: { code: 'already-logged-in' } } },
        ],
      },
      states: {
        ...fillingState.states,
        refused: {
          ...fillingState.states.refused,
          always: { guard: 'isActivationAwaited', target: 'inactive' },
        },
        inactive: {
          meta: { looksAs: { idle: 'the data alone shows the activation link' } },
          entry: { type: 'storeActivationEmail', params: ({ context }) => ({ email: context.identifier }) },
          // The e-mail belongs to this refusal: a later visit to the code entry must not use it.
          exit: 'forgetActivationEmail',
        },
      },
    },
    submitting: {
      tags: 'busy',
      entry: ['beginChecking', 'takeSent'],
      invoke: {
        src: 'logIn',
        input: ({ context }) => valuesIn(validateLogin(context.values)),
        onDone: answers({
          loggedIn: {
            target: 'loggedIn',
            actions: [
              storeIdentifier,
              { type: 'beginSession', params: ({ output: { kind: _, ...tokens } }) => tokens },
              { type: 'notify', params: { code: 'login-succeeded' } },
            ],
          },
          codeSent: {
            target: 'awaitingCode',
            actions: [
              storeIdentifier,
              {
                type: 'storeTwoFactorEmail',
                params: ({ context, output }) => ({ email: output.email ?? context.identifier }),
              },
              { type: 'notify', params: { code: 'code-sent' } },
              { type: 'leave', params: { path: '/two-factor-auth' } },
            ],
          },
          refused: { target: 'filling.refused', actions: refusalActions },
        }),
        onError: {
          target: 'filling.unreachable',
          actions: { type: 'notify', params: { code: 'login-unknown-error' } },
        },
      },
    },
    loggedIn: {
      tags: 'busy',
      meta: { looksAs: { submitting: 'the next page opens in a moment' } },
      entry: [
        ...forgetPassword,
        'forgetDraft',
        'forgetRedirect',
        { type: 'leave', params: ({ context }) => ({ path: context.redirect ?? '/dashboard' }) },
      ],
    },
    awaitingCode: {
      tags: 'busy',
      meta: { looksAs: { submitting: 'the page of the code opens in a moment' } },
      entry: [...forgetPassword, 'forgetDraft'],
    },
  },
});
