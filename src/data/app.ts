import type { ActorRefFrom } from 'xstate';
import type { Forms } from '#browser/fields.ts';
import type { Connection, Locks, Navigation, Sharing, TokenCookie, Visibility } from '#browser/interfaces.ts';
import type { Kept } from '#browser/kept.ts';
import type { DeviceStore } from '#browser/storage/device-store.ts';
import type { Drafts } from '#browser/storage/drafts.ts';
import type { Theme } from '#browser/theme.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { Notice, noticesMachine } from '#machines/session/notices.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { PaymentHosts } from '#rules/payment-hosts.ts';
import type { Client } from './client.ts';
import type { InitialDataStore } from './initial-data.ts';

/** Everything that an effect or a loader may use of the browser. */
export interface App {
  readonly api: Client;
  /** Root of the provider's API. */
  readonly apiRoot: string;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly notices: ActorRefFrom<typeof noticesMachine>;
  /** Shows a notice: a code, and the server's own text if there is one. */
  notify(notice: Notice): void;
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
  /** The hosts that a `payment_url` may lead to: the configured ones, and this page's own host when it is served over http. */
  readonly paymentHosts: PaymentHosts;
  /** Where the document was opened from what an earlier visit kept: it sends no write. */
  readonly kept?: Kept | undefined;
  /** The prerendered page's initial data, for the loaders of the first render. */
  readonly initialData: InitialDataStore;
  /** Milliseconds since the epoch. */
  now(): number;
  /** A random UUID. */
  newKey(): string;
}
