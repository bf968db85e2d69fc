import { assign, setup } from 'xstate';
import { errorsOnceSubmitted, type FormDraft, valuesIn, withDraft } from '#machines/form.ts';
import { narrowed } from '#machines/narrowed.ts';
import type { RegistrationNoticeCode } from '#machines/session/notices.ts';
import { effect, outward } from '#machines/with-effects.ts';
import { type ForgotPasswordValues, validateForgotPassword } from '#rules/forgot-password.ts';

/** Why no link was sent (specification §8 "Forgot password"). */
export type RecoveryRefusal = Extract<RegistrationNoticeCode, 'recovery-email-unknown' | 'recovery-failed'>;

/** `values` is the field as it stands, `submitted` whether it was submitted once and is checked from then on. `sentTo` is the e-mail of the last request: the field may have been edited since. */
export type ForgotPasswordContext = {
  values: ForgotPasswordValues;
  submitted: boolean;
  sentTo: string;
  refusal: RecoveryRefusal | null;
};

export type ForgotPasswordEvent =
  | { type: 'field.edited'; field: 'email'; value: string }
  | { type: 'request.submitted' }
  /** 'Réessayez': back to the form. */
  | { type: 'form.reopened' };

export type RecoveryAnswer = { kind: 'sent' } | { kind: 'refused'; code: RecoveryRefusal };

/** The error to show: none before the first submission. */
export const forgotPasswordErrors = errorsOnceSubmitted(validateForgotPassword);

/**
 * The request for a new password (specification §2 "Forgot password", §4, §8): form, one request, success panel, and from
 * there back to the form with its e-mail. The e-mail is checked when it is submitted and, from then on, at every change.
 */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    /** `draft`: what was typed before a reload. */
    input: {} as { draft: FormDraft },
    tags: {} as 'busy',
  },
  actors: { requestLink: effect<RecoveryAnswer, ForgotPasswordValues>() },
  actions: {
    keepDraft: outward<ForgotPasswordValues>(),
    forgetDraft: outward(),
    tell: outward<{ code: RecoveryRefusal }>(),
  },
  guards: { isValid: ({ context }) => validateForgotPassword(context.values).ok },
}).createMachine({
  id: 'forgot-password',
  context: ({ input: { draft } }) => ({
    values: withDraft({ email: '' }, draft),
    submitted: false,
    sentTo: '',
    refusal: null,
  }),
  initial: 'filling',
  on: {
    'field.edited': {
      actions: [
        assign({ values: ({ event }) => ({ email: event.value }) }),
        { type: 'keepDraft', params: ({ context }) => context.values },
      ],
    },
  },
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
      entry: assign({
        submitted: true,
        sentTo: ({ context }) => valuesIn(validateForgotPassword(context.values)).email,
        refusal: null,
      }),
      invoke: {
        src: 'requestLink',
        input: ({ context }) => valuesIn(validateForgotPassword(context.values)),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'sent', target: 'sent', actions: 'forgetDraft' },
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
