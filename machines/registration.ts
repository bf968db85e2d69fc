import { assign, setup } from 'xstate';
import { withoutSeparators } from '#rules/phone.ts';
import {
  type RegistrationField,
  type RegistrationFieldCode,
  type RegistrationValues,
  validateRegistration,
} from '#rules/registration.ts';
import { errorsIn, valuesIn } from './checked.ts';
import { narrowed } from './narrowed.ts';
import type { RegistrationNoticeCode } from './notices.ts';
import { effect, outward } from './with-effects.ts';

export type RegistrationErrors = Partial<Record<RegistrationField, RegistrationFieldCode>>;

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

/** `values` are the fields as they stand; `errors` what is wrong with them, once they were submitted. */
export type RegistrationContext = {
  values: RegistrationValues;
  errors: RegistrationErrors;
  refusal: RegistrationRefusal | null;
};

export type RegistrationEvent =
  | { type: 'field.edited'; field: RegistrationField; value: string }
  | { type: 'registration.submitted' };

export type RegistrationAnswer =
  | { kind: 'registered' }
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

/** People write a number in pairs (07 01 02 03 04): what they put between its digits is left out as they type. */
const edited = (
  values: RegistrationValues,
  event: Extract<RegistrationEvent, { type: 'field.edited' }>,
): RegistrationValues => ({
  ...values,
  [event.field]: event.field === 'numero_telephone' ? withoutSeparators(event.value) : event.value,
});

const checked = (values: RegistrationValues): RegistrationErrors => errorsIn(validateRegistration(values));

/**
 * The registration (specification §2 "Registration", §4, §5, §8). The form is checked when it is submitted and, from then
 * on, at every change. One request however often it is submitted; what is typed meanwhile, and what is refused, stays.
 * Registered: the notice, the e-mail kept for the code entry, and /otp.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    tags: {} as 'busy',
  },
  actors: { register: effect<RegistrationAnswer, RegistrationValues>() },
  actions: {
    keepEmail: outward<{ email: string }>(),
    tell: outward<RegistrationRefusal | { code: 'registration-succeeded' }>(),
    leaveForCode: outward(),
  },
  guards: { isValid: ({ context }) => validateRegistration(context.values).ok },
}).createMachine({
  id: 'registration',
  context: { values: emptyRegistration, errors: {}, refusal: null },
  initial: 'filling',
  on: {
    'field.edited': { actions: assign(({ context, event }) => ({ values: edited(context.values, event) })) },
  },
  states: {
    filling: {
      initial: 'untouched',
      on: {
        'field.edited': {
          actions: assign(({ context, event }) => {
            const values = edited(context.values, event);
            return { values, errors: checked(values) };
          }),
        },
        'registration.submitted': [
          { guard: 'isValid', target: 'submitting' },
          {
            target: '.invalid',
            actions: assign(({ context }) => ({ errors: checked(context.values), refusal: null })),
          },
        ],
      },
      states: {
        untouched: {
          on: {
            'field.edited': {
              actions: assign(({ context, event }) => ({ values: edited(context.values, event) })),
            },
          },
        },
        invalid: {},
        refused: {},
        unreachable: {},
      },
    },
    submitting: {
      tags: 'busy',
      entry: assign({ errors: {}, refusal: null }),
      invoke: {
        src: 'register',
        input: ({ context }) => valuesIn(validateRegistration(context.values)),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'registered',
            target: 'registered',
          },
          { guard: ({ event }) => event.output.kind === 'sessionOver', target: 'filling' },
          {
            target: 'filling.refused',
            actions: [
              assign(({ context, event }) => ({
                refusal: narrowed(event.output, 'refused').refusal,
                errors: checked(context.values),
              })),
              { type: 'tell', params: ({ event }) => narrowed(event.output, 'refused').refusal },
            ],
          },
        ],
        onError: {
          target: 'filling.unreachable',
          actions: [
            assign(({ context }) => ({ errors: checked(context.values) })),
            { type: 'tell', params: { code: 'registration-unknown-error' } },
          ],
        },
      },
    },
    registered: { tags: 'busy' },
  },
});
