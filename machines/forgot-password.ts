import { assign, setup } from 'xstate';
import {
  type ForgotPasswordCode,
  type ForgotPasswordValues,
  validateForgotPassword,
} from '#rules/forgot-password.ts';
import { errorsIn, valuesIn } from './checked.ts';
import { narrowed } from './narrowed.ts';
import type { RegistrationNoticeCode } from './notices.ts';
import { effect, outward } from './with-effects.ts';

/** Why no link was sent (specification §8 "Forgot password"). */
export type RecoveryRefusal = Extract<RegistrationNoticeCode, 'recovery-email-unknown' | 'recovery-failed'>;

/** `email` is the field as it stands, `submitted` whether it was submitted once and is checked from then on. */
export type ForgotPasswordContext = {
  email: string;
  submitted: boolean;
  refusal: RecoveryRefusal | null;
};

export type ForgotPasswordEvent =
  | { type: 'email.edited'; value: string }
  | { type: 'request.submitted' }
  /** 'Réessayez': back to the form. */
  | { type: 'form.reopened' };

export type RecoveryAnswer = { kind: 'sent' } | { kind: 'refused'; code: RecoveryRefusal };

/** The error to show: none before the first submission. */
export const emailError = ({
  email,
  submitted,
}: Pick<ForgotPasswordContext, 'email' | 'submitted'>): ForgotPasswordCode | undefined =>
  submitted ? errorsIn(validateForgotPassword({ email })).email : undefined;

/**
 * The request for a new password (specification §2 "Forgot password", §4, §8): form, one request, success panel, and from
 * there back to the form with its e-mail. The e-mail is checked when it is submitted and, from then on, at every change.
 */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    tags: {} as 'busy',
  },
  actors: { requestLink: effect<RecoveryAnswer, ForgotPasswordValues>() },
  actions: { tell: outward<{ code: RecoveryRefusal }>() },
  guards: { isValid: ({ context: { email } }) => validateForgotPassword({ email }).ok },
}).createMachine({
  id: 'forgot-password',
  context: { email: '', submitted: false, refusal: null },
  initial: 'filling',
  on: { 'email.edited': { actions: assign({ email: ({ event }) => event.value }) } },
  states: {
    filling: {
      initial: 'untouched',
      on: {
        'request.submitted': [
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
        src: 'requestLink',
        input: ({ context: { email } }) => valuesIn(validateForgotPassword({ email })),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'sent', target: 'sent' },
          {
            target: 'filling.refused',
            actions: [
              assign({ refusal: ({ event }) => narrowed(event.output, 'refused').code }),
              { type: 'tell', params: ({ event }) => ({ code: narrowed(event.output, 'refused').code }) },
            ],
          },
        ],
        onError: {
          target: 'filling.unreachable',
          actions: { type: 'tell', params: { code: 'recovery-failed' } },
        },
      },
    },
    sent: { on: { 'form.reopened': 'filling' } },
  },
});
