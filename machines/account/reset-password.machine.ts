import { assign, setup } from 'xstate';
import { type ResetCode, type ResetField, type ResetValues, validateReset } from '#rules/password.ts';
import { answered, answers } from '../answers.ts';
import {
  errorsIn,
  type FieldChanged,
  type FormSubmitted,
  submittedValues,
  valuesIn,
  withField,
} from '../form.ts';
import { refusalActions } from '../refusal-actions.ts';
import type { Notice, RegistrationNoticeCode } from '../session/notices.machine.ts';
import { effect, providedAction } from '../with-effects.ts';

export type ResetErrors = Partial<Record<ResetField, ResetCode>>;

/** Why the password was not changed (specification §8 "Reset"). */
export type ResetRefusal = Notice<Extract<RegistrationNoticeCode, 'reset-token-invalid' | 'reset-failed'>>;

/** `token`: of the mailed link. `touched`: the fields that have lost the focus once. */
export type ResetPasswordContext = {
  token: string;
  values: ResetValues;
  touched: readonly ResetField[];
  refusal: ResetRefusal | null;
};

export type ResetPasswordEvent =
  | FieldChanged<ResetField>
  | { type: 'field.left'; field: ResetField }
  | FormSubmitted<ResetValues>;

export type ResetAnswer = { kind: 'changed' } | { kind: 'refused'; refusal: ResetRefusal };

/** Whether the form is valid: both passwords are equal and have at least 8 characters (specification §5 "Reset"). */
export const isResetValid = ({ values }: Pick<ResetPasswordContext, 'values'>): boolean =>
  validateReset(values).ok;

/**
 * The errors to show: of a touched field, and of a confirmation that is no prefix of the password. They are the only
 * explanation of the disabled button.
 */
export function resetPasswordErrors({
  values,
  touched,
}: Pick<ResetPasswordContext, 'values' | 'touched'>): ResetErrors {
  const { new_password, confirmation } = values;
  const isHopeless = !new_password.normalize('NFC').startsWith(confirmation.normalize('NFC'));
  const shown = {
    new_password: new_password !== '' && touched.includes('new_password'),
    confirmation: confirmation !== '' && (touched.includes('confirmation') || isHopeless),
  };
  return Object.fromEntries(
    Object.entries(errorsIn(validateReset(values))).filter(([field]) => shown[field as ResetField]),
  );
}

const noPasswords: ResetValues = { new_password: '', confirmation: '' };

/**
 * Sets a new password by the mailed link (specification §2 "Reset password", §4, §5, §8): form, one request, success
 * panel. Success clears the passwords.
 */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    input: {} as { token: string },
    tags: {} as 'busy',
  },
  actors: { setPassword: effect<ResetAnswer, { token: string; new_password: string }>() },
  actions: {
    /** Removes notices that contradict the success shown on the page. */
    dismissContradictedNotices: providedAction(),
    notify: providedAction<ResetRefusal>(),
    changeField: assign(({ context }, change: FieldChanged<ResetField>) => withField(context, change)),
    takeValues: assign((submission) => ({ values: submittedValues(submission) })),
    touchField: assign(({ context }, field: ResetField) => ({
      touched: [...new Set([...context.touched, field])],
    })),
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, refusal: ResetRefusal) => ({ refusal })),
    emptyForm: assign({ values: noPasswords, touched: [] }),
  },
  guards: { answered, isValid: (submission) => isResetValid({ values: submittedValues(submission) }) },
}).createMachine({
  id: 'reset-password',
  context: ({ input: { token } }) => ({ token, values: noPasswords, touched: [], refusal: null }),
  initial: 'filling',
  on: {
    'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
    'field.left': { actions: { type: 'touchField', params: ({ event }) => event.field } },
  },
  states: {
    filling: {
      initial: 'idle',
      on: { 'form.submitted': { guard: 'isValid', target: 'submitting', actions: 'takeValues' } },
      states: {
        idle: {},
        refused: { meta: { looksAs: { idle: 'the data alone shows the refusal' } } },
        unreachable: {},
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        src: 'setPassword',
        input: ({ context: { token, values } }) => ({
          token,
          new_password: valuesIn(validateReset(values)).new_password,
        }),
        onDone: answers({
          changed: { target: 'changed', actions: ['emptyForm', 'dismissContradictedNotices'] },
          refused: { target: 'filling.refused', actions: refusalActions },
        }),
        onError: {
          target: 'filling.unreachable',
          actions: { type: 'notify', params: { code: 'reset-failed' } },
        },
      },
    },
    changed: {},
  },
});
