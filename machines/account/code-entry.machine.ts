import { assign, setup } from 'xstate';
import {
  type BoxMove,
  backspaced,
  type CodeBoxes,
  codeOf,
  emptyBoxes,
  entered,
  filled,
  isCodeComplete,
  moved,
  typedInto,
} from '#rules/code-boxes.ts';
import { answered, answers } from '../answers.ts';
import { refusalActions } from '../refusal-actions.ts';
import type { Notice, RegistrationNoticeCode } from '../session/notices.machine.ts';
import type { LoginTokens } from '../session/session.machine.ts';
import type { StoryMeta } from '../story-meta.ts';
import { effect, providedAction } from '../with-effects.ts';

type ReportedRefusal = Notice<
  Extract<RegistrationNoticeCode, 'code-invalid' | 'code-account-unknown' | 'code-activation-failed'>
>;
type UnreportedRefusal = { code: 'code-unverified'; message?: string };

/**
 * Why a code was refused: a code for each answer of specification §8, with the server's message where that takes precedence.
 * Any other status is `code-unverified`, which is shown beside the boxes and never as a notice.
 */
export type CodeRefusal = ReportedRefusal | UnreportedRefusal;

/** `recipient`: the e-mail, or the identifier typed at login, that the code was sent to; null if no code is expected. */
export type CodeEntryContext = {
  recipient: string | null;
  next: string;
  boxes: CodeBoxes;
  refusal: CodeRefusal | null;
};

/** `length`: 6 for the activation, 5 for two-factor. `next`: the path of this site to navigate to afterwards. */
export type CodeEntryInput = { recipient: string | null; length: number; next: string };

export type CodeEntryEvent =
  /** `text`: the content of the box, or the complete code if the phone's suggestion filled it in. */
  | { type: 'digit.typed'; box: number; text: string }
  | { type: 'code.pasted'; box: number; text: string }
  /** Backspace. */
  | { type: 'digit.erased'; box: number }
  /** A box received the focus by a click, a tap or Tab. */
  | { type: 'box.entered'; box: number }
  /** Arrows, Home and End. */
  | { type: 'box.left'; to: BoxMove }
  /** `digits`: the content of the boxes. Omitted by the statechart view, which sends events without data; the context counts then. */
  | { type: 'form.submitted'; digits?: readonly string[] };

/** `loggedIn`: a login was completed; carries its tokens. `unverified`: refused, without a notice. */
export type CodeAnswer =
  | { kind: 'activated' }
  | ({ kind: 'loggedIn' } & LoginTokens)
  | { kind: 'refused'; refusal: ReportedRefusal }
  | { kind: 'unverified'; refusal: UnreportedRefusal };

/** Moves the focus to the first digit after a wrong code; otherwise leaves it in place. */
const withRefusal = ({ boxes }: CodeEntryContext, refusal: CodeRefusal): Partial<CodeEntryContext> => ({
  boxes: refusal.code === 'code-invalid' ? entered(boxes, 0) : boxes,
  refusal,
});

type Submission = { context: CodeEntryContext; event: Extract<CodeEntryEvent, { type: 'form.submitted' }> };

const submittedDigits = ({ context, event }: Submission): readonly string[] =>
  event.digits ?? context.boxes.digits;

const takeDigits = { type: 'takeDigits', params: submittedDigits } as const;

/**
 * The code entry of the activation and of two-factor (specification §2 "Activation code" and "Two-factor", §4 "Code
 * pages", §8). Typing or pasting fills the boxes; a complete code is sent once however it is submitted, and its digits stay
 * until it is accepted. Success shows the notice, starts the session of a login, and navigates to `next`. All refusals are
 * shown beside the boxes, those that specification §8 names also as a notice. Without a recipient there is no form.
 */
