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
// src/browser/storage/browser-store.ts validates token and mark in the same way.
export const token = (): string | null => stored('localStorage', 'access_token', /^[\x21-\x7e]{1,8192}$/);
export const lastEnd = (): string => stored('localStorage', 'session_ended', /^[\w-]{1,64}$/) ?? 'none';
/** What is typed in a tab belongs to its customer until a session ends on the device (`follow` of src/browser/storage/drafts.ts). */
export const isOver = (): boolean => (stored('sessionStorage', 'session_ended') ?? lastEnd()) !== lastEnd();
export const owner = (): string => `${lastEnd()} ${token() !== null}`;

/** The stored draft of a form; its fields are not validated. */
export const drafted = (form: string): Record<string, unknown> => {
  try {
    return JSON.parse(stored('sessionStorage', `${form}_draft`) ?? 'null') ?? {};
  } catch {
    return {};
  }
};
/** Throws where storage is full or refused. */
export const keep = (form: string, draft: object): void =>
  sessionStorage.setItem(`${form}_draft`, JSON.stringify(draft));
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
