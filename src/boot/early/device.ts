/** The element that carries what is known of the page before its code has come. */
export const page = document.documentElement;

/** What the device, or the tab, stores; null where storage is refused, or where the text is not valid. */
export const stored = (
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  valid = /^/,
): string | null => {
  try {
    const text = globalThis[storage].getItem(key);
    return text !== null && valid.test(text) ? text : null;
  } catch {
    return null;
  }
};
// src/browser/storage/browser-store.ts validates token and epoch in the same way.
export const token = (): string | null => stored('localStorage', 'access_token', /^[\x21-\x7e]{1,8192}$/);
/** The device's epoch: another text after each end of a session. */
export const lastEnd = (): string => stored('localStorage', 'session_ended', /^[\w-]{1,64}$/) ?? 'none';
/** Names the device's session (`sessionOf` of machines/session/session.machine.ts). */
export const session = (): string => `${lastEnd()} ${token() !== null}`;

/** The epoch that this document stores under. */
export let epoch = lastEnd();
/** Whether a session has ended since; the document takes the new epoch. */
export const hasEnded = (): boolean => {
  const former = epoch;
  epoch = lastEnd();
  return epoch !== former;
};

const keyOf = (form: string): string => `${epoch}:${form}_draft`;
/** The stored draft of a form; its fields are not validated. */
export const drafted = (form: string): Record<string, unknown> => {
  try {
    return JSON.parse(stored('sessionStorage', keyOf(form)) ?? 'null') ?? {};
  } catch {
    return {};
  }
};
/** Throws where storage is full or refused. */
export const keep = (form: string, draft: object): void =>
  sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
/** Deletes what was typed in this tab under other epochs. */
export const deleteFormer = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.endsWith('_draft') && !key.startsWith(`${epoch}:`)) sessionStorage.removeItem(key);
  } catch {}
};
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
