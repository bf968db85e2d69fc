import { looseObject, picklist, string } from 'valibot';
import type { Product, Size } from '#openapi/schemas.ts';
import { answerOf, type Call, type Reading } from './answer.ts';
import { cataloguePrice, count, francs, free, freeOrNull, id, listOf, moment } from './shape.ts';

const picture = free(string());

/** The four sizes (specification §3). */
export const size = picklist(['petit', 'moyen', 'extra', 'grand'] satisfies Size[]);

export const productShape = looseObject({
  id,
  name: string(),
  description: string(),
  price: cataloguePrice,
  promo_price: freeOrNull(francs),
  image1: picture,
  image2: picture,
  image3: picture,
  image4: picture,
  image5: picture,
  image6: picture,
  category: looseObject({ id, nom_categorie: string() }),
  origine: looseObject({ id, libelle: string(), flag: string(), code: string() }),
  taille: freeOrNull(size),
  quantity_initial: count,
  quantity_vendu: count,
  created_at: moment,
});

/** `GET ecommerce/products-betails/`: the whole catalogue in the provider's order (specification §7). */
export const listProducts: Reading<Product[]> = (client, signal) =>
  answerOf(client.http.GET('/ecommerce/products-betails/', client.send({ signal })), listOf(productShape));

/** `GET ecommerce/products-betails/{id}`: one product; 404 where there is none (specification §7). */
export const getProduct: Call<{ id: string }, Product> = (client, { id }, signal) =>
  answerOf(
    client.http.GET('/ecommerce/products-betails/{id}', {
      params: { path: { id } },
      ...client.send({ signal }),
    }),
    productShape,
  );
