import type { Product } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import type { App } from './app.ts';
import { rememberProducts } from './known-products.ts';
import { failedBy } from './unreachable.ts';

/** Statuses for an unknown animal: its id does not exist, or is malformed. */
const unknown = [400, 404, 422];

/** The current record of the animal; an older list's record is shown until it arrives. `empty` if there is none. */
export async function readProduct(
  app: Pick<App, 'api' | 'initialData'>,
  id: string,
): Promise<Loaded<Product>> {
  try {
    await app.initialData.phase.hydrated;
    const { getProduct } = await import('./reads.ts');
    const answer = await getProduct(app.api, { id });
    if (answer.kind === 'ok') {
      rememberProducts(app, [answer.data]);
      return { state: 'ready', data: answer.data };
    }
    return { state: unknown.includes(answer.status) ? 'empty' : 'failed' };
  } catch (reason) {
    return failedBy(reason);
  }
}
