import { assign, setup } from 'xstate';
import { errorsOnceSubmitted, valuesIn } from '#machines/form.ts';
import { narrowed } from '#machines/narrowed.ts';
import type { AccountNoticeCode } from '#machines/session/notices.ts';
import { effect, outward } from '#machines/with-effects.ts';
import {
  type PasswordChangeField,
  type PasswordChangeValues,
  validatePasswordChange,
} from '#rules/password.ts';

/**
 * `values` are the fields as they stand, `submitted` whether they were submitted once and are checked from then on.
 * `message` is the server's own text on a refusal: it stands beside the form, the
 * notice keeps to specification §8.
 */
export type PasswordChangeContext = {
  values: PasswordChangeValues;
  submitted: boolean;
  message: string | null;
};

export type PasswordChangeEvent =
  | { type: 'field.edited'; field: PasswordChangeField; value: string }
  | { type: 'change.submitted' };

/** `sessionOver`: a 401, which is the session's to tell. */
export type PasswordChangeAnswer =
  | { kind: 'changed' }
  | { kind: 'refused'; message?: string }
  | { kind: 'sessionOver' };

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
    tell: outward<{ code: Extract<AccountNoticeCode, 'password-changed' | 'password-change-failed'> }>(),
  },
  guards: { isValid: ({ context }) => validatePasswordChange(context.values).ok },
}).createMachine({
  id: 'password-change',
  context: { values: noPasswords, submitted: false, message: null },
  initial: 'filling',
  on: {
    'field.edited': {
      actions: assign({
        values: ({ context, event: { field, value } }) => ({ ...context.values, [field]: value }),
      }),
    },
  },
  states: {
    filling: {
      initial: 'untouched',
      on: {
        'change.submitted': [
          { guard: 'isValid', target: 'submitting' },
          { target: '.invalid', actions: assign({ submitted: true, message: null }) },
        ],
      },
      states: { untouched: {}, invalid: {}, refused: {}, unreachable: {} },
    },
    submitting: {
      tags: 'busy',
      entry: assign({ submitted: true, message: null }),
      invoke: {
        src: 'changePassword',
        input: ({ context }) => valuesIn(validatePasswordChange(context.values)),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'changed',
            target: 'filling',
            actions: [
              assign({ values: noPasswords, submitted: false }),
              { type: 'tell', params: { code: 'password-changed' } },
            ],
          },
          { guard: ({ event }) => event.output.kind === 'sessionOver', target: 'filling' },
          {
            target: 'filling.refused',
            actions: [
              assign({ message: ({ event }) => narrowed(event.output, 'refused').message ?? null }),
              { type: 'tell', params: { code: 'password-change-failed' } },
            ],
          },
        ],
        onError: {
          target: 'filling.unreachable',
          actions: { type: 'tell', params: { code: 'password-change-failed' } },
        },
      },
    },
  },
});
