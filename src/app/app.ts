import type { ActorRefFrom } from 'xstate';
import type { Client } from '#api/client.ts';
import type { SharedPage } from '#machines/browsing/share.ts';
import type { cartMachine } from '#machines/cart/cart.ts';
import type { Notice, noticesMachine } from '#machines/session/notices.ts';
import type { sessionMachine } from '#machines/session/session.ts';
import type { PaymentHosts } from '#rules/payment-hosts.ts';
import type { Arrival } from './arrival.ts';
import type { DeviceStore } from './device-store.ts';
import type { Drafts } from './drafts.ts';
import type { Forms } from './fields.ts';
import type { Theme } from './theme.ts';

/** Where the shop may go. Paths are of this site and begin with one slash; anything else is refused. */
export interface Navigation {
  /** The current path with its query, for a redirect URL. */
  path(): string;
  /** The whole address of a page of the shop, for the world outside. */
  address(path: string): string;
  /** Opens a page of the shop. */
  go(path: string, options?: { replace?: boolean }): void;
  /** Fetches the code and the data of a page that is about to be opened. Nothing waits for it, and nothing fails with it. */
  prepare(path: string): void;
  /** Leaves the shop for an address that was checked before (a payment page). Only http and https are followed. */
  leave(url: string): void;
  /** Runs the guards and loaders of the current page again: the session has become another one. Kept when they have run. */
  recheck(): Promise<void>;
}

/**
 * The print dialog, for the orders' page alone. It opens once what was just drawn is on the page; the document keeps this title until
 * `signal` aborts. Never resolves, since no browser tells reliably that it has printed; rejects where it cannot print.
 */
export interface Printing {
  print(documentTitle: string, signal: AbortSignal): Promise<void>;
}

/** The device's share sheet and its clipboard. Nothing leaves the page before its customer chose to share. */
export interface Sharing {
  /** Kept when the sheet closes, whether something was shared or not; rejects where there is none, or where it does not open. */
  open(page: SharedPage): Promise<void>;
  /** Rejects where there is no clipboard, or where it is denied. */
  copy(text: string): Promise<void>;
}

/** Whether the page can be seen, and news of it; its window's focus tells that it is seen, too. */
export interface Visibility {
  isVisible(): boolean;
  watch(changed: (visible: boolean) => void): () => void;
  /** Tells that Back or Forward brought the page back as it was left, timers and state included. */
  watchRestored(restored: () => void): () => void;
}

/** Whether the shop's requests are answered, as far as the device is what keeps them from it, and news of it. */
export interface Connection {
  isOnline(): boolean;
  /** Whether its owner wants to save data: then nothing is fetched before it is asked for. */
  savesData(): boolean;
  watch(changed: (online: boolean) => void): () => void;
}

/** One holder at a time among all tabs of this shop (`navigator.locks` where there is one). */
export interface Locks {
  hold<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Whether somebody holds it now, in whichever tab. */
  isHeld(name: string): Promise<boolean>;
  /** Resolves when nobody holds it. */
  freed(name: string, signal: AbortSignal): Promise<void>;
  /** Takes it from a holder that was waited for in vain (a tab that the system has frozen), and gives it back. */
  take(name: string): Promise<void>;
}

/** The cookie `access_token`: 86400 s, path /, Secure, SameSite=Lax (specification §3, §9). The shop never reads it. */
export interface TokenCookie {
  write(token: string): void;
  clear(): void;
}

/** All that an effect or a loader may touch: nothing else of the browser is in reach of the behaviour. */
export interface App {
  readonly api: Client;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly notices: ActorRefFrom<typeof noticesMachine>;
  /** Shows a notice: a code, and the server's own text where there is one. */
  tell(notice: Notice): void;
  readonly navigation: Navigation;
  readonly store: DeviceStore;
  readonly drafts: Drafts;
  readonly forms: Forms;
  readonly tokenCookie: TokenCookie;
  readonly sharing: Sharing;
  readonly visibility: Visibility;
  readonly connection: Connection;
  readonly locks: Locks;
  readonly theme: Theme;
  /** Where a `payment_url` may lead: the configured hosts, and this page's own host where it is served over http. */
  readonly paymentHosts: PaymentHosts;
  /** The prerendered page's initial data, for the loaders of its first render. */
  readonly arrival: Arrival;
  /** Milliseconds since the epoch. */
  now(): number;
  /** A fresh random identifier (uuid), for the key of an order attempt. */
  newKey(): string;
}
