import { entriesFromList, fallback, looseObject, minValue, picklist, pipe, string } from 'valibot';
import type { paths } from '#openapi/provider.d.ts';
import type { Product } from '#openapi/schemas.ts';
import { everySize } from '#openapi/words.ts';
import { type Call, type ListAnswer, longListAnswerOf, validatedCall } from './answer.ts';
import type { Client } from './client.ts';
import type { StartWorkerReader } from './long-list.ts';
import {
  cataloguePrice,
  count,
  day,
  francs,
  id,
  lenient,
  lenientOrNull,
  lenientText,
  moment,
  soldCount,
} from './shape.ts';

/** Whole kilograms or months: an addition of the provider. */
const measure = pipe(count, minValue(1));

/** The four sizes (specification §3). */
export const size = picklist(everySize);

export const productShape = looseObject({
  id,
  name: string(),
  description: lenientText,
  price: cataloguePrice,
  promo_price: lenientOrNull(francs),
  ...entriesFromList(['image1', 'image2', 'image3', 'image4', 'image5', 'image6'], lenient(string())),
  ...entriesFromList(['film', 'film_poster'], lenient(string())),
  ...entriesFromList(['image1_date', 'image2_date', 'image3_date'], lenient(day)),
  ...entriesFromList(['image4_date', 'image5_date', 'image6_date'], lenient(day)),
  category: fallback(looseObject({ id, nom_categorie: string() }), { id: '', nom_categorie: '' }),
  origine: looseObject({ id, libelle: string(), flag: lenientText, code: string() }),
  taille: lenientOrNull(size),
  quantity_initial: count,
  quantity_vendu: soldCount,
  created_at: moment,
  poids_estime: lenient(measure),
  age_mois: lenient(measure),
});

type Listed =
  paths['/ecommerce/products-betails/']['get']['responses'][200]['content']['application/json'][number];

/**
 * `GET ecommerce/products-betails/`: the complete catalogue in the provider's order (specification §7). A browser with a cached
 * copy revalidates it. `beside` reads a long one while it arrives, or it is read in slices.
 */
export const listProducts = (
  client: Client,
  signal?: AbortSignal,
  beside: StartWorkerReader<Product> = async () => null,
): Promise<ListAnswer<Product>> =>
  longListAnswerOf<Listed, typeof productShape>(
    (onChunk) =>
      client({ signal, onChunk }).GET('/ecommerce/products-betails/', { parseAs: 'text', cache: 'no-cache' }),
    productShape,
    beside,
  );

/**
 * `GET ecommerce/products-betails/{id}`: one product, or 404 (specification §7). `isFresh` bypasses caches: a purchase needs the
 * current record.
 */
export const getProduct: Call<{ id: string; isFresh?: boolean }, Product> = validatedCall(
  (http, { id, isFresh = false }) =>
    http.GET('/ecommerce/products-betails/{id}', {
      params: { path: { id } },
      ...(isFresh ? { cache: 'no-store' } : {}),
    }),
  productShape,
);
