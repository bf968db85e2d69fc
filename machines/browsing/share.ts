import { setup } from 'xstate';
import type { Seen } from '#machines/seen.ts';
import { effect } from '#machines/with-effects.ts';

/** What is shared: `url` is a page's whole address, without a query; a message that holds its addresses itself has none. */
export type SharedPage = { title: string; text: string; url?: string };

export type ShareContext = { page: SharedPage };

export type ShareEvent =
  | { type: 'share.pressed' }
  | { type: 'copy.pressed' }
  /** Escape, or a click or the focus elsewhere. */
  | { type: 'choice.closed' };

/**
 * Sharing a page, or a message about several (beyond the specification; Web Share API and Clipboard API of the W3C). A
 * device's share sheet is opened where there is one, once however often the button is pressed; dismissing it is no error.
 * Where there is none, or where it does not open, the page offers its own choice: a link that others can be sent, and a copy
 * of the address or the message. Where the clipboard refuses, what was to be copied is shown, to be taken by hand.
 */
export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    input: {} as ShareContext,
    meta: {} as Seen,
  },
  actors: {
    openSheet: effect<void, SharedPage>(),
    copy: effect<void, SharedPage>(),
  },
}).createMachine({
  id: 'share',
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: {
      on: { 'share.pressed': 'sharing' },
    },
    sharing: {
      meta: { unseen: 'the device’s own sheet stands above the page' },
      invoke: {
        src: 'openSheet',
        input: ({ context }) => context.page,
        onDone: 'resting',
        onError: 'choosing',
      },
    },
    choosing: {
      initial: 'offered',
      on: { 'share.pressed': 'resting', 'choice.closed': 'resting' },
      states: {
        offered: { on: { 'copy.pressed': 'copying' } },
        copying: {
          meta: { unseen: 'looks as the offer before it does' },
          invoke: {
            src: 'copy',
            input: ({ context }) => context.page,
            onDone: 'copied',
            onError: 'uncopied',
          },
        },
        copied: { on: { 'copy.pressed': 'copying' } },
        uncopied: { on: { 'copy.pressed': 'copying' } },
      },
    },
  },
});
