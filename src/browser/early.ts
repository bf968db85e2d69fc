import { controls } from '#rules/press-spot.ts';

/**
 * Why a press was not done; `failed`: its code has not come; `left`: a session has ended or begun on the device since; `kept`: a
 * kept document sends nothing.
 */
export type EndReason = 'failed' | 'left' | 'kept' | AddOutcome;

/** What a document knows about an add that it sent: added, refused with 400, 401, 500 or another status, or nothing. */
export type AddOutcome = 'added' | 'invalid' | 'login' | 'server' | 'error' | 'unsure';

/** A press on a button, or the submission of a form, that waits until its part of the page is hydrated. */
export type PendingPress = {
  readonly target: HTMLElement;
  /** The animal that it adds. */
  readonly add: string | undefined;
  /** Time of the press in ms, relative to the page's time origin. */
  readonly at: number;
  /** The epoch, and whether somebody was logged in: the token itself may be renewed. */
  readonly session: string;
  /** Removes the pending mark from its control; with a reason, shows beside it why nothing was done, or what became of a sent add. */
  end: (why?: EndReason) => void;
};

/** What the shop's code does for the script. */
export type Replayer = {
  /** Called at the start, and for each later pending press. */
  readonly replay: () => void;
  readonly isHydrated: (element: Element) => boolean;
  /** Stores a form's fields as its draft. */
  readonly store: (form: string, draft: Draft) => void;
};

/** Fields of a form as typed. */
type Draft = Readonly<Record<string, string>>;

/** The interface of the script that runs before the first paint (`src/boot/early/main.ts`). */
export interface Early {
  /** The device's epoch at the start of the document, or since an end that the document without its code has heard of. */
  readonly epoch: string;
  /** Resolves at the first input by a person; a focus that a script sets is none. */
  readonly touched: Promise<void>;
  /** The first ten failures of the page's scripts, and promises that nobody caught (`src/boot/reports.ts`). */
  readonly errors: readonly Event[];
  /** Oldest first. */
  readonly presses: readonly PendingPress[];
  /** Whether a press on the control is handled: it is hydrated, and its form's machine has started. */
  isReady(control: Element): boolean;
  /** Removes a press and ends it; false if it had already ended. */
  end(press: PendingPress, why?: EndReason): boolean;
  /** Ends a press in order to do it; false if it had ended, or if its session has ended, which is then said beside its control. */
  take(press: PendingPress): boolean;
  /**
   * Marks a control as pending (`data-pending`, `aria-busy`); the returned function ends that, once. After so many ms, by default
   * 8 s, the connection is reported as slow.
   */
  markPending(control: Element, slow?: number): (why?: EndReason) => void;
  /** Says beside the control that was pressed last that a kept document sends nothing. */
  refuse(): void;
  /** Places the line at the bottom of the window above the bars there. */
  placeLine(): void;
  /**
   * Code of the page is missing: says so at the bottom of the window, ends all pending presses, and later ones at once, until
   * `start`.
   */
  fail(): void;
  /** A piece or the whole of a script or style has arrived: restarts the time-outs of pending presses. */
  progress(): void;
  /** The page is hydrated, and its machines have started; or another page is opened. */
  start(replayer: Replayer): void;
  /** For the page after an order (`src/live/install-line.tsx`). */
  installOffer?: InstallOffer;
  /** Whether a person has changed the field, even if its value is the former one again. */
  isChanged(field: Element): boolean;
  /** Stores the fields of the page's forms as their drafts, in session storage unless `store` is given. */
  storeDrafts(store?: (form: string, draft: Draft) => void): void;
}

/** A browser's offer to install the shop, usable once (`beforeinstallprompt`, Chromium only). */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    early?: Early;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** The early script's interface; undefined during prerendering, and in documents without the script. */
export const early = (): Early | undefined => (typeof window === 'undefined' ? undefined : window.early);

/** The control whose press is being handled, if any. */
export function pressedControl(): Element | null {
  if (typeof window === 'undefined') return null;
  const { event } = window;
  if (event === undefined || !(event.target instanceof Element)) return null;
  if (event.type === 'submit') return event.target.querySelector('[type=submit]') ?? event.target;
  return event.type === 'click' || event.type === 'keydown' ? event.target.closest(controls) : null;
}
