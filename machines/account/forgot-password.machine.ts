import { assign, setup } from 'xstate';
import { type ForgotPasswordValues, validateForgotPassword } from '#rules/forgot-password.ts';
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

/** Why no link was sent (specification §8 "Forgot password"). */
export type RecoveryRefusal = Notice<
  Extract<RegistrationNoticeCode, 'recovery-email-unknown' | 'recovery-failed'>
>;

/**
 * `values`: the current field. `submitted`: whether it was submitted before, and is validated on every change since.
 * `sentTo`: the e-mail of the last request; the field may have been edited since.
 */
export type ForgotPasswordContext = {
  values: ForgotPasswordValues;
  submitted: boolean;
  sentTo: string;
  refusal: RecoveryRefusal | null;
};

export type ForgotPasswordEvent =
  | FieldChanged<'email'>
  | FormSubmitted<ForgotPasswordValues>
  /** 'Réessayez': back to the form. */
  | { type: 'form.reopened' };

export type RecoveryAnswer = { kind: 'sent' } | { kind: 'refused'; refusal: RecoveryRefusal };

export const forgotPasswordErrors = errorsOnceSubmitted(validateForgotPassword);

/**
 * Requests a password reset link (specification §2 "Forgot password", §4, §8): form, one request, success panel, and from
 * there back to the form with its e-mail. The e-mail is validated on the first submission and on every change after it.
 */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    /** `draft`: the e-mail before a reload, or from the login. */
    input: {} as { draft: FormDraft },
    tags: {} as 'busy',
  },
  actors: { requestLink: effect<RecoveryAnswer, ForgotPasswordValues>() },
  actions: {
    forgetDraft: providedAction(),
    /** Prefills the login with the e-mail. */
    prefillLoginEmail: providedAction<{ email: string }>(),
    /** Removes notices that contradict the success shown on the page. */
    dismissContradictedNotices: providedAction(),
    notify: providedAction<RecoveryRefusal>(),
    changeField: assign(({ context }, change: FieldChanged<'email'>) => withField(context, change)),
    takeValues: assign((submission) => ({ values: submittedValues(submission) })),
    beginChecking: assign({ submitted: true, refusal: null }),
    takeSentTo: assign(({ context }) => ({ sentTo: valuesIn(validateForgotPassword(context.values)).email })),
    setRefusal: assign((_, refusal: RecoveryRefusal) => ({ refusal })),
  },
  guards: { answered, isValid: (submission) => validateForgotPassword(submittedValues(submission)).ok },
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
    'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } },
  },
  states: {
    filling: fillingState,
    submitting: {
      tags: 'busy',
      entry: ['beginChecking', 'takeSentTo'],
      invoke: {
        src: 'requestLink',
        input: ({ context }) => valuesIn(validateForgotPassword(context.values)),
        onDone: answers({
          sent: {
            target: 'sent',
            actions: [
              'forgetDraft',
              'dismissContradictedNotices',
              { type: 'prefillLoginEmail', params: ({ context }) => ({ email: context.sentTo }) },
            ],
          },
          refused: { target: 'filling.refused', actions: refusalActions },
        }),
        onError: {
          target: 'filling.unreachable',
          actions: { type: 'notify', params: { code: 'recovery-failed' } },
        },
      },
    },
    sent: { on: { 'form.reopened': 'filling' } },
  },
});
