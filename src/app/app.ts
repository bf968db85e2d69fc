import type { ActorRefFrom } from 'xstate';
import type { Client } from '#api/client.ts';
import type { cartMachine } from '#machines/cart.ts';
import type { Notice, noticesMachine } from '#machines/notices.ts';
import type { sessionMachine } from '#machines/session.ts';
import type { DeviceStore } from './device-store.ts';
import type { Theme } from './theme.ts';

/** Where the shop may go. Paths are of this site and begin with one slash; anything else is refused. */
export interface Navigation {
  /** The current path with its query, for a redirect URL. */
  path(): string;
  /** Opens a page of the shop. */
  go(path: string, options?: { replace?: boolean }): void;
  /** Leaves the shop for an address that was checked before (a payment page). */
  leave(url: string): void;
}

/** The print dialog; the document's title is given back when it closes. */
export interface Printing {
  print(documentTitle: string): void;
}

/** Whether the page can be seen, and news of it. */
export interface Visibility {
  isVisible(): boolean;
  watch(changed: (visible: boolean) => void): () => void;
}

/** One holder at a time among all tabs of this shop (`navigator.locks` where there is one). */
export interface Locks {
  hold<T>(name: string, work: () => Promise<T>): Promise<T>;
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
  readonly printing: Printing;
  readonly visibility: Visibility;
  readonly locks: Locks;
  readonly theme: Theme;
  /** Milliseconds since the epoch. */
  now(): number;
  /** A fresh random identifier (uuid), for the key of an order attempt. */
  newKey(): string;
}
