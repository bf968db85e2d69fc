import type { Product, ProductInput, ProductPatch } from '#openapi/schemas.ts';
import { answerOf, type Call, outcomeOf } from '../answer.ts';
import { productShape } from '../products.ts';

/** `POST ecommerce/products-betails/`: puts an animal on sale; form data where pictures are files (specification §7). */
export const createProduct: Call<ProductInput | FormData, Product> = (client, input, signal) =>
  answerOf(
    client.http.POST('/ecommerce/products-betails/', { body: input, ...client.send({ signal }) }),
    productShape,
  );

/** `PATCH ecommerce/products-betails/{id}/`: changes some fields of a product (specification §7). */
export const updateProduct: Call<{ id: string; changes: ProductPatch | FormData }, Product> = (
  client,
  { id, changes },
  signal,
) =>
  answerOf(
    client.http.PATCH('/ecommerce/products-betails/{id}/', {
      params: { path: { id } },
      body: changes,
      ...client.send({ signal }),
    }),
    productShape,
  );

/** `DELETE ecommerce/products-betails/{id}/`: takes a product off the catalogue (specification §7). */
export const deleteProduct: Call<{ id: string }> = (client, { id }, signal) =>
  outcomeOf(
    client.http.DELETE('/ecommerce/products-betails/{id}/', {
      params: { path: { id } },
      ...client.send({ signal }),
    }),
  );
