import { assign, setup } from 'xstate';
import { normalizedEmail } from '#rules/email.ts';
import {
  emptyRegistration,
  type RegistrationField,
  type RegistrationValues,
  validateRegistration,
} from '#rules/registration.ts';
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
import type { Notice, RegistrationNoticeCode } from '../session/notices.machine.ts';
import { effect, providedAction } from '../with-effects.ts';

/** Why an account was not created: a code for each answer of specification §8, with the server's message where that takes precedence. */
export type RegistrationRefusal = Notice<
  Extract<
    RegistrationNoticeCode,
    | 'registration-credentials-wrong'
    | 'registration-refused'
    | 'registration-server-failed'
    | 'registration-unknown-error'
  >
>;

/**
 * `values`: the current fields. `submitted`: whether they were submitted before, and are validated on every change since.
 * `unanswered`: whether a request had no answer, so that the account may exist.
 */
export type RegistrationContext = {
  values: RegistrationValues;
  submitted: boolean;
  unanswered: boolean;
  refusal: RegistrationRefusal | null;
};

/** `country.proposed`: the country of most customers, once the provider's countries have loaded. */
export type RegistrationEvent =
  | FieldChanged<RegistrationField>
  | { type: 'country.proposed'; pays: string }
  | FormSubmitted<RegistrationValues>;

/** `email` is the one that was sent: the field may have been edited since. */
export type RegistrationAnswer =
  | { kind: 'registered'; email: string }
  | { kind: 'refused'; refusal: RegistrationRefusal }
  /** A 401; the session handles it, and the form becomes editable again. */
  | { kind: 'unauthorized' };

export const registrationErrors = errorsOnceSubmitted(validateRegistration);

/**
 * The registration (specification §2 "Registration", §4, §5, §8). The form is validated on the first submission and on every
 * change after it. One request however often it is submitted; input is kept while the request is pending and after a refusal.
 * Success shows the notice, keeps the e-mail for the code entry, and navigates to /otp; the draft stays until the account is
 * activated, since the e-mail may be mistyped. Without an answer the e-mail is kept as well, and a link to the code entry is
 * shown: the account may exist.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    /** `draft`: the fields before a reload. */
    input: {} as { draft: FormDraft },
    tags: {} as 'busy',
  },
  actors: { register: effect<RegistrationAnswer, RegistrationValues>() },
  actions: {
    storeEmail: providedAction<{ email: string }>(),
    writeFields: providedAction<Partial<RegistrationValues>>(),
    notify: providedAction<RegistrationRefusal | { code: 'registration-succeeded' }>(),
    leaveForCode: providedAction(),
    changeField: assign(({ context }, change: FieldChanged<RegistrationField>) => withField(context, change)),
    takeValues: assign((submission) => ({ values: submittedValues(submission) })),
    propose: assign(({ context }, pays: string) => ({ values: { ...context.values, pays } })),
    beginChecking: assign({ submitted: true, refusal: null }),
    setRefusal: assign((_, refusal: RegistrationRefusal) => ({ refusal })),
    markUnanswered: assign({ unanswered: true }),
    /** Also clears `submitted`, so that the emptied password shows no error. */
    forgetPassword: assign(({ context }) => ({
      values: { ...context.values, password1: '' },
      submitted: false,
    })),
  },
  guards: {
    answered,
    isCountryEmpty: ({ context }) => context.values.pays === '',
    isValid: (submission) => validateRegistration(submittedValues(submission)).ok,
  },
}).createMachine({
  id: 'registration',
  context: ({ input: { draft } }) => ({
    values: withDraft(emptyRegistration, draft),
    submitted: false,
    unanswered: false,
    refusal: null,
  }),
  initial: 'filling',
  on: {
    'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
    'country.proposed': {
      guard: 'isCountryEmpty',
      actions: [
        { type: 'propose', params: ({ event }) => event.pays },
        { type: 'writeFields', params: ({ event: { pays } }) => ({ pays }) },
      ],
    },
  },
  states: {
    filling: fillingState,
    submitting: {
      tags: 'busy',
      entry: 'beginChecking',
      invoke: {
        src: 'register',
        input: ({ context }) => valuesIn(validateRegistration(context.values)),
        onDone: answers({
          registered: {
            target: 'registered',
            actions: [
              { type: 'storeEmail', params: ({ output: { email } }) => ({ email }) },
              { type: 'notify', params: { code: 'registration-succeeded' } },
              'leaveForCode',
            ],
          },
          unauthorized: 'filling',
          refused: { target: 'filling.refused', actions: refusalActions },
        }),
        onError: {
          target: 'filling.unreachable',
          actions: [
            'markUnanswered',
            {
              type: 'storeEmail',
              params: ({ context }) => ({ email: normalizedEmail(context.values.email) }),
            },
            { type: 'notify', params: { code: 'registration-unknown-error' } },
          ],
        },
      },
    },
    registered: {
      tags: 'busy',
      meta: { looksAs: { submitting: 'the page of the code opens in a moment' } },
      entry: ['forgetPassword', { type: 'writeFields', params: { password1: '' } }],
    },
  },
});
