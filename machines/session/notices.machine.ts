import { assign, createActor, setup } from 'xstate';

/** Notices about the session: its end, its beginning, and what needs it (specification §2 and §8). */
export type SessionNoticeCode =
  | 'session-expired'
  | 'session-unstored'
  | 'logged-out'
  | 'login-required'
  | 'already-logged-in'
  | 'login-succeeded'
  | 'code-sent';

/** Refusals of the login form (specification §8, Login); they also stay beside the form. */
export type LoginNoticeCode =
  | 'login-credentials-wrong'
  | 'login-account-inactive'
  | 'login-server-failed'
  | 'login-unknown-error'
  | 'login-unexpected-answer';

/** Notices of the cart (specification §8, Cart): adding by status (500, 400, 401, others, no answer), lines. */
export type CartNoticeCode =
  | 'cart-added'
  | 'cart-add-server-failed'
  | 'cart-add-invalid'
  | 'cart-add-login-required'
  | 'cart-add-unknown-error'
  | 'cart-add-failed'
  | 'cart-add-unsure'
  | 'cart-wish-changed'
  | 'quantity-changed'
  | 'quantity-change-failed'
  | 'line-removed'
  | 'line-removal-failed'
  | 'line-restored'
  | 'line-restore-failed'
  | 'line-present'
  | 'order-refilled'
  | 'update-unanswered';

/** Notices of the checkout (specification §8, Checkout). */
export type CheckoutNoticeCode =
  | 'order-placed'
  | 'order-unheard'
  | 'checkout-failed'
  | 'checkout-cart-unsettled'
  | 'checkout-cart-incomplete'
  | 'checkout-unexpected-answer';

/** Notices of the customer area (specification §2 Dashboard, §8 Profile update and Password change). */
export type AccountNoticeCode =
  | 'invoice-failed'
  | 'profile-updated'
  | 'profile-phone-unchanged'
  | 'profile-update-failed'
  | 'password-changed'
  | 'password-change-failed';

/** Notices of registration, activation and password recovery (specification §8). */
export type RegistrationNoticeCode =
  | 'registration-succeeded'
  | 'registration-credentials-wrong'
  | 'registration-refused'
  | 'registration-server-failed'
  | 'registration-unknown-error'
  | 'activation-succeeded'
  | 'code-invalid'
  | 'code-account-unknown'
  | 'code-activation-failed'
  | 'recovery-email-unknown'
  | 'recovery-failed'
  | 'reset-token-invalid'
  | 'reset-failed';

/** Every notice the shop can show; wording/notices.ts holds a sentence for each of them. */
export type NoticeCode =
  | SessionNoticeCode
  | LoginNoticeCode
  | CartNoticeCode
  | CheckoutNoticeCode
  | AccountNoticeCode
  | RegistrationNoticeCode;

/** The quantities of an animal's lines, by their ids, before an add that can be taken back in this session (`sessionOf`). */
export type FormerLines = {
  productId: string;
  session: string;
  quantities: Readonly<Record<string, number>>;
};

/**
 * A notice: a code, and the server's message if it sent one, which is shown instead of the code's sentence. With `former` it stays
 * until it is acted on, or the page is left.
 */
export type Notice<Code extends NoticeCode = NoticeCode> = {
  code: Code;
  message?: string;
  former?: FormerLines;
};

/** A notice on the screen. `remaining`: its remaining time, in ms. `times`: how often in a row it was shown. */
export type ShownNotice = Notice & { id: number; remaining: number; times: number };

/** The answers of one form or control: a new one replaces the old, which may contradict it. */
const answers: readonly RegExp[] = [
  /^(?:login-(?!required)|code-sent)/,
  /^registration-/,
  /^(?:activation-|code-(?!sent))/,
  /^recovery-/,
  /^reset-/,
  /^cart-(?:add|wish)/,
  /^quantity-/,
  /^line-remov/,
  /^line-restor/,
  /^(?:order-placed|checkout-)/,
  /^profile-update/,
  /^password-change/,
];

/** The other notices that a success removes: those that it resolves, and the earlier steps of an account. */
const removedBySuccess: Partial<Record<NoticeCode, RegExp>> = {
  'login-succeeded':
    /^(?:session-expired|cart-add-login-required|registration-succeeded|activation-succeeded)/,
  'code-sent': /^(?:session-expired|cart-add-login-required)/,
  'activation-succeeded': /^registration-succeeded/,
};

/** The successes that are shown on the page alone, and the refusals that they remove. */
const removedBySilentSuccess = {
  'link-sent': /^recovery-/,
  'password-set': /^reset-/,
} as const;

/** A success that is shown on the page and not as a notice. */
export type SilentSuccess = keyof typeof removedBySilentSuccess;

