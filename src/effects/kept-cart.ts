import * as v from 'valibot';
import { waitFor } from 'xstate';
import { storedUser } from '#browser/storage/stored-user.ts';
import type { App } from '#data/app.ts';
import { cartLineShape } from '#data/cart.ts';
import { isSameSession } from '#machines/session/session.machine.ts';
import type { CartLine } from '#openapi/schemas.ts';

/** A cart as it was read; `at` in ms since the epoch. */
export type KeptCart = { at: number; lines: readonly CartLine[] };

const shape = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), owner: v.string(), lines: v.array(cartLineShape) }),
);

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
  store.write('kept_cart', JSON.stringify({ at, owner: context.user.email, lines }));
}

/** The stored cart of the customer who is logged in; undefined if there is none. */
export function keptCart({ session, store }: Pick<App, 'session' | 'store'>): KeptCart | undefined {
  const read = v.safeParse(shape, store.read('kept_cart'));
  const isLoggedIn = session.getSnapshot().context.token !== null;
  if (!read.success || !isLoggedIn || storedUser(store)?.email !== read.output.owner) return undefined;
  const { at, lines } = read.output;
  return { at, lines: lines as CartLine[] };
}
