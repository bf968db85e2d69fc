import { array, looseObject, nullish, number, string } from 'valibot';
import type { Product } from '#openapi/schemas.ts';
import { priceShape, promoPriceShape } from './amounts.ts';
import { type Answer, answerOf } from './answer.ts';
import type { Client } from './client.ts';

const picture = nullish(string());

export const productShape = looseObject({
  id: string(),
  name: string(),
  description: string(),
  price: priceShape,
  promo_price: promoPriceShape,
  image1: picture,
  image2: picture,
  image3: picture,
  image4: picture,
  image5: picture,
  image6: picture,
  category: looseObject({ id: string(), nom_categorie: string() }),
  origine: looseObject({ id: string(), libelle: string(), flag: string(), code: string() }),
  taille: nullish(string()),
  quantity_initial: number(),
  quantity_vendu: number(),
  created_at: string(),
});

/** `GET ecommerce/products-betails/`: the whole catalogue in the provider's order (specification §7). */
export function listProducts(client: Client, signal?: AbortSignal): Promise<Answer<Product[]>> {
  return answerOf(
    client.http.GET('/ecommerce/products-betails/', client.send({ signal })),
    array(productShape),
  );
}

/** `GET ecommerce/products-betails/{id}`: one product; 404 where there is none (specification §7). */
export function getProduct(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<Answer<Product>> {
  return answerOf(
    client.http.GET('/ecommerce/products-betails/{id}', {
      params: { path: { id } },
      ...client.send({ signal }),
    }),
    productShape,
  );
}