/** How long a notice is shown, in ms (specification §9). */
export const noticeLifetime = 5000;
const tick = 100;

export type NoticesContext = { notices: readonly ShownNotice[]; nextId: number };

export type NoticesEvent =
  | { type: 'notice.added'; notice: Notice }
  /** The page has the place where they are shown. */
  | { type: 'notices.shown' }
  | { type: 'notice.closed'; id: number }
  /** A refused action succeeded, which is shown on the page. */
  | { type: 'success.shown'; by: SilentSuccess }
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' };

/**
 * Adds a notice on top. A repeated notice is merged, with its full time and a count; a new answer replaces the old one, and a
 * success removes the notices that it resolves.
 */
const withNotice = ({ notices, nextId }: NoticesContext, notice: Notice): NoticesContext => {
  const old = [...answers.filter((one) => one.test(notice.code)), removedBySuccess[notice.code]];
  const isSame = ({ code, message }: Notice) => code === notice.code && message === notice.message;
  const others = notices.filter(
    (other) => !isSame(other) && old.every((one) => one?.test(other.code) !== true),
  );
  const times = (notices.find(isSame)?.times ?? 0) + 1;
  return {
    notices: [
      { ...notice, id: nextId, remaining: notice.former ? Number.POSITIVE_INFINITY : noticeLifetime, times },
      ...others,
    ],
    nextId: nextId + 1,
  };
};
const aged = (notices: readonly ShownNotice[]): readonly ShownNotice[] =>
  notices
    .map((notice) => ({ ...notice, remaining: notice.remaining - tick }))
    .filter(({ remaining }) => remaining > 0);

/**
 * The notices (toasts) of the shop: newest first, each closed by a click or after 5000 ms (specification §2, §9). Their timers
 * start when their region is there, and pause while the pointer or the focus is in it. A notice is never shown for less than its
 * time; a pause may add up to one tick (100 ms). Move the focus before you close the notice that has it, since browsers fire no
 * event for the focus of a removed element.
 */
export const noticesMachine = setup({
  types: { context: {} as NoticesContext, events: {} as NoticesEvent },
  actions: {
    showNotice: assign(({ context }, notice: Notice) => withNotice(context, notice)),
    closeNotice: assign(({ context }, id: number) => ({
      notices: context.notices.filter((notice) => notice.id !== id),
    })),
    dismissContradictedNotices: assign(({ context }, by: SilentSuccess) => ({
      notices: context.notices.filter(({ code }) => !removedBySilentSuccess[by].test(code)),
    })),
    ageNotices: assign(({ context }) => ({ notices: aged(context.notices) })),
  },
  guards: {
    isEmpty: ({ context }) => context.notices.length === 0,
    isFilled: ({ context }) => context.notices.length > 0,
  },
}).createMachine({
  id: 'notices',
  context: { notices: [], nextId: 1 },
  initial: 'unshown',
  on: {
    'notice.added': { actions: { type: 'showNotice', params: ({ event }) => event.notice } },
    'success.shown': { actions: { type: 'dismissContradictedNotices', params: ({ event }) => event.by } },
    'notice.closed': { actions: { type: 'closeNotice', params: ({ event }) => event.id } },
  },
  states: {
    unshown: { meta: { unseen: 'over before anybody could read it' }, on: { 'notices.shown': 'counting' } },
    empty: { always: { guard: 'isFilled', target: 'counting' } },
    counting: {
      meta: { looksAs: { empty: 'a clock is not seen' } },
      always: { guard: 'isEmpty', target: 'empty' },
      after: { [tick]: { target: 'counting', reenter: true, actions: 'ageNotices' } },
      on: {
        'notice.added': {
          target: 'counting',
          reenter: true,
          actions: { type: 'showNotice', params: ({ event }) => event.notice },
        },
        'pointer.entered': 'still.underPointer',
        'focus.entered': 'still.underFocus',
      },
    },
    still: {
      initial: 'underPointer',
      always: { guard: 'isEmpty', target: 'empty' },
      states: {
        underPointer: {
          meta: { looksAs: { empty: 'a clock is not seen' } },
          on: { 'pointer.left': '#notices.counting', 'focus.entered': 'underBoth' },
        },
        underFocus: {
          meta: { looksAs: { underPointer: 'a clock is not seen' } },
          on: { 'focus.left': '#notices.counting', 'pointer.entered': 'underBoth' },
        },
        underBoth: {
          meta: { looksAs: { underPointer: 'a clock is not seen' } },
          on: { 'pointer.left': 'underFocus', 'focus.left': 'underPointer' },
        },
      },
    },
  },
});

/** The notices of a prerendered page: none. */
export const noNotices = createActor(noticesMachine).getSnapshot();