export const codeEntryMachine = setup({
  types: {
    context: {} as CodeEntryContext,
    events: {} as CodeEntryEvent,
    input: {} as CodeEntryInput,
    tags: {} as 'busy',
    meta: {} as StoryMeta,
  },
  actors: { verify: effect<CodeAnswer, { recipient: string; code: string }>() },
  actions: {
    beginSession: providedAction<LoginTokens>(),
    forgetRecipient: providedAction(),
    notify: providedAction<ReportedRefusal | { code: 'activation-succeeded' }>(),
    leave: providedAction<{ path: string }>(),
    typeDigit: assign(({ context }, { box, text }: { box: number; text: string }) => ({
      boxes: typedInto(context.boxes, box, text),
    })),
    pasteCode: assign(({ context }, { box, text }: { box: number; text: string }) => ({
      boxes: filled(context.boxes, box, text),
    })),
    eraseDigit: assign(({ context }, box: number) => ({ boxes: backspaced(context.boxes, box) })),
    enterBox: assign(({ context }, box: number) => ({ boxes: entered(context.boxes, box) })),
    takeDigits: assign(({ context: { boxes } }, digits: readonly string[]) => ({
      boxes: { ...boxes, digits },
    })),
    enterEmptyBox: assign(({ context: { boxes } }) => ({ boxes: entered(boxes, boxes.digits.indexOf('')) })),
    moveOn: assign(({ context }, to: BoxMove) => ({ boxes: moved(context.boxes, to) })),
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign(({ context }, refusal: CodeRefusal) => withRefusal(context, refusal)),
  },
  guards: {
    answered,
    isAwaited: ({ context }) => context.recipient !== null,
    isComplete: (_, digits: readonly string[]) => isCodeComplete({ digits }),
  },
}).createMachine({
  id: 'code-entry',
  context: ({ input: { recipient, length, next } }) => ({
    recipient,
    next,
    boxes: emptyBoxes(length),
    refusal: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      meta: { unseen: 'left in the step that enters it' },
      always: [{ guard: 'isAwaited', target: 'filling' }, { target: 'unawaited' }],
    },
    unawaited: {},
    filling: {
      initial: 'idle',
      on: {
        'digit.typed': {
          target: '.idle',
          actions: [{ type: 'typeDigit', params: ({ event }) => event }, 'forgetRefusal'],
        },
        'code.pasted': {
          target: '.idle',
          actions: [{ type: 'pasteCode', params: ({ event }) => event }, 'forgetRefusal'],
        },
        'digit.erased': {
          target: '.idle',
          actions: [{ type: 'eraseDigit', params: ({ event }) => event.box }, 'forgetRefusal'],
        },
        'form.submitted': [
          {
            guard: { type: 'isComplete', params: submittedDigits },
            target: 'submitting',
            actions: takeDigits,
          },
          { target: '.unfinished', actions: [takeDigits, 'enterEmptyBox', 'forgetRefusal'] },
        ],
      },
      states: {
        idle: {},
        refused: { meta: { looksAs: { idle: 'the data alone shows the refusal' } } },
        unreachable: {},
        /** Enter was pressed before every box was filled. */
        unfinished: {},
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        src: 'verify',
        input: ({ context }) => ({ recipient: context.recipient ?? '', code: codeOf(context.boxes) }),
        onDone: answers({
          activated: { target: 'verified', actions: 'forgetRecipient' },
          loggedIn: {
            target: 'verified',
            actions: [
              { type: 'beginSession', params: ({ output: { kind: _, ...tokens } }) => tokens },
              'forgetRecipient',
            ],
          },
          refused: { target: 'filling.refused', actions: refusalActions },
          unverified: {
            target: 'filling.refused',
            actions: { type: 'setRefusal', params: ({ output }) => output.refusal },
          },
        }),
        onError: 'filling.unreachable',
      },
    },
    verified: {
      tags: 'busy',
      meta: { looksAs: { submitting: 'the next page opens in a moment' } },
      entry: [
        { type: 'notify', params: { code: 'activation-succeeded' } },
        { type: 'leave', params: ({ context }) => ({ path: context.next }) },
      ],
    },
  },
  on: {
    'box.entered': { actions: { type: 'enterBox', params: ({ event }) => event.box } },
    'box.left': { actions: { type: 'moveOn', params: ({ event }) => event.to } },
  },
});
