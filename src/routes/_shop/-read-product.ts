import type { App } from '#app/app.ts';
import type { Product } from '#openapi/schemas.ts';
import type { Loaded } from '#screens/loaded.ts';
import { remember } from '../-known-products.ts';

/** Statuses that say that there is no such animal: an unknown id, or one that cannot be an id. */
const unknown = [400, 404, 422];

/** The animal as it is now: what an older list knows of it stands only until then. `empty` where there is none. */
export async function readProduct(app: Pick<App, 'api' | 'arrival'>, id: string): Promise<Loaded<Product>> {
  try {
    await app.arrival.over;
    const { getProduct } = await import('../-reads.ts');
    const answer = await getProduct(app.api, { id });
    if (answer.kind === 'ok') {
      remember(app, [answer.data]);
      return { state: 'ready', data: answer.data };
    }
    return { state: unknown.includes(answer.status) ? 'empty' : 'failed' };
  } catch {
    return { state: 'failed' };
  }
}
