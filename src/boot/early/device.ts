import { epochPattern, tabKey, tabKeys, tokenPattern } from '#rules/stored-names.ts';

/** The element that carries what is known of the page before its code has come. */
export const page = document.documentElement;

/** Whether the browser has refused storage. */
export let isDenied = false;
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
    isDenied = true;
    return null;
  }
};
export const token = (): string | null => stored('localStorage', 'access_token', tokenPattern);
/** The device's epoch: another text after each end of a session. */
export const deviceEpoch = (): string => stored('localStorage', 'session_ended', epochPattern) ?? 'none';
/** Names the device's session (`sessionOf` of machines/session/session.machine.ts). */
export const session = (): string => `${deviceEpoch()} ${token() !== null}`;

/** The epoch that this document stores under. */
export let documentEpoch = deviceEpoch();
/** Takes the device's epoch. Returns whether a session has ended since. */
export const takeEpoch = (): boolean => {
  const former = documentEpoch;
  documentEpoch = deviceEpoch();
  return documentEpoch !== former;
};

/** A text of the tab; its fields are not validated. */
export const drafted = (name: string): Record<string, unknown> => {
  try {
    return JSON.parse(stored('sessionStorage', tabKey(documentEpoch, name)) ?? 'null') ?? {};
  } catch {
    return {};
  }
};
/** Throws where storage is full or refused. */
export const store = (name: string, fields: object): void =>
  sessionStorage.setItem(tabKey(documentEpoch, name), JSON.stringify(fields));
/** Deletes the tab's texts of other epochs. */
export const deleteFormer = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (tabKeys.test(key) && !key.startsWith(`${documentEpoch}:`)) sessionStorage.removeItem(key);
  } catch {}
};
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
