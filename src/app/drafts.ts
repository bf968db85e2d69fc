import type { DeviceStore } from './device-store.ts';

/**
 * The forms whose fields a tab keeps until they are sent, so that neither a reload nor Back loses what was typed; `wanted`
 * is the quantity of a product that a visitor wanted in the cart before the login.
 */
export const draftedForms = [
  'login',
  'registration',
  'forgot-password',
  'profile',
  'contact',
  'wanted',
] as const;
export type DraftedForm = (typeof draftedForms)[number];

/** Fields of a form as they were typed. Never a password, a code or an ID number. */
export type Draft = Readonly<Record<string, string>>;

/** What this tab keeps of its forms; it ends with the tab. Another customer's fields are the reader's to refuse. */
export interface Drafts {
  read(form: DraftedForm): Draft;
  keep(form: DraftedForm, draft: Draft): void;
  forget(form: DraftedForm): void;
  forgetAll(): void;
}

export type DraftKey = `${DraftedForm}_draft`;

/** A draft as it was kept; what cannot be read, or is no text, is left out. */
function parsed(kept: string | null): Draft {
  try {
    const fields: unknown = JSON.parse(kept ?? '{}');
    return Object.fromEntries(
      Object.entries(fields ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Drafts in a store of the tab's own (session storage, or memory where it is denied). */
export function tabDrafts(store: Pick<DeviceStore<DraftKey>, 'read' | 'write' | 'remove'>): Drafts {
  const forget = (form: DraftedForm): void => store.remove(`${form}_draft`);
  return {
    read: (form) => parsed(store.read(`${form}_draft`)),
    keep: (form, draft) => store.write(`${form}_draft`, JSON.stringify(draft)),
    forget,
    forgetAll: () => draftedForms.forEach(forget),
  };
}
