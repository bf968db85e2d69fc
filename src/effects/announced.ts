import type { App, TokenHolder } from '#app/app.ts';
import { heldAs } from '#app/held.ts';
import type { Addition } from '#openapi/schemas.ts';

/**
 * What the provider takes beyond the specification, as it says with the customer's cart: whoever asks before that waits for
 * the answer. A cart that could not be read is asked for once more; then, and for a visitor, nothing is taken.
 */
export async function announced(
  { cart, session }: Pick<App, 'cart'> & TokenHolder,
  signal: AbortSignal,
): Promise<readonly Addition[]> {
  if (session.getSnapshot().context.token === null) return [];
  await cart.arrived();
  const read = () => heldAs(cart, (snapshot) => !snapshot.matches('loading'), signal);
  if ((await read()).matches('failed')) cart.send({ type: 'cart.retried' });
  return (await read()).context.accepts ?? [];
}
