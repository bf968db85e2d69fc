import { setup } from 'xstate';
import type { StoryMeta } from '../story-meta.ts';
import { effect } from '../with-effects.ts';

/** The shared content. `url`: the absolute address of a page, without a query; absent if the text contains the addresses. */
export type SharedPage = { title: string; text: string; url?: string };

export type ShareContext = { page: SharedPage };

export type ShareEvent =
  | { type: 'share.pressed' }
  | { type: 'copy.pressed' }
  /** Escape, or a click or the focus elsewhere. */
  | { type: 'choice.closed' };

/** How long a sheet may take to open, and a copy to be made, in ms. @internal */
export const sheetLimit = 1_000;
/** @internal */
export const copyLimit = 5_000;

/**
 * Shares a page, or a message about several (beyond the specification; Web Share API and Clipboard API of the W3C). Opens
 * the share sheet of the device once, however often the button is pressed; dismissing it is no error. Without a share sheet,
 * or if it does not open or never answers, the page offers its own menu: a link to a messenger, and a copy of the address or the message. If
 * the clipboard refuses, the text is shown for manual copying.
 */
export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    input: {} as ShareContext,
    meta: {} as StoryMeta,
  },
  actors: {
    openSheet: effect<void, SharedPage>(),
    copy: effect<void, SharedPage>(),
  },
}).createMachine({
  id: 'share',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      on: { 'share.pressed': 'sharing' },
    },
    sharing: {
      initial: 'opening',
      states: {
        opening: {
          meta: { unseen: 'the device’s own sheet stands above the page' },
          after: { [sheetLimit]: 'open' },
        },
        // A press that reaches the page finds no sheet above it.
        open: {
          meta: { unseen: 'the device’s own sheet stands above the page' },
          on: { 'share.pressed': '#share.choosing' },
        },
      },
      invoke: {
        src: 'openSheet',
        input: ({ context }) => context.page,
        onDone: 'idle',
        onError: 'choosing',
      },
    },
    choosing: {
      initial: 'offered',
      on: { 'share.pressed': 'idle', 'choice.closed': 'idle' },
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
          after: { [copyLimit]: 'uncopied' },
        },
        copied: { on: { 'copy.pressed': 'copying' } },
        uncopied: { on: { 'copy.pressed': 'copying' } },
      },
    },
  },
});
