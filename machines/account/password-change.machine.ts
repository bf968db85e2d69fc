import { assign, setup } from 'xstate';
import {
  type PasswordChangeField,
  type PasswordChangeValues,
  validatePasswordChange,
} from '#rules/password.ts';
import { answered, answers } from '../answers.ts';
import {
  errorsOnceSubmitted,
  type FieldChanged,
  type FormSubmitted,
  fillingState,
  submittedValues,
  valuesIn,
  withField,
} from '../form.ts';
import type { AccountNoticeCode, Notice } from '../session/notices.machine.ts';
import { effect, providedAction } from '../with-effects.ts';

/**
 * `values`: the current fields. `submitted`: whether they were submitted before, and are validated on every change since.
 * The server's message on a refusal is shown beside the form; the notice has the sentence of specification §8.
 */
export type PasswordChangeContext = {
  values: PasswordChangeValues;
  submitted: boolean;
  refusal: PasswordChangeRefusal | null;
};

export type PasswordChangeEvent = FieldChanged<PasswordChangeField> | FormSubmitted<PasswordChangeValues>;

export type PasswordChangeRefusal = Notice<Extract<AccountNoticeCode, 'password-change-failed'>>;

/** `unauthorized` is reported by the session. */
export type PasswordChangeAnswer =
  | { kind: 'changed' }
  | { kind: 'refused'; refusal: PasswordChangeRefusal }
  | { kind: 'unauthorized' };

export const noPasswords: PasswordChangeValues = { old_password: '', new_password1: '', new_password2: '' };

export const passwordChangeErrors = errorsOnceSubmitted(validatePasswordChange);

/**
 * The password change of the customer area (specification §2 "Dashboard", §4, §5, §8). Validated on the first submission
 * and on every change after it; one request however often it is submitted. Success clears the form; a refusal keeps the
 * input.
 */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    tags: {} as 'busy',
  },
  actors: { changePassword: effect<PasswordChangeAnswer, PasswordChangeValues>() },
  actions: {
    writeFields: providedAction<PasswordChangeValues>(),
    notify: providedAction<{
      code: Extract<AccountNoticeCode, 'password-changed' | 'password-change-failed'>;
    }>(),
    changeField: assign(({ context }, change: FieldChanged<PasswordChangeField>) =>
      withField(context, change),
    ),
    takeValues: assign((submission) => ({ values: submittedValues(submission) })),
    beginChecking: assign({ submitted: true, refusal: null }),
    setRefusal: assign((_, refusal: PasswordChangeRefusal) => ({ refusal })),
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
    filling: fillingState,
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
              { type: 'notify', params: { code: 'password-changed' } },
            ],
          },
          unauthorized: 'filling',
          refused: {
            target: 'filling.refused',
            actions: [
              { type: 'setRefusal', params: ({ output }) => output.refusal },
              { type: 'notify', params: { code: 'password-change-failed' } },
            ],
          },
        }),
        onError: {
          target: 'filling.unreachable',
          actions: { type: 'notify', params: { code: 'password-change-failed' } },
        },
      },
    },
  },
});
