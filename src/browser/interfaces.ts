/** Navigation. Paths belong to this site and begin with one slash; anything else throws. */
export interface Navigation {
  /** The current path with its query, for a redirect URL. */
  path(): string;
  /** The absolute URL of a page of the shop. */
  address(path: string): string;
  /** Opens a page of the shop. */
  go(path: string, options?: { replace?: boolean }): void;
  /** Preloads the code and data of a page. Never rejects; callers do not wait for it. */
  prepare(path: string): void;
  /** Leaves the shop for a validated address (a payment page). Only http and https are allowed. */
  leave(url: string): void;
  /** Reruns the guards and loaders of the current page after the session changed. Resolves when they have run. */
  recheck(): Promise<void>;
}

/**
 * The print dialog, for the orders page. It opens after the next paint; the document keeps this title until `signal` aborts.
 * Never resolves, since no browser reports reliably that it has printed; rejects if printing is unavailable.
 */
export interface Printing {
  print(documentTitle: string, signal: AbortSignal): Promise<void>;
}

/** The device's share sheet and its clipboard. The page sends nothing before the customer chooses to share. */
export interface Sharing {
  /** Resolves when the sheet closes, whether or not something was shared; rejects if it is unavailable or does not open. */
  open(page: ShareData): Promise<void>;
  /** Rejects if there is no clipboard, or access is denied. */
  copy(text: string): Promise<void>;
}

/** Page visibility, including changes; window focus counts as visible, too. */
export interface Visibility {
  isVisible(): boolean;
  watch(changed: (visible: boolean) => void): () => void;
  /** Notifies when Back or Forward restores the page from the back/forward cache, timers and state included. */
  watchRestored(restored: () => void): () => void;
}

/** Whether the device is connected, including changes. */
export interface Connection {
  isOnline(): boolean;
  /** Whether the user wants to save data: then nothing is preloaded. */
  savesData(): boolean;
  watch(changed: (online: boolean) => void): () => void;
}

/** Locks with one holder at a time among all tabs of this shop (`navigator.locks` where available). */
export interface Locks {
  hold<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Whether any tab holds the lock. */
  isHeld(name: string): Promise<boolean>;
  /** Resolves when the lock is free. */
  freed(name: string, signal: AbortSignal): Promise<void>;
  /** Takes the lock from a holder that did not respond (a tab frozen by the system) and releases it. */
  take(name: string): Promise<void>;
}

/** The cookie `access_token`: 86400 s, path /, Secure, SameSite=Lax (specification §3, §9). The shop never reads it. */
export interface TokenCookie {
  write(token: string): void;
  clear(): void;
}
