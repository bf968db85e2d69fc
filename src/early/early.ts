import type { MissingReason } from '#late/code-loader.ts';

/** A press on a button, or the submission of a form, that waits until its part of the page can handle it. */
export type PendingPress = {
  readonly target: Element;
  /** When, in ms of the page. */
  readonly at: number;
  /** Takes the mark from its control; with a reason it says beside it that nothing was done. */
  readonly end: (why?: MissingReason) => void;
};

/** The fields of a form as they were typed. */
type Draft = Readonly<Record<string, string>>;

/** What the script that runs before the first paint (`script.ts`) does for the shop. */
export interface Early {
  /** Oldest first. */
  readonly presses: readonly PendingPress[];
  /** Whether a press on it is handled: it is hydrated, and the machine of its form has started. */
  isReady(control: Element): boolean;
  /** Takes a press out and ends it; false where it had ended before. */
  end(press: PendingPress, why?: MissingReason): boolean;
  /** Marks a control as pending (`data-pending`, `aria-busy`); the answer ends that, once. After `slowAfter` ms, 8 s unless told, the line is slow. */
  markPending(control: Element, slowAfter?: number): (why?: MissingReason) => void;
  /** Says at the foot of the window what does not work, and what to do; null takes it away. */
  say(why: MissingReason | null): void;
  /** The page will not be hydrated: all pending presses end, and later ones are answered with that. */
  fail(why: MissingReason): void;
  /** A byte of code has come: the timeouts of pending presses begin again. */
  progress(): void;
  /** The page is hydrated, and its machines have started: `replay` is called now, and for each press that is held after that. */
  start(replay: () => void): void;
  /** Keeps what stands in the forms of the page as their drafts, in the tab's own storage unless `keep` is given. */
  keepDrafts(keep?: (form: string, draft: Draft) => void): void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** What runs before the first paint; nothing while pages are made, and where the document has lost it. */
export const early = (): Early | undefined => (typeof window === 'undefined' ? undefined : window.early);

const controls = 'button, label, input, select, textarea, summary, a[href]';

/** The control whose press is being handled at this moment, if one is. */
export function pressedControl(): Element | null {
  if (typeof window === 'undefined') return null;
  const { event } = window;
  if (event === undefined || !(event.target instanceof Element)) return null;
  if (event.type === 'submit') return event.target.querySelector('[type=submit]') ?? event.target;
  return event.type === 'click' || event.type === 'keydown' ? event.target.closest(controls) : null;
}
