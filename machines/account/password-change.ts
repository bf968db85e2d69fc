import { assign, setup } from 'xstate';
import { answered, answers } from '#machines/answers.ts';
import {
  errorsOnceSubmitted,
  type FieldChanged,
  type FormSubmitted,
  filling,
  submittedValues,
  valuesIn,
  withField,
} from '#machines/form.ts';
import type { AccountNoticeCode, Notice } from '#machines/session/notices.ts';
import { effect, outward } from '#machines/with-effects.ts';
import {
  type PasswordChangeField,
  type PasswordChangeValues,
  validatePasswordChange,
} from '#rules/password.ts';

/**
 * `values` are the fields as they stand, `submitted` whether they were submitted once and are checked from then on.
 * The server's own text on a refusal stands beside the form, the notice keeps to specification §8.
 */
export type PasswordChangeContext = {
  values: PasswordChangeValues;
  submitted: boolean;
  refusal: PasswordChangeRefusal | null;
};

export type PasswordChangeEvent = FieldChanged<PasswordChangeField> | FormSubmitted<PasswordChangeValues>;

export type PasswordChangeRefusal = Notice<Extract<AccountNoticeCode, 'password-change-failed'>>;

/** `unauthorized` is the session's to tell. */
export type PasswordChangeAnswer =
  | { kind: 'changed' }
  | { kind: 'refused'; refusal: PasswordChangeRefusal }
  | { kind: 'unauthorized' };

/** An empty form. */
export const noPasswords: PasswordChangeValues = { old_password: '', new_password1: '', new_password2: '' };

/** The errors to show: none before the first submission, then those of the fields as they stand. */
export const passwordChangeErrors = errorsOnceSubmitted(validatePasswordChange);

/**
 * The password change of the customer area (specification §2 "Dashboard", §4, §5, §8). Checked when it is submitted and,
 * from then on, at every change; one request however often it is submitted. Success clears the form; a refusal keeps what
 * was typed.
 */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    tags: {} as 'busy',
  },
  actors: { changePassword: effect<PasswordChangeAnswer, PasswordChangeValues>() },
  actions: {
    writeFields: outward<PasswordChangeValues>(),
    tell: outward<{ code: Extract<AccountNoticeCode, 'password-changed' | 'password-change-failed'> }>(),
    changeField: assign(({ context }, change: FieldChanged<PasswordChangeField>) =>
      withField(context, change),
    ),
    takeValues: assign((submission) => ({ values: submittedValues(submission) })),
    beginChecking: assign({ submitted: true, refusal: null }),
    keepRefusal: assign((_, refusal: PasswordChangeRefusal) => ({ refusal })),
    emptyForm: assign({ values: noPasswords, submitted: false }),
  },
  guards: { answered, isValid: (submission) => validatePasswordChange(submittedValues(submission)).ok },
}).createMachine({
  id: 'password-change',
  context: { values: noPasswords, submitted: false, refusal: null },
  initial: 'filling',
  on: {
    'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
  },
  states: {
    filling,
    submitting: {
      tags: 'busy',
      entry: 'beginChecking',
      invoke: {
        src: 'changePassword',
        input: ({ context }) => valuesIn(validatePasswordChange(context.values)),
        onDone: answers({
          changed: {
            target: 'filling',
            actions: [
              'emptyForm',
              { type: 'writeFields', params: noPasswords },
              { type: 'tell', params: { code: 'password-changed' } },
            ],
          },
          unauthorized: 'filling',
          refused: {
            target: 'filling.refused',
            actions: [
              { type: 'keepRefusal', params: ({ output }) => output.refusal },
              { type: 'tell', params: { code: 'password-change-failed' } },
            ],
          },
        }),
        onError: {
          target: 'filling.unreachable',
          actions: { type: 'tell', params: { code: 'password-change-failed' } },
        },
      },
    },
  },
});
