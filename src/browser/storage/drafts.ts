import { draftOf, tabKey, tabKeys } from '#rules/stored-names.ts';
import type { DeviceStore } from './device-store.ts';

/** The forms whose fields a tab stores until they are sent, so that neither a reload nor Back loses input. */
export const draftedForms = ['login', 'registration', 'forgot-password', 'profile', 'contact'] as const;

/**
 * What a tab stores besides, in the same way. `wanted_add`: what a visitor added before the login (`src/effects/login-exit.ts`);
 * `selection`: the selected animals; `inactive_email`: that of a login that was refused with 423, and of a registration which it
 * replaced; `unanswered_adds`: quantity and key of each product whose add has no definite answer; `led_to_login`: the document of an
 * animal has led a visitor there.
 */
export const tabNotes = [
  'wanted_add',
  'selection',
  'inactive_email',
  'unanswered_adds',
  'led_to_login',
] as const;

export type DraftName = (typeof draftedForms | typeof tabNotes)[number];

export const isDraftedForm = (form: string): form is (typeof draftedForms)[number] =>
  draftedForms.some((one) => one === form);

/** Fields of a form as typed. Never a password, a code or an ID number. */
export type Draft = Readonly<Record<string, string>>;

/** The password of a newly registered account; `until` in ms since the epoch. */
export type WaitingPassword = { readonly email: string; readonly password: string; readonly until: number };

/**
 * The form data that this tab stores. The epoch is a part of each key (`<epoch>:<form>_draft`, `<epoch>:<note>`): after any end of a session on this
 * device nobody reads what was typed before. It ends with the tab; `src/boot/early/device.ts` deletes other epochs' texts.
 */
export interface Drafts {
  /** The stored text, unvalidated: `storedDraft` validates it. */
  read(form: DraftName): string | null;
  write(form: DraftName, draft: Draft): void;
  forget(form: DraftName): void;
  /** Deletes the texts of every epoch. */
  forgetAll(): void;
  /** In this document's memory only: a reload deletes it, and no other tab has it. */
  password: WaitingPassword | null;
}

/**
 * Drafts in the tab's own store (session storage, or memory where it is denied). `epoch` is the session's; `endDraft` ends the draft
 * of an open form.
 */
export function tabDrafts(
  store: Pick<DeviceStore<string>, 'read' | 'write' | 'remove' | 'keys'>,
  epoch: () => string,
  endDraft: (form: DraftName) => void = () => undefined,
): Drafts {
  const keyOf = (name: DraftName): string => tabKey(epoch(), isDraftedForm(name) ? draftOf(name) : name);
  const drafts: Drafts = {
    read: (form) => store.read(keyOf(form)),
    write: (form, draft) => store.write(keyOf(form), JSON.stringify(draft)),
    forget: (form) => {
      store.remove(keyOf(form));
      endDraft(form);
    },
    forgetAll: () => {
      for (const key of store.keys()) if (tabKeys.test(key)) store.remove(key);
      for (const form of draftedForms) endDraft(form);
      drafts.password = null;
    },
    password: null,
  };
  return drafts;
}

/** Whether stored values make the first render on this device differ from the prerendered page, which has these forms. */
export const hasStoredForm = (
  { drafts, store }: { drafts: Pick<Drafts, 'read'>; store: Pick<DeviceStore, 'read'> },
  forms: readonly (string | null)[],
): boolean =>
  draftedForms.some((form) => forms.includes(form) && drafts.read(form) !== null) ||
  (forms.includes('forgot-password') && drafts.read('login') !== null) ||
  (forms.includes('login') &&
    (['remembered_identifier', 'redirect_url'] as const).some((key) => store.read(key) !== null));
