import { waitFor } from 'xstate';
import { storedUser } from '#browser/storage/stored-user.ts';
import type { App } from '#data/app.ts';
import { type StoredCart, storedCartIn } from '#data/cart.ts';
import { isSameSession } from '#machines/session/session.machine.ts';
import type { CartLine } from '#openapi/schemas.ts';

type Keeping = Pick<App, 'now' | 'session' | 'store'>;

/** Stores a cart that was read, once its owner is known, for reading without a connection; never in a later session. */
export async function keepCart({ now, session, store }: Keeping, lines: readonly CartLine[]): Promise<void> {
  const { token } = session.getSnapshot().context;
  const at = now();
  const { context } = await waitFor(
    session,
    ({ context }) => context.user !== null || !isSameSession(context, token),
  );
  if (context.user === null || !isSameSession(context, token)) return;
  const kept: StoredCart = { at, owner: context.user.email, lines };
  store.write('kept_cart', JSON.stringify(kept));
}

/** The stored cart of the customer who is logged in; undefined if there is none. */
export function keptCart({ session, store }: Pick<App, 'session' | 'store'>): StoredCart | undefined {
  const kept = storedCartIn(store.read('kept_cart'));
  const isLoggedIn = session.getSnapshot().context.token !== null;
  return isLoggedIn && kept?.owner === storedUser(store)?.email ? kept : undefined;
}
