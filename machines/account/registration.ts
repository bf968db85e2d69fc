import { assign, setup } from 'xstate';
import { errorsOnceSubmitted, type FormDraft, valuesIn, withDraft } from '#machines/form.ts';
import { narrowed } from '#machines/narrowed.ts';
import type { RegistrationNoticeCode } from '#machines/session/notices.ts';
import { effect, outward } from '#machines/with-effects.ts';
import {
  type RegistrationField,
  type RegistrationValues,
  validateRegistration,
} from '#rules/registration.ts';

/** Why an account was not created: a code for each answer of specification §8, and the server's own text where it counts. */
export type RegistrationRefusal = {
  code: Extract<
    RegistrationNoticeCode,
    | 'registration-credentials-wrong'
    | 'registration-refused'
    | 'registration-server-failed'
    | 'registration-unknown-error'
  >;
  message?: string;
};

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

export type RegistrationEvent =
  | { type: 'field.edited'; field: RegistrationField; value: string }
  | { type: 'registration.submitted' };

/** `email` is the one that was sent: the field may have been edited since. */
export type RegistrationAnswer =
  | { kind: 'registered'; email: string }
  | { kind: 'refused'; refusal: RegistrationRefusal }
  /** 401 although a token was held: the session's to tell. */
  | { kind: 'sessionOver' };

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

/** The fields that a tab may keep until they are sent: all but the password. */
export type RegistrationDraft = Omit<RegistrationValues, 'password1'>;

const draftOf = ({ password1: _, ...draft }: RegistrationValues): RegistrationDraft => draft;

/**
 * The registration (specification §2 "Registration", §4, §5, §8). The form is checked when it is submitted and, from then
 * on, at every change. One request however often it is submitted; what is typed meanwhile, and what is refused, stays.
 * Registered: the notice, the e-mail kept for the code entry, and /otp. Without an answer the e-mail is kept, too, and the
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
    keepDraft: outward<RegistrationDraft>(),
    forgetDraft: outward(),
    tell: outward<RegistrationRefusal | { code: 'registration-succeeded' }>(),
    leaveForCode: outward(),
  },
  guards: { isValid: ({ context }) => validateRegistration(context.values).ok },
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
    'field.edited': {
      actions: [
        assign({
          values: ({ context, event: { field, value } }) => ({ ...context.values, [field]: value }),
        }),
        { type: 'keepDraft', params: ({ context }) => draftOf(context.values) },
      ],
    },
  },
  states: {
    filling: {
      initial: 'untouched',
      on: {
        'registration.submitted': [
          { guard: 'isValid', target: 'submitting' },
          { target: '.invalid', actions: assign({ submitted: true, refusal: null }) },
        ],
      },
      states: { untouched: {}, invalid: {}, refused: {}, unreachable: {} },
    },
    submitting: {
      tags: 'busy',
      entry: assign({ submitted: true, refusal: null }),
      invoke: {
        src: 'register',
        input: ({ context }) => valuesIn(validateRegistration(context.values)),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'registered',
            target: 'registered',
            actions: [
              {
                type: 'keepEmail',
                params: ({ event }) => ({ email: narrowed(event.output, 'registered').email }),
              },
              'forgetDraft',
              { type: 'tell', params: { code: 'registration-succeeded' } },
              'leaveForCode',
            ],
          },
          { guard: ({ event }) => event.output.kind === 'sessionOver', target: 'filling' },
          {
            target: 'filling.refused',
            actions: [
              assign({ refusal: ({ event }) => narrowed(event.output, 'refused').refusal }),
              { type: 'tell', params: ({ event }) => narrowed(event.output, 'refused').refusal },
            ],
          },
        ],
        onError: {
          target: 'filling.unreachable',
          actions: [
            assign({ unanswered: true }),
            { type: 'keepEmail', params: ({ context }) => ({ email: context.values.email.trim() }) },
            { type: 'tell', params: { code: 'registration-unknown-error' } },
          ],
        },
      },
    },
    registered: {
      tags: 'busy',
      entry: assign({ values: ({ context }) => ({ ...context.values, password1: '' }) }),
    },
  },
});
