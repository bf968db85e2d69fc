import type { MissingReason } from './code-loader.ts';

/** What was pressed, sent or changed before its code was there (`public/early.js`). */
export type EarlyPress = {
  readonly type: 'click' | 'submit' | 'change';
  readonly target: Element;
  /** When, in ms of the page. */
  readonly at: number;
  /** Takes the mark from its control; with a reason it says beside it that nothing was done. A change has no mark. */
  readonly end?: (why?: MissingReason) => void;
};

/** What the script that runs before the first paint does for the shop, now and afterwards. */
export interface Early {
  /** What waits for its code, oldest first. */
  readonly presses: EarlyPress[];
  /** Whether a press on it is handled by now: it is hydrated, and the machine of its form has started. */
  isTaken(control: Element): boolean;
  /** Takes one out and ends it; false where it had ended before. */
  drop(press: EarlyPress, why?: MissingReason): boolean;
  /** Shows that a control was heard (`data-pending`, busy); the answer ends that, once. */
  hear(control: Element): (why?: MissingReason) => void;
  /** Says at the foot of the window what does not work, and what to do; null takes it away. */
  say(why: MissingReason | null): void;
  /** The page will not be hydrated: all pending presses end, and later ones are answered with that. */
  lose(why: MissingReason): void;
  /** A byte of code has come: the timeouts begin again. */
  progress(): void;
  /** React has begun: presses on hydrated parts are no longer queued. */
  handOver(): void;
  /** Called for each press queued after that, in a part that is not hydrated yet. */
  onKept?: () => void;
  /** Keeps what stands in the fields of the forms on the page as their drafts: the page is being left. */
  keepDrafts(): void;
  /** Where a draft is kept: the tab's own storage, until the shop gives it a store that works without one, too. */
  keepDraft(form: string, draft: Readonly<Record<string, string>>): void;
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
