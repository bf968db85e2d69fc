import { waitFor } from 'xstate';
import { deviceSession, ownedKey } from '#browser/storage/device-store.ts';
import { storedUser } from '#browser/storage/stored-user.ts';
import type { App } from '#data/app.ts';
import { type StoredCart, storedCartIn } from '#data/cart.ts';
import { sessionOf } from '#machines/session/session.machine.ts';
import type { CartLine } from '#openapi/schemas.ts';

type Storing = Pick<App, 'now' | 'session' | 'store'>;

/** Stores a cart that was read, once its owner is known, for reading without a connection; never in a later session. */
export async function storeCart({ now, session, store }: Storing, lines: readonly CartLine[]): Promise<void> {
  const opened = sessionOf(session.getSnapshot().context);
  const at = now();
  const { context } = await waitFor(
    session,
    ({ context }) => context.user !== null || sessionOf(context) !== opened,
  );
  const isOver = sessionOf(context) !== opened || deviceSession(store).epoch !== context.epoch;
  if (context.user === null || isOver) return;
  const stored: StoredCart = { at, lines };
  store.write(ownedKey(context.user.email, 'kept_cart'), JSON.stringify(stored));
}

/** The stored cart of the customer who is logged in; undefined if there is none. */
export function storedCart({ session, store }: Pick<App, 'session' | 'store'>): StoredCart | undefined {
  const user = session.getSnapshot().context.token === null ? null : storedUser(store);
  return user === null ? undefined : storedCartIn(store.read(ownedKey(user.email, 'kept_cart')));
}
