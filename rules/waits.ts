/*
 * How long the shop waits, in ms. The test beside holds how they relate. Single constants: the script before the first paint and the
 * service worker contain those that they name.
 */

/** A control that waits for code that has come is marked. */
export const markedAfter = 50;
/** The connection is called slow: by an empty place where a page or a part should be, and by a waiting press. Looked at each 500. */
export const slowPlaceAfter = 450;
export const slowPressAfter = 8_000;
/** The service worker shows a kept page. */
export const keptAfter = 8_000;
/** A file, or the code that a press waits for, gives up after its last byte. */
export const silence = 10_000;
/** Pauses before each try to load a file of the shop. */
export const triesAfter = [0, 500, 2_000] as const;
/** A page that was navigated to, or a payment page, has not opened: its control works again. */
export const openedWithin = 10_000;
/** Until a connection that is lost, or a page that is not kept, is asked for again. */
export const askAgainAfter = 10_000;
/** The browser says which locks are held, or takes one over. */
export const lockAnswerWithin = 2_000;
/** A list is shown without its counts. */
export const countsWithin = 3_000;
/** A call to the provider, with its repetition and the reading of its body. */
export const callWithin = 15_000;
/** Calls may take several times that: an order, and a list that is streamed. */
export const orderTimes = 2;
export const streamTimes = 8;
/** A press waits for its code, and work for its lock; a cart settles; an attempt of another tab is answered. */
export const orderWithin = callWithin * orderTimes;
/** A new account's password and a visitor's add wait for a login: to receive and type a code. */
export const loginWithin = 1_800_000;
/**
 * A pending payment is asked about again after each of these pauses; then it is shown as failed, and asked about at this interval for
 * so long.
 */
export const paymentPauses = [1_000, 2_000, 4_000] as const;
export const paymentInterval = 5_000;
export const paymentWithin = 120_000;
/** A return from the pages without the shop's frame reads no lists again: within the shop they stay in memory. */
export const freshFor = 120_000;
/** A page that was hidden for this long reads its cart again. */
export const staleAfter = 60_000;
