import { assign, setup } from 'xstate';
import { narrowed } from '#machines/narrowed.ts';
import type { RegistrationNoticeCode } from '#machines/session/notices.ts';
import type { LoginTokens } from '#machines/session/session.ts';
import { effect, outward } from '#machines/with-effects.ts';
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

type ToldRefusalCode = Extract<
  RegistrationNoticeCode,
  'code-invalid' | 'code-account-unknown' | 'code-activation-failed'
>;

/**
 * Why a code did not count: a code for each answer of specification §8, and the server's own text where it counts. Any
 * other status is `code-unverified`, which is said beside the boxes and never told as a notice.
 */
export type CodeRefusal = ToldRefusal | { code: 'code-unverified'; message?: string };
type ToldRefusal = { code: ToldRefusalCode; message?: string };

/** `recipient` is whom the code was sent to, an e-mail or what was typed at login; null where nobody waits for one. */
export type CodeEntryContext = {
  recipient: string | null;
  next: string;
  boxes: CodeBoxes;
  refusal: CodeRefusal | null;
};

/** `length`: 6 for the activation, 5 for two-factor. `next`: the path to go on to, of this site. */
export type CodeEntryInput = { recipient: string | null; length: number; next: string };

export type CodeEntryEvent =
  /** `text` is the whole content of the box, or a whole code where the phone's suggestion put it there. */
  | { type: 'digit.typed'; box: number; text: string }
  | { type: 'code.pasted'; box: number; text: string }
  /** Backspace. */
  | { type: 'digit.erased'; box: number }
  /** The keyboard came into a box by a click, a tap or Tab. */
  | { type: 'box.entered'; box: number }
  /** Arrows, Home and End. */
  | { type: 'box.left'; to: BoxMove }
  | { type: 'code.submitted' };

/** `signedIn`: the code of a login, with its tokens. */
export type CodeAnswer =
  | { kind: 'activated' }
  | ({ kind: 'signedIn' } & LoginTokens)
  | { kind: 'refused'; refusal: CodeRefusal };

const tokensOf = ({ kind: _, ...tokens }: Extract<CodeAnswer, { kind: 'signedIn' }>): LoginTokens => tokens;

/** The refusal of an answer that specification §8 wants told, or null. */
const toldOf = (answer: CodeAnswer): ToldRefusal | null => {
  if (answer.kind !== 'refused') return null;
  const { code, ...words } = answer.refusal;
  return code === 'code-unverified' ? null : { code, ...words };
};

/** A wrong code is typed again from its first digit; otherwise the keyboard stays where it is. */
const withRefusal = ({ boxes }: CodeEntryContext, refusal: CodeRefusal): Partial<CodeEntryContext> => ({
  boxes: refusal.code === 'code-invalid' ? entered(boxes, 0) : boxes,
  refusal,
});

/**
 * The entry of a code, of the activation and of two-factor alike (specification §2 "Activation code" and "Two-factor", §4
 * "Code pages", §8). What is typed or pasted fills the boxes; a complete code is one request however it is submitted, and
 * its digits stay until it counts. It counts: the notice, for a login the session, and on to `next`. Refusals that
 * specification §8 names are told, all are said beside the boxes. Without a recipient there is nothing to enter.
 */
export const codeEntryMachine = setup({
  types: {
    context: {} as CodeEntryContext,
    events: {} as CodeEntryEvent,
    input: {} as CodeEntryInput,
    tags: {} as 'busy',
    meta: {} as { unseen?: string },
  },
  actors: { verify: effect<CodeAnswer, { recipient: string; code: string }>() },
  actions: {
    beginSession: outward<LoginTokens>(),
    forgetRecipient: outward(),
    tell: outward<{ code: ToldRefusalCode | 'activation-succeeded'; message?: string }>(),
    leave: outward<{ path: string }>(),
  },
  guards: {
    isAwaited: ({ context }) => context.recipient !== null,
    isComplete: ({ context }) => isCodeComplete(context.boxes),
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
      always: [{ guard: 'isAwaited', target: 'entering' }, { target: 'unawaited' }],
    },
    unawaited: {},
    entering: {
      initial: 'filling',
      on: {
        'digit.typed': {
          target: '.filling',
          actions: assign(({ context, event }) => ({
            boxes: typedInto(context.boxes, event.box, event.text),
            refusal: null,
          })),
        },
        'code.pasted': {
          target: '.filling',
          actions: assign(({ context, event }) => ({
            boxes: filled(context.boxes, event.box, event.text),
            refusal: null,
          })),
        },
        'digit.erased': {
          target: '.filling',
          actions: assign(({ context, event }) => ({
            boxes: backspaced(context.boxes, event.box),
            refusal: null,
          })),
        },
        'code.submitted': { guard: 'isComplete', target: 'verifying' },
      },
      states: { filling: {}, refused: {}, unreachable: {} },
    },
    verifying: {
      tags: 'busy',
      entry: assign({ refusal: null }),
      invoke: {
        src: 'verify',
        input: ({ context }) => ({ recipient: context.recipient ?? '', code: codeOf(context.boxes) }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'activated',
            target: 'verified',
            actions: 'forgetRecipient',
          },
          {
            guard: ({ event }) => event.output.kind === 'signedIn',
            target: 'verified',
            actions: [
              { type: 'beginSession', params: ({ event }) => tokensOf(narrowed(event.output, 'signedIn')) },
              'forgetRecipient',
            ],
          },
          {
            guard: ({ event }) => toldOf(event.output) !== null,
            target: 'entering.refused',
            actions: [
              assign(({ context, event }) => withRefusal(context, narrowed(event.output, 'refused').refusal)),
              { type: 'tell', params: ({ event }) => toldOf(event.output) ?? { code: 'code-invalid' } },
            ],
          },
          {
            target: 'entering.refused',
            actions: assign(({ context, event }) =>
              withRefusal(context, narrowed(event.output, 'refused').refusal),
            ),
          },
        ],
        onError: 'entering.unreachable',
      },
    },
    verified: {
      tags: 'busy',
      entry: [
        { type: 'tell', params: { code: 'activation-succeeded' } },
        { type: 'leave', params: ({ context }) => ({ path: context.next }) },
      ],
    },
  },
  on: {
    'box.entered': {
      actions: assign(({ context, event }) => ({ boxes: entered(context.boxes, event.box) })),
    },
    'box.left': { actions: assign(({ context, event }) => ({ boxes: moved(context.boxes, event.to) })) },
  },
});
