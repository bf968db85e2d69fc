import type { DeviceStore } from './device-store.ts';

/**
 * The forms whose fields a tab keeps until they are sent, so that neither a reload nor Back loses what was typed; `wanted`
 * is the quantity of a product that a visitor wanted in the cart before the login, `selection` the animals chosen to be sent.
 */
export const draftedForms = [
  'login',
  'registration',
  'forgot-password',
  'profile',
  'contact',
  'wanted',
  'selection',
] as const;
export type DraftedForm = (typeof draftedForms)[number];

export const isDraftedForm = (form: string): form is DraftedForm => draftedForms.some((one) => one === form);

/** Fields of a form as they were typed. Never a password, a code or an ID number. */
export type Draft = Readonly<Record<string, string>>;

/** What this tab keeps of its forms; it ends with the tab. */
export interface Drafts {
  /** The text as it is stored, not validated: `storedDraft` does that. */
  read(form: DraftedForm): string | null;
  keep(form: DraftedForm, draft: Draft): void;
  forget(form: DraftedForm): void;
  forgetAll(): void;
}

export type DraftKey = `${DraftedForm}_draft`;

/** Drafts in a store of the tab's own (session storage, or memory where it is denied). */
export function tabDrafts(store: Pick<DeviceStore<DraftKey>, 'read' | 'write' | 'remove'>): Drafts {
  const forget = (form: DraftedForm): void => store.remove(`${form}_draft`);
  return {
    read: (form) => store.read(`${form}_draft`),
    keep: (form, draft) => store.write(`${form}_draft`, JSON.stringify(draft)),
    forget,
    forgetAll: () => draftedForms.forEach(forget),
  };
}
