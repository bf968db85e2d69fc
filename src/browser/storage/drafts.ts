import type { DeviceStore } from './device-store.ts';

/** The forms whose fields a tab stores until they are sent, so that neither a reload nor Back loses input. */
export const draftedForms = ['login', 'registration', 'forgot-password', 'profile', 'contact'] as const;

/**
 * What a tab stores besides, in the same way. `wanted` is the quantity of a product that a visitor added before the login, with the
 * redirect URL of that login; `selection` is the selected animals; `inactive` is the e-mail of a login that was refused with 423, and
 * that of a registration which it replaced. `unanswered`: quantity and key of each product whose add has no definite answer; `led`:
 * the server's words for which the document of an animal led a visitor to the login, as plain text.
 */
export const tabNotes = ['wanted', 'selection', 'inactive', 'unanswered', 'led'] as const;

export type DraftName = (typeof draftedForms | typeof tabNotes)[number];

export const isDraftedForm = (form: string): form is (typeof draftedForms)[number] =>
  draftedForms.some((one) => one === form);

/** Fields of a form as typed. Never a password, a code or an ID number. */
export type Draft = Readonly<Record<string, string>>;

/** The password of a newly registered account; `until` in ms since the epoch. */
export type WaitingPassword = { readonly email: string; readonly password: string; readonly until: number };

/**
 * The form data that this tab stores. It ends with the tab, and with any session that ends on this device: from then on nothing is
 * read or stored until `follow`. `src/boot/early/arrival.ts` compares in the same way at the start of each document.
 */
export interface Drafts {
  /** The stored text, unvalidated: `storedDraft` validates it. */
  read(form: DraftName): string | null;
  keep(form: DraftName, draft: Draft): void;
  forget(form: DraftName): void;
  forgetAll(): void;
  /** Kept in this document's memory only: a reload deletes it, and no other tab has it. */
  password: WaitingPassword | null;
  /** If a session has ended on the device since this tab last compared, deletes everything and returns true. */
  follow(): boolean;
}

export type DraftKey = `${DraftName}_draft` | 'session_ended';

/**
 * Drafts in the tab's own store (session storage, or memory where it is denied). `ended` reads the device's `session_ended`;
 * `endDraft` ends the draft of an open form.
 */
export function tabDrafts(
  store: Pick<DeviceStore<DraftKey>, 'read' | 'write' | 'remove'>,
  ended: () => string | null = () => null,
  endDraft: (form: DraftName) => void = () => undefined,
): Drafts {
  const mark = (): string => ended() ?? 'none';
  // A new tab has no mark.
  const isOver = (): boolean => (store.read('session_ended') ?? mark()) !== mark();
  const forget = (form: DraftName): void => {
    store.remove(`${form}_draft`);
    endDraft(form);
  };
  const drafts: Drafts = {
    read: (form) => (isOver() ? null : store.read(`${form}_draft`)),
    keep: (form, draft) => {
      if (!isOver()) store.write(`${form}_draft`, JSON.stringify(draft));
    },
    forget,
    forgetAll: () => {
      for (const name of [...draftedForms, ...tabNotes]) forget(name);
      drafts.password = null;
    },
    password: null,
    follow: () => {
      const hasLeft = isOver();
      if (hasLeft) drafts.forgetAll();
      // Last: a tab that is discarded before keeps no draft under the new mark.
      if (store.read('session_ended') !== mark()) store.write('session_ended', mark());
      return hasLeft;
    },
  };
  return drafts;
}

/** Pages whose form starts with stored values, and the drafts they read. */
const forms: Readonly<Record<string, readonly DraftName[]>> = {
  '/login': ['login'],
  '/register': ['registration'],
  '/forgot-password': ['forgot-password', 'login'],
  '/contact': ['contact'],
};

/** Whether stored values make the first render on this device differ from the prerendered page. */
export const hasStoredForm = (
  { drafts, store }: { drafts: Pick<Drafts, 'read'>; store: Pick<DeviceStore, 'read'> },
  path: string,
): boolean =>
  (path === '/login' &&
    (['remembered_identifier', 'redirect_url'] as const).some((key) => store.read(key) !== null)) ||
  forms[path]?.some((form) => drafts.read(form) !== null) === true;
