import { assign, setup } from 'xstate';
import { answered, answers } from '#machines/answers.ts';
import {
  errorsOnceSubmitted,
  type FieldChanged,
  type FormDraft,
  type FormSubmitted,
  filling,
  submittedValues,
  valuesIn,
  withDraft,
  withField,
} from '#machines/form.ts';
import { refuse } from '#machines/refuse.ts';
import type { Notice, RegistrationNoticeCode } from '#machines/session/notices.ts';
import { effect, outward } from '#machines/with-effects.ts';
import { sentEmail } from '#rules/email.ts';
import {
  type RegistrationField,
  type RegistrationValues,
  validateRegistration,
} from '#rules/registration.ts';

/** Why an account was not created: a code for each answer of specification §8, and the server's own text where it counts. */
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
 * `values` are the fields as they stand, `submitted` whether they were submitted once and are checked from then on,
 * `unanswered` whether an attempt had no answer, so that the account may be there.
 */
export type RegistrationContext = {
  values: RegistrationValues;
  submitted: boolean;
  unanswered: boolean;
  refusal: RegistrationRefusal | null;
};

/** `country.proposed`: the country of most customers, once the provider's are there. */
export type RegistrationEvent =
  | FieldChanged<RegistrationField>
  | { type: 'country.proposed'; pays: string }
  | FormSubmitted<RegistrationValues>;

/** `email` is the one that was sent: the field may have been edited since. */
export type RegistrationAnswer =
  | { kind: 'registered'; email: string }
  | { kind: 'refused'; refusal: RegistrationRefusal }
  /** 401 although a token was held: the session's to tell. */
  | { kind: 'unauthorized' };

/** An empty form. */
export const emptyRegistration: RegistrationValues = {
  first_name: '',
  last_name: '',
  email: '',
  numero_telephone: '',
  pays: '',
  password1: '',
};

/** The errors to show: none before the first submission, then those of the fields as they stand. */
export const registrationErrors = errorsOnceSubmitted(validateRegistration);

/**
 * The registration (specification §2 "Registration", §4, §5, §8). The form is checked when it is submitted and, from then
 * on, at every change. One request however often it is submitted; what is typed meanwhile, and what is refused, stays.
 * Registered: the notice, the e-mail kept for the code entry, and /otp; the draft stays until the account is activated, since
 * the e-mail may have been mistyped. Without an answer the e-mail is kept, too, and the
 * way to the code entry is shown: the account may be there.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    /** `draft`: what was typed before a reload. */
    input: {} as { draft: FormDraft },
    tags: {} as 'busy',
  },
  actors: { register: effect<RegistrationAnswer, RegistrationValues>() },
  actions: {
    keepEmail: outward<{ email: string }>(),
    writeFields: outward<Partial<RegistrationValues>>(),
    tell: outward<RegistrationRefusal | { code: 'registration-succeeded' }>(),
    leaveForCode: outward(),
    changeField: assign(({ context }, change: FieldChanged<RegistrationField>) => withField(context, change)),
    takeValues: assign((submission) => ({ values: submittedValues(submission) })),
    propose: assign(({ context }, pays: string) => ({ values: { ...context.values, pays } })),
    beginChecking: assign({ submitted: true, refusal: null }),
    keepRefusal: assign((_, refusal: RegistrationRefusal) => ({ refusal })),
    keepUnanswered: assign({ unanswered: true }),
    /** What is forgotten by itself is no mistake of the newcomer's. */
    forgetPassword: assign(({ context }) => ({
      values: { ...context.values, password1: '' },
      submitted: false,
    })),
  },
  guards: {
    answered,
    isCountryOpen: ({ context }) => context.values.pays === '',
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
      guard: 'isCountryOpen',
      actions: [
        { type: 'propose', params: ({ event }) => event.pays },
        { type: 'writeFields', params: ({ event: { pays } }) => ({ pays }) },
      ],
    },
  },
  states: {
    filling,
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
              { type: 'keepEmail', params: ({ output: { email } }) => ({ email }) },
              { type: 'tell', params: { code: 'registration-succeeded' } },
              'leaveForCode',
            ],
          },
          unauthorized: 'filling',
          refused: { target: 'filling.refused', actions: refuse },
        }),
        onError: {
          target: 'filling.unreachable',
          actions: [
            'keepUnanswered',
            { type: 'keepEmail', params: ({ context }) => ({ email: sentEmail(context.values.email) }) },
            { type: 'tell', params: { code: 'registration-unknown-error' } },
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
